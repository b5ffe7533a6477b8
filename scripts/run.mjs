/**
 * `node scripts/run.mjs <file.ts> [arguments]`: how every npm script begins. It runs on the machine's Node (20 or
 * newer), installs what is missing, then starts the project's own Node, which runs TypeScript directly.
 */
import { spawn } from 'node:child_process';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureInstalled } from './installation.mjs';
import { chainAbove } from './starting/process-chain.mjs';

const [file, ...args] = process.argv.slice(2);
if (!file) {
  console.error('사용법: node scripts/run.mjs <파일> [인자]');
  process.exit(2);
}

const node = await ensureInstalled();
const root = dirname(dirname(fileURLToPath(import.meta.url)));
// The cache of stripped TypeScript is stored beside the installed packages: later processes start in half the time.
const compiled = join(root, 'node_modules', '.cache', 'compiled');
// As npm does it: the script runs in the project's folder, and gets the folder in which the command was typed.
const typedIn = process.cwd() === root ? (process.env.INIT_CWD ?? root) : process.cwd();
// Most of what a search makes is garbage when it ends. With this much room (MB) it is collected young, in less time: one search
// in twenty took 97 ms among 100,000 cases, and takes 84 ms.
const child = spawn(node, ['--max-semi-space-size=64', file, ...args], {
  cwd: root,
  stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  env: { NODE_COMPILE_CACHE: compiled, ...process.env, INIT_CWD: typedIn },
});
child.once('exit', (code, signal) => process.exit(code ?? (signal === 'SIGKILL' ? 137 : 1)));
/**
 * The child already received this signal. A second signal would end it at once and leave its database running
 * (engine/operations/ending.ts).
 */
let isTold = false;
// Not SIGHUP: a listener for it would disable `nohup`. Where it isn't ignored, it ends this process, and the child
// notices that (scripts/start.ts).
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM'])) {
  process.on(signal, () => {
    isTold = true;
    child.kill(signal);
  });
}

// `kill -9` of npm sends no signal to its children. Without this check of the parent processes, the service would
// continue and keep the port, so the next start would fail. When this process itself is killed, the child notices the
// closed channel (scripts/start.ts).
if (process.env.npm_lifecycle_event) {
  const above = chainAbove();
  setInterval(() => {
    if (isTold || chainAbove() === above) return;
    isTold = true;
    child.kill('SIGTERM');
  }, 500).unref();
}
