import { largestPdf, largestPdfUpload, mostPdfsAtOnce } from '@nomucheck/domain/ocr/limits.ts';

type Sized = { readonly name: string; readonly size: number };
export type Unsent = { readonly fileName: string; readonly message: string };

/** The chosen files in groups that one request may have, and those that the server would refuse anyway, with the reason. */
export const batchesOf = <One extends Sized>(
  files: readonly One[],
): { readonly batches: readonly (readonly One[])[]; readonly unsent: readonly Unsent[] } => {
  const unsent = files.flatMap((file) => {
    const message = whyNot(file);
    return message === null ? [] : [{ fileName: file.name, message }];
  });
  const batches: One[][] = [];
  let bytes = 0;
  for (const file of files.filter((one) => whyNot(one) === null)) {
    const last = batches.at(-1);
    bytes += file.size;
    if (last === undefined || last.length === mostPdfsAtOnce || bytes > largestPdfUpload) {
      batches.push([file]);
      bytes = file.size;
    } else {
      last.push(file);
    }
  }
  return { batches, unsent };
};

const megabytes = Math.round(largestPdf / 1024 / 1024);

const whyNot = ({ name, size }: Sized): string | null => {
  if (!/\.pdf$/i.test(name)) return 'PDF 파일만 올릴 수 있습니다.';
  if (size === 0) return '빈 파일입니다.';
  return size > largestPdf ? `한 파일은 ${megabytes}MB까지 올릴 수 있습니다. 나누어 올려 주십시오.` : null;
};
