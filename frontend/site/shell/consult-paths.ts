/** The addresses of consultations. They stand here because the pages of checks and orders lead to them, and theirs to those. */
export const consultationPath = (id: string): string => `/consult/${encodeURIComponent(id)}`;
/** Where a consultation about this check is requested. */
export const consultAboutPath = (checkId: string | null): string =>
  checkId === null ? '/consult' : `/consult?checkId=${encodeURIComponent(checkId)}`;
