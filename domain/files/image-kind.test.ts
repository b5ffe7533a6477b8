import fc from 'fast-check';
import { expect, it } from 'vitest';
import { imageKindOf, isAnimated } from './image-kind.ts';

const bytesOf = (...parts: readonly (string | readonly number[])[]): Uint8Array =>
  Uint8Array.from(parts.flatMap((part) => (typeof part === 'string' ? [...part].map((c) => c.charCodeAt(0)) : part)));
const png = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const chunk = (name: string, length: number): readonly number[] => [
  ...[0, 0, 0, length],
  ...bytesOf(name),
  ...Array.from({ length: length + 4 }, () => 0),
];

it.each([
  ['png', bytesOf(png)],
  ['jpeg', bytesOf([0xff, 0xd8, 0xff, 0xe0])],
  ['webp', bytesOf('RIFF', [1, 0, 0, 0], 'WEBPVP8 ')],
  [null, bytesOf('<html>')],
  [null, bytesOf('<svg xmlns="http://www.w3.org/2000/svg">')],
  [null, bytesOf('GIF89a')],
  [null, bytesOf('%PDF-1.7')],
  [null, bytesOf('RIFF', [1, 0, 0, 0], 'WAVE')],
  [null, bytesOf()],
] as const)('%s is known by its first bytes', (kind, bytes) => {
  expect(imageKindOf(bytes)).toBe(kind);
});

it('a PNG moves that says so before its picture', () => {
  expect(isAnimated(bytesOf(png, chunk('IHDR', 13), chunk('acTL', 8), chunk('IDAT', 4)), 'png')).toBe(true);
  expect(isAnimated(bytesOf(png, chunk('IHDR', 13), chunk('IDAT', 4), chunk('acTL', 8)), 'png')).toBe(false);
  expect(isAnimated(bytesOf(png, chunk('IHDR', 13)), 'png')).toBe(false);
});

it('a WebP moves whose extended header says so', () => {
  const webp = (flags: number) => bytesOf('RIFF', [1, 0, 0, 0], 'WEBPVP8X', [10, 0, 0, 0, flags]);
  expect(isAnimated(webp(0x02), 'webp')).toBe(true);
  expect(isAnimated(webp(0x10), 'webp')).toBe(false);
  expect(isAnimated(bytesOf([0xff, 0xd8, 0xff]), 'jpeg')).toBe(false);
});

it('whatever the bytes are, they are looked at without an error', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 200 }), (tail) => {
      const bytes = bytesOf(png, [...tail]);
      expect([true, false]).toContain(isAnimated(bytes, 'png'));
      expect([true, false]).toContain(isAnimated(tail, 'webp'));
    }),
  );
});
