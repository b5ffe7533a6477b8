import { expect, it } from 'vitest';
import { fileKindOf } from './file-kind.ts';

const bytes = (text: string): Uint8Array => Uint8Array.from(text, (sign) => sign.charCodeAt(0));
const ole = '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1';
const zip = (first: string, content: string): string => `PK\x03\x04${'\0'.repeat(26)}${first}${content}`;

it.each([
  ['%PDF-1.7\n…', 'pdf'],
  ['\n\n%PDF-1.4', 'pdf'],
  [`${ole}\0\0\0\0`, 'hwp'],
  ['HWP Document File V3.00 \x1a\x01', 'hwp'],
  [zip('mimetype', 'application/hwp+zip'), 'hwpx'],
  [zip('word/document.xml', '<w:document>'), 'other'],
  ['\r\n<!DOCTYPE html><html><body>오류</body></html>', 'page'],
  ['<script>alert(1)</script>', 'page'],
  ['PDF-1.7 not at all', 'other'],
  ['', 'other'],
])('%j is a %s by its first bytes', (content, kind) => {
  expect(fileKindOf(bytes(content))).toBe(kind);
});
