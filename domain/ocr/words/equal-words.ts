/** The places of a word in two orders of words. */
export type Match = readonly [one: number, other: number];

/**
 * The pairs of equal words in two orders of words, rising in both: what is equal at both ends, then the longest common sequence
 * of what is between.
 */
export const equalWords = (one: readonly string[], other: readonly string[]): readonly Match[] => {
  let head = 0;
  while (head < one.length && head < other.length && one[head] === other[head]) head += 1;
  let tail = 0;
  const most = Math.min(one.length, other.length) - head;
  while (tail < most && one[one.length - 1 - tail] === other[other.length - 1 - tail]) tail += 1;
  const inner = commonOf(one.slice(head, one.length - tail), other.slice(head, other.length - tail));
  return [
    ...Array.from({ length: head }, (_, at): Match => [at, at]),
    ...inner.map(([first, second]): Match => [first + head, second + head]),
    ...Array.from({ length: tail }, (_, at): Match => [one.length - tail + at, other.length - tail + at]),
  ];
};

/** A page that was typed anew altogether isn't worth a longer comparison. */
const MOST_STEPS = 4_000_000;

const commonOf = (one: readonly string[], other: readonly string[]): readonly Match[] => {
  if (one.length * other.length > MOST_STEPS) return [];
  const wide = other.length + 1;
  // lengths[i * wide + j]: the longest common sequence of what follows i and j.
  const lengths = new Uint16Array((one.length + 1) * wide);
  const length = (at: number, second: number): number => lengths[at * wide + second] ?? 0;
  for (let at = one.length - 1; at >= 0; at -= 1)
    for (let second = other.length - 1; second >= 0; second -= 1)
      lengths[at * wide + second] =
        one[at] === other[second]
          ? length(at + 1, second + 1) + 1
          : Math.max(length(at + 1, second), length(at, second + 1));
  const matches: Match[] = [];
  let [at, second] = [0, 0];
  while (at < one.length && second < other.length) {
    if (one[at] === other[second]) {
      matches.push([at, second]);
      at += 1;
      second += 1;
    } else if (length(at + 1, second) >= length(at, second + 1)) at += 1;
    else second += 1;
  }
  return matches;
};
