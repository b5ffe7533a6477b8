/** The first parts of the staff console's addresses. The server gives each of them, and all below it, to the console. */
export const consoleParts = ['admin', 'inspection', 'company'] as const;
