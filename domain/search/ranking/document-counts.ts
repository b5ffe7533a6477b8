import { pairOf, tsVectorOfPairs } from '../query/ts-query.ts';
import { isSyllable } from '../words/tokens.ts';
import { isKnownNoun, onlyWithin } from '../words/word-parts.ts';
import { entryOf, fieldNames, hashOf, hashOfPair } from './frequencies.ts';

export const NAME = fieldNames.indexOf('name');
export const POINT = fieldNames.indexOf('point');
export const GIST = fieldNames.indexOf('gist');
const BODY = fieldNames.indexOf('body');
/**
 * Of each term: its count in every part, then how many of all are aligned, then in which parts it occurs, and in which it stands
 * as a word, as bits.
 */
const ALIGNED = fieldNames.length;
const PARTS = ALIGNED + 1;
const STANDS = PARTS + 1;
const WIDTH = STANDS + 1;
const EVERYWHERE = 0xff;

/**
 * The counts of a decision's terms while it is read: numbers in one array rather than an object a term, because a hundred
 * thousand decisions have a hundred million terms. A term is named by its slot.
 */
export type DocumentCounts = {
  readonly ofPair: (first: number, second: number) => number;
  readonly ofTerm: (term: string) => number;
  /** Once more in that part. */
  readonly add: (slot: number, field: number, isAligned: boolean) => void;
  /** Two syllables with a blank between them: they count least, in every part. */
  readonly bridge: (slot: number, field: number) => void;
  /** Whether it is known already that the term is a word somewhere in that part; of what is no known noun it always is. */
  readonly isWord: (slot: number, field: number) => boolean;
  /** It is one there. */
  readonly stands: (slot: number, field: number) => void;
  /** The terms that occur in one of these parts (bits), and which nouns of them only do within others, as a tsvector. */
  readonly vector: (parts: number) => string;
  /** For `packEntries`. */
  readonly entries: () => Float64Array;
};

export const createCounts = (): DocumentCounts => {
  /** An open hash table of pairs: in a `Map` each pair would be an object, because it is greater than a small integer. */
  let table = new Uint32Array(8_192);
  /** By slot: its pair; 0 for another term. */
  let pairs = new Uint32Array(2_048);
  let counts = new Uint32Array(2_048 * WIDTH);
  let size = 0;
  const terms = new Map<string, number>();

  const newSlot = (pair: number): number => {
    if (size === pairs.length) [pairs, counts] = [widened(pairs), widened(counts)];
    pairs[size] = pair;
    counts[size * WIDTH + STANDS] = pair !== 0 && isKnownNoun(spelled(pair)) ? 0 : EVERYWHERE;
    size += 1;
    return (size - 1) * WIDTH;
  };
  /** Where the pair is in the table, or the empty place where it belongs. */
  const placeOf = (pair: number): number => {
    const mask = table.length - 1;
    let place = (Math.imul(pair, 0x9e3779b1) >>> 15) & mask;
    for (;;) {
      const held = table[place] ?? 0;
      if (held === 0 || pairs[held - 1] === pair) return place;
      place = (place + 1) & mask;
    }
  };
  const grow = (): void => {
    table = new Uint32Array(2 * table.length);
    for (let n = 0; n < size; n += 1) if (pairs[n] !== 0) table[placeOf(pairs[n] ?? 0)] = n + 1;
  };
  const ofPair: DocumentCounts['ofPair'] = (first, second) => {
    const pair = pairOf(first, second);
    const place = placeOf(pair);
    const held = table[place] ?? 0;
    if (held !== 0) return (held - 1) * WIDTH;
    const slot = newSlot(pair);
    table[place] = size;
    if (2 * size > table.length) grow();
    return slot;
  };
  const at = (place: number): number => counts[place] ?? 0;
  const isIn = (slot: number, parts: number): boolean => (at(slot + PARTS) & parts) !== 0;

  const entryAt = (slot: number, hash: number): number =>
    entryOf(hash, {
      name: at(slot),
      point: at(slot + 1),
      gist: at(slot + 2),
      order: at(slot + 3),
      body: at(slot + 4),
      aligned: at(slot + ALIGNED),
    });

  return {
    ofPair,
    ofTerm: (term) => {
      const [first, second] = [term.charCodeAt(0), term.charCodeAt(1)];
      // A case can be recorded under a number of two syllables, which are a pair of its text, too.
      if (term.length === 2 && isSyllable(first) && isSyllable(second)) return ofPair(first, second);
      const known = terms.get(term);
      if (known !== undefined) return known;
      const slot = newSlot(0);
      terms.set(term, slot);
      return slot;
    },
    add: (slot, field, isAligned) => {
      counts[slot + field] = at(slot + field) + 1;
      counts[slot + PARTS] = at(slot + PARTS) | (1 << field);
      if (isAligned) counts[slot + ALIGNED] = at(slot + ALIGNED) + 1;
    },
    bridge: (slot, field) => {
      counts[slot + BODY] = Math.max(1, at(slot + BODY));
      counts[slot + PARTS] = at(slot + PARTS) | (1 << field);
    },
    isWord: (slot, field) => (at(slot + STANDS) & (1 << field)) !== 0,
    stands: (slot, field) => {
      counts[slot + STANDS] = at(slot + STANDS) | (1 << field);
    },
    vector: (parts) => {
      const chosen = new Uint32Array(size);
      const others: string[] = [];
      let kept = 0;
      for (let n = 0; n < size; n += 1) {
        const pair = pairs[n] ?? 0;
        if (pair === 0 || !isIn(n * WIDTH, parts)) continue;
        chosen[kept++] = pair;
        if ((at(n * WIDTH + STANDS) & parts) === 0) others.push(onlyWithin(spelled(pair)));
      }
      for (const [term, slot] of terms) if (isIn(slot, parts)) others.push(term);
      return tsVectorOfPairs(chosen.subarray(0, kept), others);
    },
    entries: () => {
      const entries = new Float64Array(size);
      for (let n = 0; n < size; n += 1) {
        const pair = pairs[n] ?? 0;
        if (pair !== 0) entries[n] = entryAt(n * WIDTH, hashOfPair(pair >>> 16, pair & 0xffff));
      }
      for (const [term, slot] of terms) entries[slot / WIDTH] = entryAt(slot, hashOf(term));
      return entries;
    },
  };
};

const spelled = (pair: number): string => String.fromCharCode(pair >>> 16, pair & 0xffff);

const widened = (numbers: Uint32Array<ArrayBuffer>): Uint32Array<ArrayBuffer> => {
  const wider = new Uint32Array(2 * numbers.length);
  wider.set(numbers);
  return wider;
};
