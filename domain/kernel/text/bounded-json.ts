/**
 * How much a JSON text may hold. A parsed value takes far more memory than its text (`[],` takes sixteen times as much),
 * and time that grows with what is in it, so bytes alone bound neither: each value is a key's or a list's.
 */
export type JsonLimits = {
  /** Characters of the text. */
  readonly length: number;
  /** Brackets in one another. */
  readonly depth: number;
  /** Of all objects together. */
  readonly keys: number;
  /** Of all lists together, and the lists themselves. */
  readonly items: number;
};

export type JsonFault = 'not_json' | keyof JsonLimits;

export type JsonRead = { readonly value: unknown } | { readonly fault: JsonFault };

/**
 * The one place where JSON that comes from outside is parsed. What exceeds the limits is never built: it is counted in
 * the text first.
 */
export const boundedJson = (text: string, limits: JsonLimits): JsonRead => {
  const fault = exceeded(text, limits);
  if (fault !== null) return { fault };
  try {
    return { value: JSON.parse(text) };
  } catch {
    return { fault: 'not_json' };
  }
};

const QUOTE = 0x22;
const COMMA = 0x2c;
const COLON = 0x3a;
const BACKSLASH = 0x5c;
const LIST = 0x5b;
const LIST_END = 0x5d;
const OBJECT = 0x7b;
const OBJECT_END = 0x7d;

/**
 * The first limit that the text exceeds. A text that isn't JSON may be counted wrongly, but only after the place where
 * `JSON.parse` gives up.
 */
const exceeded = (text: string, limits: JsonLimits): keyof JsonLimits | null => {
  if (text.length > limits.length) return 'length';
  const isList: boolean[] = [];
  let keys = 0;
  let items = 0;
  for (let at = 0; at < text.length; at += 1) {
    switch (text.charCodeAt(at)) {
      case QUOTE:
        at = endOfString(text, at);
        break;
      case LIST:
      case OBJECT: {
        const opensList = text.charCodeAt(at) === LIST;
        if (opensList) items += 1;
        if (isList.push(opensList) > limits.depth) return 'depth';
        break;
      }
      case LIST_END:
      case OBJECT_END:
        isList.pop();
        break;
      case COMMA:
        if (isList.at(-1)) items += 1;
        break;
      case COLON:
        keys += 1;
        break;
    }
    if (keys > limits.keys) return 'keys';
    if (items > limits.items) return 'items';
  }
  return null;
};

/** Where the string that begins here ends. */
const endOfString = (text: string, from: number): number => {
  for (let at = from + 1; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code === BACKSLASH) at += 1;
    else if (code === QUOTE) return at;
  }
  return text.length;
};
