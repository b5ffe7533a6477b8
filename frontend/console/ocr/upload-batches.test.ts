import { largestPdf, largestPdfUpload, mostPdfsAtOnce } from '@nomucheck/domain/ocr/limits.ts';
import { describe, expect, it } from 'vitest';
import { batchesOf, sortedOut } from './upload-batches.ts';

const pdfs = (count: number, size = 1_000) => Array.from({ length: count }, (_, at) => ({ name: `${at}.pdf`, size }));
const sizes = (files: Parameters<typeof batchesOf>[0]) => batchesOf(files).map(({ length }) => length);

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
    expect(batchesOf(files).flat()).toEqual(files);
  });

  it('are told apart by their bytes, not by their names, from what would be refused', async () => {
    const folder = { name: '폴더', size: 4_096, slice: () => unreadable };
    const scan = named('스캔 0012', '%PDF-1.4');
    const files = [
      named('판정서.PDF', '\n%PDF-1.7'),
      scan,
      named('판정서.pdf', '<html>'),
      named('빈.pdf', ''),
      { ...sliced('%PDF-1.4'), name: '큰.pdf', size: largestPdf + 1 },
      folder,
    ];
    const { fit, unsent } = await sortedOut(files);
    expect(fit).toEqual([files[0], scan]);
    expect(unsent).toEqual([
      { fileName: '판정서.pdf', message: expect.stringContaining('PDF 파일이 아닙니다') },
      { fileName: '빈.pdf', message: '빈 파일입니다.' },
      { fileName: '큰.pdf', message: expect.stringContaining('50MB까지') },
      { fileName: '폴더', message: expect.stringContaining('폴더 안의 파일') },
    ]);
  });
});

const sliced = (text: string) => ({ slice: (from?: number, to?: number) => new Blob([text]).slice(from, to) });
const named = (name: string, text: string) => ({ ...sliced(text), name, size: text.length });
/** A folder that was dropped is a file that can't be read. */
const unreadable: Blob = Object.assign(new Blob(), { arrayBuffer: () => Promise.reject(new Error('no file')) });
