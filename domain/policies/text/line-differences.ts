/** A line of one text, of the other, or of both. */
export type LineDifference = { readonly kind: 'same' | 'removed' | 'added'; readonly text: string };

/** More lines than this are compared as a whole: the work grows with the product of both. */
const mostLines = 2_000;

const linesOf = (text: string): readonly string[] =>
  text
    .split(/\r?\n/)
    .map((line) => line.trimEnd())
    .filter((line) => line !== '');

/** Both texts line by line, in order; empty lines don't count. */
export const lineDifferences = (before: string, after: string): readonly LineDifference[] => {
  const one = linesOf(before);
  const other = linesOf(after);
  const shorter = Math.min(one.length, other.length);
  let head = 0;
  while (head < shorter && one[head] === other[head]) head += 1;
  let tail = 0;
  while (tail < shorter - head && one[one.length - 1 - tail] === other[other.length - 1 - tail]) tail += 1;
  const same = (lines: readonly string[]): readonly LineDifference[] => lines.map((text) => ({ kind: 'same', text }));
  return [
    ...same(one.slice(0, head)),
    ...between(one.slice(head, one.length - tail), other.slice(head, other.length - tail)),
    ...same(one.slice(one.length - tail)),
  ];
};

/** By the longest common subsequence. */
const between = (one: readonly string[], other: readonly string[]): readonly LineDifference[] => {
  const removed = (text: string): LineDifference => ({ kind: 'removed', text });
  const added = (text: string): LineDifference => ({ kind: 'added', text });
  if (one.length * other.length > mostLines * mostLines) return [...one.map(removed), ...other.map(added)];
  const width = other.length + 1;
  const longest = new Uint16Array((one.length + 1) * width);
  const at = (row: number, column: number): number => longest[row * width + column] ?? 0;
  for (let row = one.length - 1; row >= 0; row -= 1)
    for (let column = other.length - 1; column >= 0; column -= 1)
      longest[row * width + column] =
        one[row] === other[column] ? at(row + 1, column + 1) + 1 : Math.max(at(row + 1, column), at(row, column + 1));
  const found: LineDifference[] = [];
  let [row, column] = [0, 0];
  while (row < one.length || column < other.length) {
    const [before, after] = [one[row], other[column]];
    if (before !== undefined && before === after) {
      found.push({ kind: 'same', text: before });
      row += 1;
      column += 1;
    } else if (before !== undefined && (after === undefined || at(row + 1, column) >= at(row, column + 1))) {
      found.push(removed(before));
      row += 1;
    } else if (after !== undefined) {
      found.push(added(after));
      column += 1;
    }
  }
  return found;
};

/** Whether two texts have the same lines. */
export const haveSameLines = (one: string, other: string): boolean =>
  linesOf(one).join('\n') === linesOf(other).join('\n');
