/** The limits of one upload; a page can check them before it sends anything. */
export const mostPdfsAtOnce = 20;
export const largestPdf = 50 * 1024 * 1024;
export const largestPdfUpload = 300 * 1024 * 1024;

/** A longer document is refused when it is opened: a person splits it. */
export const mostPdfPages = 30;
/** Of a page, in points (1/72 inch): what the PDF standard names as the largest one, 5.08 m. */
export const longestPageSide = 14_400;
/** Of a drawn page, and of an image in it; checked before it is decoded. */
export const mostPagePixels = 40_000_000;

/** A page's text, corrected or not, is never longer (UTF-16 units). */
export const longestPageText = 100_000;
/** A page of small print has some two thousand words; a text layer may claim any number. */
export const mostPageWords = 10_000;

/** Below this confidence (0..100) a word is marked for a person to look at. */
export const lowConfidence = 88;

/** The words of a page that have to be looked at. */
export const isLow = ({ confidence }: { readonly confidence: number }): boolean => confidence < lowConfidence;
