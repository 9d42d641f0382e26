return { ["02_the_soup"] = "chef-toque bubbling-bowl" }
