/** How many of a file's first bytes say whether it is a PDF. */
export const pdfHeadBytes = 1_024;

/**
 * A PDF is known by its first bytes, never by its name. Readers look for its head in the first kilobyte, because mail programs and
 * web servers write lines before it; a page of HTML with a PDF inside is none.
 */
export const hasPdfHead = (content: Uint8Array): boolean => pdfHeadAt(content) !== null;

/** Where it begins; null where it is none. */
export const pdfHeadAt = (content: Uint8Array): number | null => {
  const head = String.fromCharCode(...content.subarray(0, pdfHeadBytes));
  const at = head.search(/%PDF-\d/);
  return at < 0 || /<(?:!doctype|html|head|body|script)\b/i.test(head.slice(0, at)) ? null : at;
};

/** What people attach begins as a PDF: other bytes before it make a file that is a second thing, too. */
export const beginsAsPdf = (content: Uint8Array): boolean =>
  /^(?:\xef\xbb\xbf)?\s{0,16}%PDF-\d/.test(String.fromCharCode(...content.subarray(0, 32)));
