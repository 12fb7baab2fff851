// Requires the file that is named, and prints its hash.
const { resolve } = require('node:path');

const { hash } = require(resolve(process.argv[2]));
console.log(hash);
