// Runs a bundle in a context that has the language and nothing else, and prints its hash.
import { readFileSync } from 'node:fs';
import { argv } from 'node:process';
import { createContext, runInContext } from 'node:vm';

const context = createContext({});
const platform = ['process', 'require', 'Buffer', 'crypto', 'TextEncoder', 'structuredClone', 'setTimeout', 'performance'];
const there = platform.filter((name) => runInContext(`typeof ${name}`, context) !== 'undefined');
if (there.length > 0) throw new Error(`the context is not bare: it has ${there.join(', ')}`);
runInContext(readFileSync(argv[2], 'utf8'), context);
console.log(runInContext('consumer.hash', context));
