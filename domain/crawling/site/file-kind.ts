/** What a downloaded file is by its first bytes: its name and the server's words for it may be wrong. */
export type FileKind = 'pdf' | 'hwp' | 'hwpx' | 'page' | 'other';

/** `page`: HTML came in place of the file. */
export const fileKindOf = (bytes: Uint8Array): FileKind => {
  // Each byte as one character.
  const head = String.fromCharCode(...bytes.subarray(0, 1_024));
  // Readers accept a PDF with other bytes before its mark, and so do people's programs.
  if (head.includes('%PDF-')) return 'pdf';
  if (head.startsWith('\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1') || head.startsWith('HWP Document File')) return 'hwp';
  if (head.startsWith('PK\x03\x04')) return head.includes('mimetypeapplication/hwp+zip') ? 'hwpx' : 'other';
  return /^(?:\xef\xbb\xbf)?\s*<(?:!doctype|html|head|body|script|!--)/i.test(head) ? 'page' : 'other';
};

/** The names under which files are kept. The program reads the text of a PDF only. */
export const mediaTypeOfFile: Readonly<Record<Exclude<FileKind, 'page'>, string>> = {
  pdf: 'application/pdf',
  hwp: 'application/x-hwp',
  hwpx: 'application/hwp+zip',
  other: 'application/octet-stream',
};
