import { readdir, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const root = fileURLToPath(new URL('../../../../', import.meta.url));
const asNumber = /\b(?:Number|parseInt|BigInt)\(\s*(?:\w+\??\.)*(?:\w*[pP]osition|head|after|target)\s*[,)]/;
/** Adapters, which alone look inside a position, and the one place that makes a number of it that isn't a count. */
const mayLook = /^(backend\/engine\/event-store\/|domain\/kernel\/log\/position\.ts$)/;

it('outside the adapters nobody takes a position for a number', async () => {
  const found: string[] = [];
  for (const top of ['domain', 'projections', 'backend', 'frontend']) {
    const files = (await readdir(`${root}${top}`, { recursive: true })).filter(
      (file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$|node_modules|^dist\//.test(file),
    );
    for (const file of files.filter((name) => !mayLook.test(`${top}/${name}`)))
      if (asNumber.test(await readFile(`${root}${top}/${file}`, 'utf8'))) found.push(`${top}/${file}`);
  }
  expect(found).toEqual([]);
});

it('the search finds one', () => {
  expect(
    ['Number(event.position)', 'Number(after)', 'BigInt(x?.toPosition)'].filter((text) => asNumber.test(text)),
  ).toHaveLength(3);
  expect(asNumber.test('Number(header)')).toBe(false);
});
