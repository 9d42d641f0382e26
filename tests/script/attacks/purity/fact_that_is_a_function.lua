-- expect: card has no hook 'price'
return card { price = function() end }
