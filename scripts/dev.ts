import { type ChildProcess, spawn } from 'node:child_process';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * `npm run dev`: the service, restarted on every change (--watch), and Vite's servers in front of it; the site's
 * server forwards to the console's.
 */
const root = dirname(dirname(fileURLToPath(import.meta.url)));
const vite = join(root, 'node_modules/vite/bin/vite.js');

const children: ChildProcess[] = [
  spawn(process.execPath, [...process.execArgv, '--watch', '--watch-preserve-output', 'scripts/serve.ts'], {
    cwd: root,
    stdio: 'inherit',
  }),
  ...['site', 'console'].map((pages) =>
    spawn(process.execPath, [vite, '--config', `frontend/${pages}/vite.config.ts`], { cwd: root, stdio: 'inherit' }),
  ),
];

const stop = (): void => {
  for (const child of children) child.kill('SIGTERM');
};
process.on('SIGINT', stop);
process.on('SIGTERM', stop);
process.on('disconnect', stop);
// A listener for this signal would keep this process running when all children have ended.
process.channel?.unref();
for (const child of children) child.once('exit', stop);
