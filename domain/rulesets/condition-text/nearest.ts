/** Without what people leave out or add when they type a name from memory. */
export const plain = (name: string): string => name.replace(/[\s?？.,·]/gu, '');

const pairsOf = (name: string): ReadonlySet<string> => {
  const letters = [...plain(name)];
  return new Set(letters.length < 2 ? letters : letters.slice(1).map((letter, n) => `${letters[n]}${letter}`));
};

/** Which share of the pairs of letters two names have in common, from 0 to 1. */
const likeness = (one: ReadonlySet<string>, other: ReadonlySet<string>): number => {
  const common = [...one].filter((pair) => other.has(pair)).length;
  return (2 * common) / Math.max(1, one.size + other.size);
};

const leastLikeness = 0.15;

/** The name that is most like the one that was typed; null: none is like it. */
export const nearestOf = (typed: string, names: readonly string[]): string | null => {
  const wanted = pairsOf(typed);
  let best: { readonly name: string; readonly likeness: number } | null = null;
  for (const name of names) {
    const like = likeness(wanted, pairsOf(name));
    if (like >= leastLikeness && (best === null || like > best.likeness)) best = { name, likeness: like };
  }
  return best?.name ?? null;
};
