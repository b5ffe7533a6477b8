import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';

const read = (name: string) => readFile(new URL(name, import.meta.url));

test('the picture beside a link to the site is a PNG of 1200 × 630, and the page names it with its size', async () => {
  const picture = await read('og-image.png');
  expect(picture.subarray(1, 4).toString()).toBe('PNG');
  expect([picture.readUInt32BE(16), picture.readUInt32BE(20)]).toEqual([1200, 630]);
  expect(picture.length).toBeLessThan(300_000);
  const page = (await read('index.html')).toString();
  expect(page).toContain('<meta property="og:image" content="./og-image.png" />');
  expect(page).toContain('<meta property="og:image:width" content="1200" />');
  expect(page).toContain('<meta property="og:image:height" content="630" />');
});
