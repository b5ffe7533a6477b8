import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { withHanjaRead } from '@nomucheck/domain/kernel/hanja/hanja.ts';
import * as fontkit from 'fontkit';

/**
 * The files of the typefaces, which are packages of the registry under the SIL Open Font License: Pretendard, and Gowun Dodum,
 * which has the signs of KS X 1001 that Pretendard lacks (arrows and operators, letters in circles, old Hangul). Gowun Dodum is
 * split into files by ranges of letters; only those that a document needs go into it.
 */

const { resolve } = createRequire(import.meta.url);
const kept = new Map<string, Promise<Buffer>>();
const fileOf = (path: string): Promise<Buffer> => {
  const file = kept.get(path) ?? readFile(resolve(path));
  kept.set(path, file);
  return file;
};

export type Weight = 'Regular' | 'Bold';
export const pretendard = (weight: Weight): Promise<Buffer> =>
  fileOf(`pretendard/dist/public/static/alternative/Pretendard-${weight}.ttf`);

const lettersOf = async (file: Promise<Buffer>): Promise<ReadonlySet<number>> => {
  const font = fontkit.create(await file);
  return new Set('characterSet' in font ? font.characterSet : []);
};

let ofPretendard: Promise<ReadonlySet<number>> | null = null;
const pretendardLetters = (): Promise<ReadonlySet<number>> => {
  ofPretendard ??= lettersOf(pretendard('Regular'));
  return ofPretendard;
};

/** Where each letter of Gowun Dodum is: by the number of its file. */
let places: Promise<readonly (readonly [file: string, from: number, to: number])[]> | null = null;
const gowunPlaces = () => {
  places ??= fileOf('@fontsource/gowun-dodum/unicode.json').then((file) => {
    const ranges: unknown = JSON.parse(file.toString());
    if (typeof ranges !== 'object' || ranges === null) throw new Error('unicode.json of Gowun Dodum can not be read');
    return Object.entries(ranges).flatMap(([part, written]) => {
      const name = part.replace(/[[\]]/g, '');
      return String(written)
        .split(',')
        .map((range) => range.trim().replace(/^U\+/i, '').split('-'))
        .map(([from = '', to = from]) => [name, Number.parseInt(from, 16), Number.parseInt(to, 16)] as const);
    });
  });
  return places;
};

const gowun = (part: string): Promise<Buffer> =>
  fileOf(`@fontsource/gowun-dodum/files/gowun-dodum-${part}-400-normal.woff`);

/** Whether a character has no glyph: white space, direction marks, joiners, variation selectors (U+FE0F). */
export const isUndrawn = (letter: string): boolean => /^[\s\p{Default_Ignorable_Code_Point}]$/u.test(letter);

const lacking = async (text: string): Promise<ReadonlySet<string>> => {
  const known = await pretendardLetters();
  const letters = new Set(withHanjaRead(text.normalize('NFC')));
  return new Set([...letters].filter((letter) => !isUndrawn(letter) && !known.has(letter.codePointAt(0) ?? 0)));
};

/** The part of Gowun Dodum that really has the letter: its ranges also name letters that it lacks. */
const partWith = async (letter: string): Promise<string | null> => {
  const code = letter.codePointAt(0) ?? 0;
  for (const [part, from, to] of await gowunPlaces())
    if (from <= code && code <= to && (await lettersOf(gowun(part))).has(code)) return part;
  return null;
};

/** The files that this text needs beside Pretendard. */
export const filesBeside = async (text: string): Promise<readonly Buffer[]> => {
  const parts = new Set<string>();
  for (const letter of await lacking(text)) {
    const part = await partWith(letter);
    if (part !== null) parts.add(part);
  }
  return Promise.all([...parts].sort().map(gowun));
};

/** The letters of a text that no typeface has: on paper each would be an empty box. */
export const lettersWithoutForm = async (text: string): Promise<readonly string[]> => {
  const without: string[] = [];
  for (const letter of await lacking(text)) if ((await partWith(letter)) === null) without.push(letter);
  return without;
};
