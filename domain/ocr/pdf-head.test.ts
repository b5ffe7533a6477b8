import { expect, it } from 'vitest';
import { beginsAsPdf, hasPdfHead, pdfHeadBytes } from './pdf-head.ts';

const bytes = (text: string) => Uint8Array.from(text, (sign) => sign.charCodeAt(0));

it('a PDF is known by its first bytes, also after a byte order mark or lines of another program', () => {
  for (const head of [
    '%PDF-1.4\n%....',
    '\xef\xbb\xbf%PDF-1.7',
    '\r\n\r\n%PDF-2.0',
    `\xef\xbb\xbf${'\n'.repeat(16)}%PDF-1`,
    'Content-Type: application/pdf\r\n\r\n%PDF-1.4',
    `${'junk\n'.repeat(200)}%PDF-1.4`,
  ])
    expect(hasPdfHead(bytes(head)), head).toBe(true);
  expect(hasPdfHead(bytes(`%PDF-1.4${'x'.repeat(1_000)}`))).toBe(true);
});

it('what is named so elsewhere is none', () => {
  const late = `${' '.repeat(pdfHeadBytes)}%PDF-1.4`;
  for (const head of ['', 'PK\x03\x04', '<html>%PDF-1.4', '%PDF-', late])
    expect(hasPdfHead(bytes(head)), head).toBe(false);
});

it('what is attached has nothing but line ends before it', () => {
  expect(beginsAsPdf(bytes('\r\n%PDF-1.4'))).toBe(true);
  for (const head of ['MZ\x90%PDF-1.7', '<svg onload="x">%PDF-1', 'Content-Type: application/pdf\r\n\r\n%PDF-1.4'])
    expect(beginsAsPdf(bytes(head)), head).toBe(false);
});
