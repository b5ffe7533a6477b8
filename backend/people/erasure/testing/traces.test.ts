import { expect, it } from 'vitest';
import { needlesOf, tracesIn } from './traces.fixture.ts';

const value = '뷁쀓쫣 zq7';
const needles = needlesOf(value);
const traces = (bytes: Buffer | string): readonly string[] =>
  tracesIn([{ where: 'here', bytes: Buffer.from(bytes) }], needles);

it('finds a value in every form, at any position', () => {
  const utf8 = Buffer.from(value);
  const swapped = Buffer.from(`앞 ${value} 뒤`, 'utf16le');
  const escaped = [...value].map((c) => (c < '\x7f' ? c : `\\u${c.charCodeAt(0).toString(16)}`)).join('');
  const written: readonly (string | Buffer)[] = [
    `앞 ${value} 뒤`,
    Buffer.from(`앞 ${value} 뒤`, 'utf16le'),
    swapped.swap16(),
    `{"a":"${escaped}"}`,
    encodeURIComponent(`앞 ${value} 뒤`),
    Buffer.from(`앞 ${value}`).toString('hex'),
    Buffer.from(`앞 ${value}`).toString('hex').toUpperCase(),
    ...[0, 1, 2, 3, 4].flatMap((before) => {
      const bytes = Buffer.concat([Buffer.from('x'.repeat(before)), utf8, Buffer.from('뒤')]);
      return [bytes.toString('base64'), bytes.toString('base64url')];
    }),
  ];
  for (const one of written) expect(traces(one), String(one)).not.toEqual([]);
});

it('finds nothing when there is nothing', () => {
  for (const one of ['', '뷁쀓', 'zq7', Buffer.from('뷁쀓 쫣').toString('base64'), Buffer.alloc(1000)])
    expect(traces(one)).toEqual([]);
});
