/**
 * `node scripts/run.mjs <file.ts> [arguments]`: what every npm script begins with. Runs on the Node that the machine has
 * (20 or newer), installs what is missing, then hands over to the project's own Node, which runs TypeScript as it is.
 */
import { spawn } from 'node:child_process';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureInstalled } from './installation.mjs';
import { chainAbove } from './process-chain.mjs';

const [file, ...args] = process.argv.slice(2);
if (!file) {
  console.error('사용법: node scripts/run.mjs <파일> [인자]');
  process.exit(2);
}

const node = await ensureInstalled();
const root = dirname(dirname(fileURLToPath(import.meta.url)));
// What was compiled (types stripped) is kept beside what is installed: each later process starts in half the time.
const compiled = join(root, 'node_modules', '.cache', 'compiled');
// As npm does it: the script runs in the project's folder, and is told where the command was typed.
const typedIn = process.cwd() === root ? (process.env.INIT_CWD ?? root) : process.cwd();
const child = spawn(node, [file, ...args], {
  cwd: root,
  stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  env: { NODE_COMPILE_CACHE: compiled, ...process.env, INIT_CWD: typedIn },
});
child.once('exit', (code, signal) => process.exit(code ?? (signal === 'SIGKILL' ? 137 : 1)));
/** It was told to end. A second signal would end it at once, and leave its database running (engine/operations/ending.ts). */
let isTold = false;
// Not SIGHUP: to listen for it would undo `nohup`. Where it isn't ignored it ends us, and the child notices (scripts/start.ts).
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM'])) {
  process.on(signal, () => {
    isTold = true;
    child.kill(signal);
  });
}

// `kill -9` of npm tells nobody below it. Without this look at those above us the service would go on, hold the port, and
// the next start would find its place taken. Our own death the child notices by the closed channel (scripts/start.ts).
if (process.env.npm_lifecycle_event) {
  const above = chainAbove();
  setInterval(() => {
    if (isTold || chainAbove() === above) return;
    isTold = true;
    child.kill('SIGTERM');
  }, 500).unref();
}
