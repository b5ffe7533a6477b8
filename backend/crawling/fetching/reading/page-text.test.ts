import { expect, it } from 'vitest';
import { pageText } from './page-text.ts';

const eucKr = Buffer.from([0xc6, 0xc7, 0xb7, 0xca]); // 판례
const uhc = Buffer.from([0x92, 0xde, 0x89, 0xe7, 0x20, 0xc6, 0xc7, 0xb7, 0xca]); // 믜됬 판례
const meta = Buffer.from('<html><head><meta http-equiv="Content-Type" content="text/html; charset=euc-kr"></head>');
const xml = Buffer.from('<?xml version="1.0" encoding="EUC-KR"?>');

it.each([
  ['UTF-8', 'text/html; charset=utf-8', Buffer.from('판례')],
  ['UTF-8 with a byte order mark', 'application/json', Buffer.from('\ufeff판례')],
  ['EUC-KR that the header names', 'text/html;charset=EUC-KR', eucKr],
  ['EUC-KR that the page names', 'text/html', Buffer.concat([meta, eucKr])],
  ['EUC-KR that the declaration names', 'text/xml', Buffer.concat([xml, eucKr])],
  ['EUC-KR that nobody names', '', eucKr],
  ...['euc-kr', 'EUC-KR', 'cp949', 'MS949', 'ks_c_5601-1987', 'windows-949', 'x-windows-949', 'utf-8', ''].map(
    (name): [string, string, Buffer] => [`CP949 under the name “${name}”`, `text/html; charset=${name}`, uhc],
  ),
  ['EUC-KR that is said to be UTF-8', 'text/html; charset=utf-8', eucKr],
  ['EUC-KR with a byte that is none', 'text/html', Buffer.concat([Buffer.from([0xff]), eucKr, eucKr])],
  ['UTF-8 of which a piece is missing', '', Buffer.concat([Buffer.from('해고').subarray(1), Buffer.from(' 판례')])],
  ['CP949 under the name that servers give every page', 'text/html; charset=ISO-8859-1', uhc],
  ['UTF-16 with a byte order mark', 'text/html', Buffer.from('\ufeff판례', 'utf16le')],
  ['UTF-8 with a byte order mark that is said to be EUC-KR', 'text/html; charset=euc-kr', Buffer.from('\ufeff판례')],
  ['EUC-KR under a name that doesn’t exist', 'text/html; charset=korean-5601', eucKr],
])('a page in %s is read', (_what, mediaType, body) => {
  expect(pageText({ mediaType, body })).toMatch(/판례$/);
});
