import fc from 'fast-check';
import { expect, it } from 'vitest';
import { plainFileName } from './file-name.ts';
import { ocrEvents } from './ocr-events.ts';

it.each([
  ['판정문.pdf', '판정문.pdf'],
  ['../../etc/passwd', 'passwd'],
  ['C:\\자료\\판정문 1.pdf', '판정문 1.pdf'],
  ['판정문\u202efdp.exe', '판정문fdp.exe'],
  ['a\u0000b\r\n.pdf', 'ab.pdf'],
  ['판정문'.normalize('NFD'), '판정문'],
  ['  두   칸 .pdf ', '두 칸 .pdf'],
  ['', '이름 없는 문서.pdf'],
  ['..', '이름 없는 문서.pdf'],
  ['판정/', '이름 없는 문서.pdf'],
])('%j is kept as %j', (sent, kept) => {
  expect(plainFileName(sent)).toBe(kept);
});

it('a name that is too long keeps its ending', () => {
  const kept = plainFileName(`${'가'.repeat(500)}.pdf`);
  expect(kept).toHaveLength(200);
  expect(kept.endsWith('가….pdf')).toBe(true);
});

it('whatever name is sent, an event can hold it', () => {
  const schema = ocrEvents[0].schema;
  const data = { documentId: '6f1b0c7e-3f0e-4c5e-9d35-0a4d3b0f6a20', origin: { how: 'uploaded' } };
  const file = { hash: 'a'.repeat(64), bytes: 1 };
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 0xffff }), { maxLength: 300 }), (units) => {
      const sent = String.fromCharCode(...units);
      const fileName = plainFileName(sent);
      expect(schema.safeParse({ ...data, file, fileName })).toMatchObject({ success: true, data: { fileName } });
    }),
  );
});
