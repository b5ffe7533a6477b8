/**
 * How often each term occurs in which part of a case, packed so that a thousand cases are read quickly: a mark, the lengths
 * of the parts (4 bytes each), then the terms' hashes with their frequencies, sorted.
 */

/** The parts of a case: name, point in question, summary, order, body. */
export type Fields<Value> = {
  readonly name: Value;
  readonly point: Value;
  readonly gist: Value;
  readonly order: Value;
  readonly body: Value;
};

export const fieldNames = [
  'name',
  'point',
  'gist',
  'order',
  'body',
] as const satisfies readonly (keyof Fields<never>)[];

/** `aligned`: how many of the occurrences begin where a word of two syllables could begin: 해고 in 부당해고, but not 당해. */
export type TermCount = Fields<number> & { readonly aligned: number };
export type TermCounts = ReadonlyMap<string, TermCount>;

/** A frequency, in eight steps. */
const steps = [0, 1, 2, 3, 5, 8, 13, 21] as const;

/**
 * The first byte of the packed form. No length begins with it, so rows packed before there were five parts can be
 * recognised (`unpackThreeParts`).
 */
export const MARK = 0xf5;
const HEADER = 4 + 4 * fieldNames.length;
/** 24 bits of the hash; name 2, point 3, gist 3, order 1, body 3, aligned (of all, in sevenths) 3 bits. */
const ENTRY = 5;

export const packFrequencies = (counts: TermCounts, lengths: Fields<number>): Uint8Array =>
  packEntries(
    Float64Array.from(counts, ([term, count]) => entryOf(hashOf(term), count)),
    lengths,
  );

/** A term's hash and its frequency as one number, for `packEntries`. */
export const entryOf = (hash: number, count: TermCount): number => hash * 65_536 + packed(count);

/** The packed form of entries in any order, which it sorts. */
export const packEntries = (entries: Float64Array, lengths: Fields<number>): Uint8Array => {
  entries.sort();
  const view = new DataView(new ArrayBuffer(HEADER + ENTRY * entries.length));
  view.setUint8(0, MARK);
  for (const [place, name] of fieldNames.entries()) view.setUint32(4 + 4 * place, lengths[name]);
  for (let place = 0; place < entries.length; place += 1) {
    const entry = entries[place] ?? 0;
    view.setUint8(HEADER + ENTRY * place, Math.floor(entry / 2 ** 32));
    view.setUint32(HEADER + ENTRY * place + 1, entry % 2 ** 32);
  }
  return new Uint8Array(view.buffer);
};

const packed = ({ name, point, gist, order, body, aligned }: TermCount): number => {
  const share = Math.round((7 * aligned) / Math.max(1, name + point + gist + order + body));
  return (
    (Math.min(3, name) << 13) |
    (stepOf(point) << 10) |
    (stepOf(gist) << 7) |
    (Math.min(1, order) << 6) |
    (stepOf(body) << 3) |
    Math.min(7, share)
  );
};

const stepOf = (count: number): number => {
  let step = 0;
  while (step < 7 && (steps[step + 1] ?? 0) <= count) step += 1;
  return step;
};

/** Packed frequencies, prepared for look-ups. */
export type Packed = {
  readonly entries: DataView;
  readonly lengths: Fields<number>;
  readonly from: number;
  readonly entryBytes: number;
};

export const unpackFrequencies = ({ buffer, byteOffset, byteLength }: Uint8Array): Packed => {
  const entries = new DataView(buffer, byteOffset, byteLength);
  if (entries.getUint8(0) !== MARK) return unpackThreeParts(entries);
  const length = (place: number): number => entries.getUint32(4 + 4 * place);
  const lengths = { name: length(0), point: length(1), gist: length(2), order: length(3), body: length(4) };
  return { entries, lengths, from: HEADER, entryBytes: ENTRY };
};

/** The packed form of version 3 of the read model: read until the table of version 4 has replaced it. */
const unpackThreeParts = (entries: DataView): Packed => {
  const [name, gist, body] = [entries.getUint32(0), entries.getUint32(4), entries.getUint32(8)];
  return { entries, lengths: { name, point: 0, gist, order: 0, body }, from: 12, entryBytes: 4 };
};

/** How often a term occurs in each part, and which share of it is aligned (0..1). */
export type Frequency = Fields<number> & { readonly aligned: number };

/** Of a term that a case doesn't have. */
export const nowhere: Frequency = { name: 0, point: 0, gist: 0, order: 0, body: 0, aligned: 0 };

/** `hash` is from `hashOf`. */
export const frequencyOf = ({ entries, from, entryBytes }: Packed, hash: number): Frequency => {
  let low = 0;
  let high = (entries.byteLength - from) / entryBytes - 1;
  while (low <= high) {
    const middle = (low + high) >> 1;
    const at = from + entryBytes * middle;
    const found = entries.getUint32(at) >>> 8;
    if (found === hash)
      return entryBytes === ENTRY ? unpacked(entries.getUint16(at + 3)) : ofThree(entries.getUint8(at + 3));
    if (found < hash) low = middle + 1;
    else high = middle - 1;
  }
  return nowhere;
};

const unpacked = (entry: number): Frequency => ({
  name: (entry >>> 13) & 3,
  point: steps[(entry >>> 10) & 7] ?? 0,
  gist: steps[(entry >>> 7) & 7] ?? 0,
  order: (entry >>> 6) & 1,
  body: steps[(entry >>> 3) & 7] ?? 0,
  aligned: (entry & 7) / 7,
});

const ofThree = (entry: number): Frequency => ({
  ...nowhere,
  name: (entry >>> 6) & 3,
  gist: (entry >>> 3) & 7,
  body: steps[entry & 7] ?? 0,
  aligned: 1,
});

/** 24 bits (FNV-1a, folded). */
export const hashOf = (term: string): number => {
  let hash = START;
  for (let n = 0; n < term.length; n += 1) hash = hashedOn(hash, term.charCodeAt(n));
  return folded(hash);
};

/** The same for two characters. */
export const hashOfPair = (first: number, second: number): number => folded(hashedOn(hashedOn(START, first), second));

const START = 0x811c9dc5;

const hashedOn = (hash: number, code: number): number =>
  Math.imul(Math.imul(hash ^ (code & 0xff), 0x01000193) ^ (code >>> 8), 0x01000193);

const folded = (hash: number): number => ((hash >>> 24) ^ hash) & 0xffffff;
