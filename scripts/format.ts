import { spawnSync } from 'node:child_process';

/** `npm run format`: applies what Biome can correct automatically. */
const { status } = spawnSync('node_modules/.bin/biome', ['check', '--write', '.'], { stdio: 'inherit' });
process.exit(status ?? 1);
