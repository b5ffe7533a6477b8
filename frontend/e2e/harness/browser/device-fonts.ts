import { mkdtempSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

const folder = dirname(createRequire(import.meta.url).resolve('pretendard/dist/public/static/Pretendard-Regular.otf'));

/**
 * A Korean typeface of the device, as every phone of our readers has one: without it the browser draws boxes of another width until the
 * site's typeface is there, and all lines move. The devices' own ones are sized like the site's (styles/fonts.css); this one is so by itself.
 * @param environment that of the browser
 */
export const withKoreanFont = (environment: Readonly<Record<string, string>>): Readonly<Record<string, string>> => {
  const own = environment.FONTCONFIG_PATH;
  const file = join(mkdtempSync(join(tmpdir(), 'nomucheck-fonts-')), 'fonts.conf');
  const folders = [folder, '/usr/share/fonts', ...(own === undefined ? [] : [join(own, 'fonts')])];
  writeFileSync(
    file,
    `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
${folders.map((each) => `  <dir>${each}</dir>`).join('\n')}
  <cachedir prefix="xdg">fontconfig</cachedir>
</fontconfig>
`,
  );
  return { ...environment, FONTCONFIG_FILE: file };
};
