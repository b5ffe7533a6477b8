import type { Difference } from '../../projections/runner/rebuild/compare.ts';
import type { Progress } from '../../projections/runner/rebuild/rebuild.ts';

export const number = (value: number): string => value.toLocaleString('ko-KR');

const doing: Readonly<Record<Progress['doing'], string>> = {
  building: '이벤트를 접는 중',
  indexing: '색인을 만드는 중',
  comparing: '지금 표와 견주는 중',
  switching: '바꾸는 중',
};

/** One line of progress: how many events, how far of the live table's position, for how long. */
export const progressLine = (progress: Progress): string => {
  const share = Number(progress.target) > 0 ? Number(progress.position) / Number(progress.target) : 1;
  const percent = Math.floor(Math.min(share, 1) * 100);
  return `${doing[progress.doing]} · 이벤트 ${number(progress.events)}개 · ${percent}% · ${progress.seconds.toFixed(1)}초`;
};

/** A line a second at most, and none for what takes less. */
export const throttled = (say: (line: string) => void): ((progress: Progress) => void) => {
  let saidAt = 0;
  return (progress) => {
    if (progress.seconds - saidAt < 1) return;
    saidAt = progress.seconds;
    say(progressLine(progress));
  };
};

/** What differs, with keys and names of columns as samples: no value of a row, which may be a person's. */
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
