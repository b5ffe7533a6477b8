/** An image as it is sent; it is redrawn smaller. */
export const largestImage = 500 * 1024;
/** Of an image, checked before it is decoded: a small file can claim any number. */
export const mostImagePixels = 25_000_000;
/** A PDF that is added to a record. */
export const largestAttachment = 10 * 1024 * 1024;

/** The two sides of a profile's photo as it is kept. */
export const photoSide = 512;
/** The longer side of a photographed document: small print can still be read. */
export const documentSide = 2_000;
/** The longer side of a picture in an article: twice as many pixels as its column has on a wide screen. */
export const boardImageSide = 1_600;

/** What one person may keep, all purposes together. */
export const mostFilesOfPerson = 60;
export const mostBytesOfPerson = 60 * 1024 * 1024;
/** What the firm may keep for its articles. */
export const mostFilesOfFirm = 3_000;
export const mostBytesOfFirm = 1024 * 1024 * 1024;

/** A link to one file works for so long, for whoever has it. */
export const linkSeconds = 60;
/** A file that nothing uses is removed after so long. */
export const unusedHours = 24;
