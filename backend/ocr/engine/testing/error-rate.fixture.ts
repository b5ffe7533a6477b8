/** How many single-letter changes lead from one text to the other. */
const changes = (from: readonly string[], to: readonly string[]): number => {
  let above = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (const [row, letter] of from.entries()) {
    const here = [row + 1];
    for (const [column, other] of to.entries())
      here.push(
        Math.min(
          (above[column] ?? 0) + (letter === other ? 0 : 1),
          (above[column + 1] ?? 0) + 1,
          (here[column] ?? 0) + 1,
        ),
      );
    above = here;
  }
  return above[to.length] ?? 0;
};

const rate = (truth: string, read: string): number => changes([...truth], [...read]).valueOf() / [...truth].length;

/** The character error rate, blanks left out. */
export const errorRate = (truth: string, read: string): number =>
  rate(truth.replace(/\s/g, ''), read.replace(/\s/g, ''));

/** The character error rate with the blanks between words; a line break counts as a blank. */
export const errorRateWithBlanks = (truth: string, read: string): number =>
  rate(truth.replace(/\s+/g, ' ').trim(), read.replace(/\s+/g, ' ').trim());
