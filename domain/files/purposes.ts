/** What a file is uploaded for; it says who may read it and what it may be. */
export const filePurposes = ['photo', 'consultation', 'board'] as const;
export type FilePurpose = (typeof filePurposes)[number];

/**
 * The owner of the pictures in articles of the boards: the firm, and nobody of its people. An article stays when who wrote it leaves, and
 * so do its pictures.
 */
export const firmOwner = '6e6f6d75-6368-8563-8000-006669726d01';

/** The types that are kept: the service draws images anew, and a PDF stays as it was sent. */
export const mediaTypes = ['image/webp', 'image/jpeg', 'application/pdf'] as const;
export type MediaType = (typeof mediaTypes)[number];
