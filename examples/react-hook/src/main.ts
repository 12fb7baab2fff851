import { serve } from '../../worker-bot/src/serve.ts';
import { bundlePage } from './bundle.ts';

const { address } = await serve(await bundlePage(), Number(process.argv[2] ?? 4171));
process.stdout.write(`Play at ${address} and stop with Ctrl+C.\n`);
