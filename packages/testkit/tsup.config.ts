import { packageBuild } from '../../scripts/tsup.ts';

export default packageBuild({ index: 'src/index.ts' }, { esmOnly: { vitest: 'src/vitest.ts' } });
