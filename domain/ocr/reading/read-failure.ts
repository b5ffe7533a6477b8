/** Why a PDF could not be read. None of them gets better by trying again. */
export const readFailures = [
  'not_a_pdf',
  'encrypted',
  'damaged',
  'too_many_pages',
  'page_too_large',
  'too_slow',
  'too_much_memory',
  'unreadable',
] as const;

export type ReadFailure = (typeof readFailures)[number];

/** A page that was tried in vain. */
export type UnreadPage = { readonly page: number; readonly reason: ReadFailure };
