/** What a file is uploaded for; it says who may read it and what it may be. */
export const filePurposes = ['photo', 'consultation'] as const;
export type FilePurpose = (typeof filePurposes)[number];

/** The types that are kept: the service draws images anew, and a PDF stays as it was sent. */
export const mediaTypes = ['image/webp', 'image/jpeg', 'application/pdf'] as const;
export type MediaType = (typeof mediaTypes)[number];
