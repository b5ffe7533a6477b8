/** What a file is uploaded for; it says who may read it and what it may be. */
export const filePurposes = ['photo'] as const;
export type FilePurpose = (typeof filePurposes)[number];

/** The types that the service itself makes of what was sent. */
export const mediaTypes = ['image/webp'] as const;
export type MediaType = (typeof mediaTypes)[number];
