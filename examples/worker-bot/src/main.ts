import { bundlePage } from './bundle.ts';
import { serve } from './serve.ts';

const { address } = await serve(await bundlePage(), Number(process.argv[2] ?? 4170));
process.stdout.write(`Play at ${address} and stop with Ctrl+C.\n`);
