import { Zip, ZipDeflate } from 'fflate';

const packed = /\.(?:md|markdown|pdf)$/i;

/** The files of a folder that can be imported: Markdown and PDF. */
export const usefulFiles = (files: Iterable<File>): readonly File[] =>
  [...files].filter(({ name }) => packed.test(name)).sort((one, other) => pathOf(one).localeCompare(pathOf(other)));

const pathOf = (file: File): string => file.webkitRelativePath || file.name;

/**
 * Packs a folder into one ZIP in the browser, one file at a time, so that the page stays usable. Calls back with the
 * number of packed files. Throws an `AbortError` when it is aborted.
 */
export const zipOfFolder = async (
  files: readonly File[],
  onPacked: (count: number) => void,
  signal: AbortSignal,
): Promise<Blob> => {
  const parts: BlobPart[] = [];
  let failure: Error | null = null;
  const zip = new Zip((error, chunk) => {
    if (error) failure = error;
    // A copy, because the packer reuses its memory.
    else parts.push(new Uint8Array(chunk));
  });
  for (const [at, file] of files.entries()) {
    signal.throwIfAborted();
    const entry = new ZipDeflate(pathOf(file).normalize('NFC'), { level: 3 });
    zip.add(entry);
    entry.push(new Uint8Array(await file.arrayBuffer()), true);
    if (failure) throw failure;
    onPacked(at + 1);
  }
  zip.end();
  return new Blob(parts, { type: 'application/zip' });
};
