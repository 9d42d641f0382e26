return { ["05_the_pudding"] = "cupcake ringing-bell" }
