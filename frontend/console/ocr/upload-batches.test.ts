import { largestPdf, largestPdfUpload, mostPdfsAtOnce } from '@nomucheck/domain/ocr/limits.ts';
import { describe, expect, it } from 'vitest';
import { batchesOf } from './upload-batches.ts';

const pdfs = (count: number, size = 1_000) => Array.from({ length: count }, (_, at) => ({ name: `${at}.pdf`, size }));
const sizes = (files: Parameters<typeof batchesOf>[0]) => batchesOf(files).batches.map(({ length }) => length);

describe('many chosen PDFs', () => {
  it('are sent in groups that one request may have', () => {
    expect(sizes(pdfs(3))).toEqual([3]);
    expect(sizes(pdfs(mostPdfsAtOnce))).toEqual([mostPdfsAtOnce]);
    expect(sizes(pdfs(mostPdfsAtOnce * 2 + 1))).toEqual([mostPdfsAtOnce, mostPdfsAtOnce, 1]);
    const fit = Math.floor(largestPdfUpload / largestPdf);
    expect(sizes(pdfs(fit + 1, largestPdf))).toEqual([fit, 1]);
    expect(sizes([])).toEqual([]);
  });

  it('keep their order, each in one group', () => {
    const files = pdfs(45);
    expect(batchesOf(files).batches.flat()).toEqual(files);
  });

  it('are told apart from what would be refused', () => {
    const files = [
      { name: '판정서.PDF', size: 10 },
      { name: '판정서.hwp', size: 10 },
      { name: '빈.pdf', size: 0 },
      { name: '큰.pdf', size: largestPdf + 1 },
    ];
    const { batches, unsent } = batchesOf(files);
    expect(batches).toEqual([[files[0]]]);
    expect(unsent).toEqual([
      { fileName: '판정서.hwp', message: expect.stringContaining('PDF') },
      { fileName: '빈.pdf', message: '빈 파일입니다.' },
      { fileName: '큰.pdf', message: expect.stringContaining('50MB') },
    ]);
  });
});
