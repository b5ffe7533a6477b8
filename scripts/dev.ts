import { type ChildProcess, spawn } from 'node:child_process';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** `npm run dev`: the service restarted on every change (--watch), and Vite's server in front of it for the pages. */
const root = dirname(dirname(fileURLToPath(import.meta.url)));
const vite = join(root, 'node_modules/vite/bin/vite.js');

const children: ChildProcess[] = [
  spawn(process.execPath, ['--watch', '--watch-preserve-output', 'scripts/serve.ts'], { cwd: root, stdio: 'inherit' }),
  spawn(process.execPath, [vite, '--config', 'frontend/site/vite.config.ts'], { cwd: root, stdio: 'inherit' }),
];

const stop = (): void => {
  for (const child of children) child.kill('SIGTERM');
};
process.on('SIGINT', stop);
process.on('SIGTERM', stop);
process.on('disconnect', stop);
// A listener for it would keep us here when both children are gone.
process.channel?.unref();
for (const child of children) child.once('exit', stop);
