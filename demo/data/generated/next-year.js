// Made by demo/data/compact.mjs, not by hand: see demo/data/README.md.
export default {
"rows": [
["H1206_003_0","dearer"],
["R5826_074_0","cheaper"],
["S5601_034_0","notListed"],
["S5884_190_0","higherTiers"]
]
};
