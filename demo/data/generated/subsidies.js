// Made by demo/data/compact.mjs, not by hand: see demo/data/README.md.
export default {
"rows": [
{"state":"AL","amount":27.74,"quoted":true},
{"state":"AR","amount":8.93,"quoted":true},
{"state":"AZ","amount":17,"quoted":false},
{"state":"CA","amount":12,"quoted":false},
{"state":"FL","amount":4.82,"quoted":true},
{"state":"GA","amount":25.42,"quoted":true},
{"state":"IL","amount":15.2,"quoted":true},
{"state":"IN","amount":38.44,"quoted":true},
{"state":"KS","amount":55.2,"quoted":true},
{"state":"KY","amount":38.44,"quoted":true},
{"state":"LA","amount":32.89,"quoted":true},
{"state":"ME","amount":21.7,"quoted":false},
{"state":"MO","amount":43.03,"quoted":true},
{"state":"MS","amount":23.84,"quoted":true},
{"state":"NY","amount":58.8,"quoted":false},
{"state":"OH","amount":31.38,"quoted":true},
{"state":"OK","amount":28.24,"quoted":true},
{"state":"SC","amount":35.66,"quoted":true},
{"state":"TN","amount":27.74,"quoted":true},
{"state":"TX","amount":4.82,"quoted":true},
{"state":"VA","amount":24.56,"quoted":true},
{"state":"WV","amount":32.71,"quoted":true}
]
};
