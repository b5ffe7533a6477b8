import { spawn, spawnSync } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The path of the browser, and the environment that its process needs. */
export type Chromium = { readonly executablePath: string; readonly environment: Readonly<Record<string, string>> };

const root = dirname(dirname(dirname(dirname(fileURLToPath(import.meta.url)))));

/**
 * The Chromium from the npm registry, unpacked once for each version. It is unpacked in the clone, because the temp folder
 * is shared, may be cleared during a run, and may not allow programs; and before any worker starts, because a file that is
 * still being written can't be run. It is unpacked under another name and then renamed, so that an incomplete copy is never
 * used.
 * @param cache the folder that keeps it
 */
export const unpackChromium = async (cache = join(root, 'node_modules', '.cache')): Promise<Chromium> => {
  const packed = dirname(dirname(createRequire(import.meta.url).resolve('@sparticuz/chromium')));
  const { version }: { version: string } = JSON.parse(await readFile(join(packed, 'package.json'), 'utf8'));
  const folder = join(cache, `chromium-${version}`);
  if (!(await exists(folder))) await unpackInto(folder);
  return {
    executablePath: join(folder, 'chromium'),
    environment: lacksLibraries()
      ? { LD_LIBRARY_PATH: join(folder, 'al2023', 'lib'), FONTCONFIG_PATH: join(folder, 'fonts') }
      : {},
  };
};

const unpackInto = async (folder: string): Promise<void> => {
  await mkdir(dirname(folder), { recursive: true });
  const unfinished = await mkdtemp(`${folder}.`);
  try {
    await unpackWithPackage(unfinished);
    await writeFile(join(unfinished, 'fonts', 'fonts.conf'), fontsBesideThisFile);
    await rename(unfinished, folder);
  } catch (error) {
    // If two runs begin together, the later one uses the other's copy.
    if (!(await exists(folder))) throw error;
  } finally {
    await rm(unfinished, { recursive: true, force: true });
  }
};

/**
 * The package only unpacks into the temp folder, so a separate process gets a folder of its own as its temp folder. It also
 * has the libraries that a machine without a browser lacks (NSS and others), but unpacks them only on Amazon Linux; the
 * other variable makes it take this machine for that.
 */
const unpackWithPackage = async (folder: string): Promise<void> => {
  const program = `await (await import('@sparticuz/chromium')).default.executablePath()`;
  const child = spawn(process.execPath, ['--input-type=module', '--eval', program], {
    cwd: root,
    env: { ...process.env, TMPDIR: folder, AWS_LAMBDA_JS_RUNTIME: 'nodejs22.x' },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const code = await new Promise((resolve, reject) => child.once('close', resolve).once('error', reject));
  if (code !== 0) throw new Error(`Chromium couldn't be unpacked into ${folder} (${code})`);
};

/** The package's own configuration names /tmp/fonts. */
const fontsBesideThisFile = `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir prefix="relative">fonts</dir>
  <dir>/usr/share/fonts</dir>
  <cachedir prefix="xdg">fontconfig</cachedir>
</fontconfig>
`;

const lacksLibraries = (): boolean => {
  if (process.platform !== 'linux') return false;
  const { stdout } = spawnSync('ldconfig', ['-p'], {
    encoding: 'utf8',
    env: { PATH: `${process.env.PATH}:/sbin:/usr/sbin` },
  });
  return !/libnss3\.so/.test(stdout ?? '');
};

const exists = (path: string): Promise<boolean> =>
  stat(path).then(
    () => true,
    () => false,
  );
