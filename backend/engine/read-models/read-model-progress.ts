import type { Progress } from '@nomucheck/projections/runner/rebuild/beside.ts';

const number = (value: number): string => value.toLocaleString('ko-KR');

const doing: Readonly<Record<Progress['doing'], string>> = {
  building: '이벤트를 접는 중',
  indexing: '색인을 만드는 중',
  comparing: '지금 표와 견주는 중',
  switching: '바꾸는 중',
};

/** One line of progress: the number of events, the share of the live table's position, and the time so far. */
export const progressLine = (progress: Progress): string => {
  const percent = Math.floor(progress.share * 100);
  return `${doing[progress.doing]} · 이벤트 ${number(progress.events)}개 · ${percent}% · ${progress.seconds.toFixed(1)}초`;
};

/** Calls at most once a second, and not at all for work that takes less than that. */
export const throttled = (tell: (progress: Progress) => void): ((progress: Progress) => void) => {
  let lastReportAt = 0;
  return (progress) => {
    if (progress.seconds - lastReportAt < 1) return;
    lastReportAt = progress.seconds;
    tell(progress);
  };
};
