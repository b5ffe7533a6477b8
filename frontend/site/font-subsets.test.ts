import { readdir, readFile, stat } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { errorCatalogue } from '@nomucheck/domain/kernel/errors.ts';
import { publicFormOf } from '@nomucheck/domain/rulesets/public-form.ts';
import { standardRuleset } from '@nomucheck/domain/rulesets/standard-ruleset.ts';
import * as fontkit from 'fontkit';
import { describe, expect, test } from 'vitest';
import { coreOf, isSyllable, subsetsOf } from './font-subsets.ts';
import { siteTexts } from './texts/site-texts.ts';

const fonts = fileURLToPath(new URL('./fonts/', import.meta.url));
const style = await readFile(new URL('./styles/fonts.css', import.meta.url), 'utf8');

type Face = { readonly name: string; readonly has: (char: string) => boolean };

const hasOf = (range: string): Face['has'] => {
  const runs = range.split(',').map((run) => {
    const [from = '', to = from] = run.trim().slice(2).split('-');
    return [Number.parseInt(from, 16), Number.parseInt(to, 16)] as const;
  });
  return (char) => runs.some(([from, to]) => from <= (char.codePointAt(0) ?? 0) && (char.codePointAt(0) ?? 0) <= to);
};

const charactersOf = (name: string): ReadonlySet<number> => {
  const font = fontkit.openSync(`${fonts}pretendard-${name}.woff2`);
  return new Set('characterSet' in font ? font.characterSet : []);
};

/** The faces of the style sheet, in its order; a browser uses the last whose range and whose file have a character. */
const faces: readonly Face[] = [...style.matchAll(/pretendard-([\w-]+)\.woff2"[^}]*?unicode-range:([^;]+);/g)].map(
  ([, name = '', range = '']) => {
    const isInRange = hasOf(range);
    const characters = charactersOf(name);
    return { name, has: (char) => isInRange(char) && characters.has(char.codePointAt(0) ?? 0) };
  },
);
const faceOf = (char: string): string | undefined => faces.findLast(({ has }) => has(char))?.name;

/** Drawn by the device's own fonts: pictures. In sources not as shown text: hanja, Greek, single letters, full-width forms, tildes. */
const notOurs =
  /\p{Extended_Pictographic}|\u{fe0f}|[\p{Script=Han}\p{Script=Greek}\u{1100}-\u{11ff}\u{3130}-\u{318f}\u{ff00}-\u{ffef}\u{223c}\u{301c}\s]/u;

/** The characters of a text for which the browser would load more than the core file. */
const beyondCore = (text: string): string[] =>
  [...new Set(text)].filter((char) => char > '~' && !notOurs.test(char) && faceOf(char) !== 'core');

const mend = 'if this fails, run: node frontend/site/build-fonts.ts';

describe(`the core file of the typeface (${mend})`, () => {
  test('has every character of the site’s own texts', async () => {
    const texts = await siteTexts();
    expect(texts.size).toBeGreaterThan(200);
    const beyond = [...texts].map(([path, text]) => [path, beyondCore(text).join('')]);
    expect(beyond.filter(([, chars]) => chars !== '')).toEqual([]);
  });

  test('has every character of the questionnaire, of all its sections', () => {
    const form = publicFormOf({ ...standardRuleset, rulesetVersion: 'standard' });
    expect(form.sections.length).toBe(23);
    expect(beyondCore(JSON.stringify(form))).toEqual([]);
  });

  test('has every character of every error message', () => {
    const messages = Object.values(errorCatalogue).map(({ message }) => message);
    expect(messages.flatMap(beyondCore)).toEqual([]);
  });

  test('would be seen to lack a syllable', () => {
    expect(beyondCore('햝뷁은 core에 없는 글자')).toEqual(['햝', '뷁']);
  });
});

describe('the files of the typeface', () => {
  test('are small: the core on every page, another only where a text needs it', async () => {
    const sizes = await Promise.all(
      (await readdir(fonts))
        .filter((file) => file.endsWith('.woff2'))
        .map(async (file) => [file, (await stat(fonts + file)).size / 1024] as const),
    );
    expect(sizes.map(([file]) => file).sort()).toEqual(faces.map(({ name }) => `pretendard-${name}.woff2`).sort());
    for (const [file, kilobytes] of sizes) expect(kilobytes, file).toBeLessThan(file.includes('core') ? 125 : 33);
  });

  test('divide the syllables that the site doesn’t need, so that one of them costs one small file', () => {
    const subsets = subsetsOf(coreOf([]));
    expect(subsets.map(({ name }) => name)).toEqual(faces.map(({ name }) => name));
    const everySyllable = subsets.flatMap(({ text }) => [...text].filter(isSyllable));
    expect(new Set(everySyllable).size).toBe(2350);
    expect(everySyllable.length).toBe(2350);
    for (const rare of ['갹', '윰', '뷩', '힝']) expect(faceOf(rare)).toMatch(/^rest-\d+$/);
  });
});
