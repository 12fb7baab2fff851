// Loads the file that is named, and prints its hash.
import { argv } from 'node:process';
import { pathToFileURL } from 'node:url';

const { hash } = await import(pathToFileURL(argv[2]).href);
console.log(hash);
