-- GF-69: two encounters, of which everybody faces one.
return modifier {
  forks = true,
}
