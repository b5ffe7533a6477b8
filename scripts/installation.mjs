import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const stamp = join(root, 'node_modules', '.installed');

/** The content of `.installed` in a complete node_modules: the lock file's hash, and the machine's platform. */
export const wanted = () =>
  createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .update(`${process.platform} ${process.arch}`)
    .digest('hex');

/**
 * Installs what the lock file names, if that isn't installed yet.
 * @returns {Promise<string>} the path of the project's own Node
 */
export const ensureInstalled = async () => {
  if (!existsSync(stamp) || readFileSync(stamp, 'utf8') !== wanted()) {
    console.log('📦 필요한 것을 설치하는 중입니다. 처음 한 번만 걸립니다.');
    const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
    const { status } = spawnSync(npm, ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
      cwd: root,
      stdio: ['ignore', 'inherit', 'inherit'],
      shell: process.platform === 'win32',
    });
    if (status !== 0) {
      console.error('설치하지 못했습니다. 위의 메시지를 확인해 주세요.');
      process.exit(1);
    }
    writeFileSync(stamp, wanted());
  }
  return projectNode();
};

const projectNode = () => {
  const platform = process.platform === 'win32' ? 'win' : process.platform;
  const program = process.platform === 'win32' ? 'node.exe' : 'node';
  const own = join(root, 'node_modules', `node-${platform}-${process.arch}`, 'bin', program);
  if (existsSync(own)) return own;
  // If the registry has no Node for this machine (for example macOS), the machine's own is used, if it can run
  // TypeScript.
  const [major = 0] = process.versions.node.split('.').map(Number);
  if (major >= 24) return process.execPath;
  console.error(
    `이 컴퓨터(${process.platform} ${process.arch})에서는 Node 24가 필요합니다. 지금은 ${process.version}입니다.`,
  );
  process.exit(1);
};
