import { spawnSync } from 'node:child_process';

/** `npm run format`: what Biome can mend by itself. */
const { status } = spawnSync('node_modules/.bin/biome', ['check', '--write', '.'], { stdio: 'inherit' });
process.exit(status ?? 1);
