/**
 * Texts by their hashes (SHA-256, hex). A text that an event names by its hash is as fixed as one that the event
 * contains.
 */
export type Texts = ReadonlyMap<string, string>;

export const noTexts: Texts = new Map();

/** The text with that hash; throws when it is missing, so that the event waits. */
export const textOf = (texts: Texts, name: string): string => {
  const text = texts.get(name);
  if (text === undefined) throw new Error(`the text ${name} isn't in the vault, or isn't what its name says`);
  return text;
};
