/** The entries of a list as they are typed, one a line. */
export const inLines = (entries: readonly string[]): string => entries.join('\n');

/** What was typed, as entries; empty lines are none. */
export const linesOf = (value: string): string[] => value.split('\n').filter((line) => line !== '');

/** The entries of a list in one line, separated so that they can be compared word by word. */
export const entriesInWords = (entries: readonly string[]): string => entries.join(' · ');
