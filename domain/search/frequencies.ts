/**
 * How often each term stands in which part of a case, packed so that a thousand cases are read in one go: 12 bytes of
 * lengths, then 4 bytes a term, sorted: 24 bits of its hash, then how often it stands in the title, numbers and keywords
 * (0..3), in the gist (0..7) and in the decision itself (eight steps).
 */

/** The parts of a case by their weight: what names it, what sums it up, what it says. */
export type Fields<Value> = { readonly name: Value; readonly gist: Value; readonly body: Value };

export type TermCounts = ReadonlyMap<string, Fields<number>>;

const steps = [0, 1, 2, 3, 5, 8, 13, 21] as const;

export const packFrequencies = (counts: TermCounts, lengths: Fields<number>): Uint8Array => {
  const entries = new Uint32Array(counts.size);
  let n = 0;
  for (const [term, { name, gist, body }] of counts) {
    const packed = (Math.min(3, name) << 6) | (Math.min(7, gist) << 3) | stepOf(body);
    entries[n++] = hashOf(term) * 256 + packed;
  }
  entries.sort();
  const view = new DataView(new ArrayBuffer(12 + 4 * entries.length));
  view.setUint32(0, lengths.name);
  view.setUint32(4, lengths.gist);
  view.setUint32(8, lengths.body);
  for (const [place, entry] of entries.entries()) view.setUint32(12 + 4 * place, entry);
  return new Uint8Array(view.buffer);
};

const stepOf = (count: number): number => {
  let step = 0;
  while (step < 7 && (steps[step + 1] ?? 0) <= count) step += 1;
  return step;
};

/** Packed frequencies, ready to be looked into. */
export type Packed = { readonly entries: DataView; readonly lengths: Fields<number> };

export const unpackFrequencies = ({ buffer, byteOffset, byteLength }: Uint8Array): Packed => {
  const entries = new DataView(buffer, byteOffset, byteLength);
  const lengths = { name: entries.getUint32(0), gist: entries.getUint32(4), body: entries.getUint32(8) };
  return { entries, lengths };
};

const nowhere: Fields<number> = { name: 0, gist: 0, body: 0 };

/** How often a term stands where; `hash` by `hashOf`. */
export const frequencyOf = ({ entries }: Packed, hash: number): Fields<number> => {
  let low = 0;
  let high = (entries.byteLength - 12) / 4 - 1;
  while (low <= high) {
    const middle = (low + high) >> 1;
    const entry = entries.getUint32(12 + 4 * middle);
    const found = entry >>> 8;
    if (found === hash) {
      return { name: (entry >>> 6) & 3, gist: (entry >>> 3) & 7, body: steps[entry & 7] ?? 0 };
    }
    if (found < hash) low = middle + 1;
    else high = middle - 1;
  }
  return nowhere;
};

/** 24 bits (FNV-1a, folded). */
export const hashOf = (term: string): number => {
  let hash = 0x811c9dc5;
  for (let n = 0; n < term.length; n += 1) {
    const code = term.charCodeAt(n);
    hash = Math.imul(hash ^ (code & 0xff), 0x01000193);
    hash = Math.imul(hash ^ (code >>> 8), 0x01000193);
  }
  return ((hash >>> 24) ^ hash) & 0xffffff;
};
