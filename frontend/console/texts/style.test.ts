import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

const folder = new URL('../', import.meta.url);

/** The lines of the console's sources without their comments: what the firm's people read stands in them. */
const lines = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((name) => /(?<!\.test|\.fixture)\.tsx?$/.test(name))
  .flatMap((name) =>
    readFileSync(new URL(name, folder), 'utf8')
      .replace(/\/\*[\s\S]*?\*\//g, '')
      .replace(/(^|\s)\/\/.*$/gm, '')
      .split('\n')
      .filter((line) => /[^\x20-\x7e]/.test(line))
      .map((line) => `${name}: ${line.trim()}`),
  );

describe('the texts of the console', () => {
  test('are found', () => expect(lines.length).toBeGreaterThan(2_000));

  test('have no emoji', () =>
    expect(lines.filter((line) => /\p{Emoji_Presentation}|\u{FE0F}/u.test(line))).toEqual([]));

  test('don’t speak as to the public', () => {
    const polite = /(?:[해어아여예이에세네까돼워와줘가려나지군래]요|죠)(?=[\s.?!)"'`<…]|$)/;
    // What the public answers or searches for is quoted as it is.
    const quoted = /잘 모르겠어요|‘잘리다’/;
    expect(lines.filter((line) => polite.test(line) && !quoted.test(line))).toEqual([]);
  });
});
