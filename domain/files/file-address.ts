/** Where a file is read; the owner's records name it so. */
export const fileAddress = (id: string): string => `/files/${id}`;

/** Where everybody sees a picture while an article shows it. */
export const boardImageAddress = (id: string): string => `/files/board/${id}`;

/** An address of a file, and nothing else. */
export const fileAddressForm = /^\/files\/([0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12})$/;

/** The id of the file of an address; null: it is no file's. */
export const fileOfAddress = (written: string): string | null => fileAddressForm.exec(written)?.[1] ?? null;

/** Whether this is the id of a file. */
export const isFileId = (written: unknown): written is string =>
  typeof written === 'string' && fileOfAddress(fileAddress(written)) === written;
