import { expect, it } from 'vitest';
import { fileAddress, fileOfAddress } from './file-address.ts';

const id = '018f0000-0000-7000-8000-000000000002';

it('an address names its file', () => {
  expect(fileOfAddress(fileAddress(id))).toBe(id);
});

it.each([
  'https://example.com/a.png',
  `https://example.com/files/${id}`,
  `/files/${id}?sig=1.a`,
  `/files/../${id}`,
  `/files/${id}/`,
  `//files/${id}`,
  '/files/',
  '',
])('%s is no file’s', (written) => {
  expect(fileOfAddress(written)).toBeNull();
});
