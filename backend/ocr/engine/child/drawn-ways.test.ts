import { describe, expect, it } from 'vitest';
import { ordinaryLimits } from '../limits.ts';
import { pdfWays, writtenPdf } from '../testing/decision-pdf.fixture.ts';
import { readDocument } from './read-document.ts';

const lines = [
  '서울행정법원 판결',
  '사건 2099구합12345 부당해고구제재심판정취소',
  '해고가 무겁다고 본 사례',
  '① 「법」 제23조',
];
const textsOf = async (bytes: Uint8Array): Promise<readonly string[]> => {
  const texts: string[] = [];
  await readDocument(
    { bytes, limits: { ...ordinaryLimits, recognisers: 1 } },
    {
      begun: async () => {},
      taken: async ({ page, text, how }) => {
        texts[page - 1] = how === 'text_layer' ? text : `${how}: ${text}`;
      },
      unread: ({ reason }) => Promise.reject(new Error(reason)),
    },
  );
  return texts;
};
/** The file with something in it replaced by as many or fewer letters, as programs and disks break it. */
const broken = (found: RegExp, instead: string): Uint8Array => {
  const file = Buffer.from(writtenPdf([{ lines, way: 'plain' }], false)).toString('latin1');
  return Buffer.from(file.replace(found, instead), 'latin1');
};

describe('a PDF', () => {
  it('has its lines, in whichever way its letters are drawn', async () => {
    const texts = await textsOf(
      writtenPdf(
        pdfWays.map((way) => ({ lines, way })),
        true,
      ),
    );
    expect(Object.fromEntries(pdfWays.map((way, at) => [way, texts[at]?.split('\n')]))).toEqual(
      Object.fromEntries(pdfWays.map((way) => [way, lines])),
    );
  }, 60_000);

  it.each([
    ['whose table of objects is elsewhere', broken(/startxref\n\d+/, 'startxref\n999999')],
    ['without a table of objects', broken(/xref\n0[\s\S]*trailer/, 'trailer')],
    ['whose stream says a wrong length', broken(/\/Length \d+/, '/Length 7')],
    ['whose paper begins elsewhere than at 0', broken(/MediaBox\[0 0 595 842\]/, 'MediaBox[9 9 580 830]')],
    ['that is shown in parts alone', broken(/MediaBox\[0 0 595 842\]/, 'MediaBox[0 0 595 842]/CropBox[0 400 595 842]')],
    ['in larger units', broken(/MediaBox\[0 0 595 842\]/, 'MediaBox[0 0 595 842]/UserUnit 2')],
  ])('%s is read', async (_how, bytes) => {
    expect(await textsOf(bytes)).toEqual([lines.join('\n')]);
  });
});
