/** How many events that changed a person's rights or names are told beside them; the history has all. */
export const mostPersonChanges = 100;
