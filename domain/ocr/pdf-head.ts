/** How many of a file's first bytes say whether it is a PDF. */
export const pdfHeadBytes = 32;

/** A PDF is known by its first bytes, never by its name: some programs write a byte order mark or line ends before them. */
export const hasPdfHead = (content: Uint8Array): boolean =>
  /^(?:\xef\xbb\xbf)?\s{0,16}%PDF-\d/.test(String.fromCharCode(...content.subarray(0, pdfHeadBytes)));
