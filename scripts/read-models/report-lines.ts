import { throttled as everySecond, progressLine } from '../../backend/engine/read-models/read-model-progress.ts';
import type { Progress } from '../../projections/runner/rebuild/beside.ts';
import type { Difference } from '../../projections/runner/rebuild/compare.ts';

export const number = (value: number): string => value.toLocaleString('ko-KR');

/** Prints at most one line of progress a second. */
export const throttled = (say: (line: string) => void): ((progress: Progress) => void) =>
  everySecond((progress) => say(progressLine(progress)));

/** The differences, with keys and names of columns as samples; never a value of a row, which may be personal. */
export const differenceLines = ({ rows, added, removed, changed, hash, liveHash }: Difference): readonly string[] => {
  if (hash === liveHash) return [`  다른 점 없음: ${number(rows)}행, 해시 ${hash}`];
  const kinds = [
    ['새로 생길 행', added],
    ['없어질 행', removed],
    ['바뀔 행', changed],
  ] as const;
  return kinds.map(([name, { count, samples }]) => {
    const listed = samples.length > 0 ? `: ${samples.join(', ')}${count > samples.length ? ' …' : ''}` : '';
    return `  ${name} ${number(count)}${listed}`;
  });
};
