/** Texts by their names (SHA-256, hex): what an event names by hash is as much its content as what it spells out. */
export type Texts = ReadonlyMap<string, string>;

export const noTexts: Texts = new Map();

/** The text of that name; throws where it isn't there, so that the event waits rather than make half a row. */
export const textOf = (texts: Texts, name: string): string => {
  const text = texts.get(name);
  if (text === undefined) throw new Error(`the text ${name} isn't in the vault, or isn't what its name says`);
  return text;
};
