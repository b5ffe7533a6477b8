import { largestPdf, largestPdfUpload, mostPdfsAtOnce } from '@nomucheck/domain/ocr/limits.ts';
import { hasPdfHead, pdfHeadBytes } from '@nomucheck/domain/ocr/pdf-head.ts';

export const largestPdfWords = `${Math.floor(largestPdf / 1024 / 1024)}MB`;

type Sized = { readonly name: string; readonly size: number };
export type Unsent = { readonly fileName: string; readonly message: string };

/** The chosen files that the server takes, and those that it would refuse anyway, with the reason. A name doesn't matter. */
export const sortedOut = async <One extends Sized & Pick<Blob, 'slice'>>(
  files: readonly One[],
): Promise<{ readonly fit: readonly One[]; readonly unsent: readonly Unsent[] }> => {
  const fit: One[] = [];
  const unsent: Unsent[] = [];
  for (const file of files) {
    const message = await whyNot(file);
    if (message === null) fit.push(file);
    else unsent.push({ fileName: file.name, message });
  }
  return { fit, unsent };
};

const whyNot = async (file: Sized & Pick<Blob, 'slice'>): Promise<string | null> => {
  if (file.size > largestPdf) return `한 파일은 ${largestPdfWords}까지 올릴 수 있습니다. 나누어 올려 주십시오.`;
  try {
    const head = new Uint8Array(await file.slice(0, pdfHeadBytes).arrayBuffer());
    if (head.length === 0) return '빈 파일입니다.';
    return hasPdfHead(head) ? null : 'PDF 파일이 아닙니다. PDF로 저장해 올려 주십시오.';
  } catch {
    return '읽을 수 없습니다. 폴더라면 폴더 안의 파일을 골라 주십시오.';
  }
};

/** Files in groups that one request may have, in their order. */
export const batchesOf = <One extends Sized>(files: readonly One[]): readonly (readonly One[])[] => {
  const batches: One[][] = [];
  let bytes = 0;
  for (const file of files) {
    const last = batches.at(-1);
    bytes += file.size;
    if (last === undefined || last.length === mostPdfsAtOnce || bytes > largestPdfUpload) {
      batches.push([file]);
      bytes = file.size;
    } else {
      last.push(file);
    }
  }
  return batches;
};
