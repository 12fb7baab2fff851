import { packageBuild } from '../../scripts/tsup.ts';

export default packageBuild({ index: 'src/index.ts', bots: 'src/bots.ts' });
