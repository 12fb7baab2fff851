import { packageBuild } from '../../scripts/tsup.ts';

export default packageBuild(
  { index: 'src/index.ts', sdk: 'src/sdk.ts', bots: 'src/bots.ts', schema: 'src/schema.ts' },
  { carried: ['@noble/ciphers', '@noble/hashes'] },
);
