// Made by demo/data/compact.mjs, not by hand: see demo/data/README.md.
export default {
"rows": [
{"ndc":"60505257908","name":"ATORVASTATIN CALCIUM","substance":"ATORVASTATIN CALCIUM","form":"TABLET, FILM COATED","strength":"20","unit":"mg/1","tiers":{"drugPlan":1,"advantage":1}},
{"ndc":"00003089421","name":"ELIQUIS","substance":"apixaban","form":"TABLET, FILM COATED","strength":"5","unit":"mg/1","tiers":{"drugPlan":3,"advantage":3}},
{"ndc":"00597015230","name":"Jardiance","substance":"Empagliflozin","form":"TABLET, FILM COATED","strength":"10","unit":"mg/1","tiers":{"drugPlan":3,"advantage":3}}
]
};
