import type { WorkOut } from '@nomucheck/domain/crawling/contract.ts';
import { count, koreanMoment } from '../../shared/formats.ts';

/** How far a work is. */

type Progress = Pick<
  WorkOut,
  | 'windows'
  | 'listed'
  | 'done'
  | 'stage'
  | 'waiting'
  | 'resting'
  | 'complete'
  | 'runningSince'
  | 'doneBefore'
  | 'updatedAt'
  | 'counts'
  | 'lackingFiles'
>;

/** A streamed source says only at its end how many there are; until then more is done than it has named. */
const isUnnamed = ({ listed, done }: Progress): boolean => listed < done;

/** The part that is done, 0..1: of the windows, or of the items where all is one window; null while nothing is known. */
export const shareDone = (work: Progress): number | null => {
  const { windows, listed, done } = work;
  if (windows.total > 1) return windows.ended / windows.total;
  if (windows.ended === windows.total) return 1;
  return listed === 0 || isUnnamed(work) ? null : done / listed;
};

/**
 * The remaining seconds, by the speed since the last start; null while it is unknown. Windows that weren't listed yet are
 * expected to have as many items as the others.
 */
export const secondsLeft = (work: Progress): number | null => {
  const { windows, listed, done, doneBefore, runningSince, updatedAt } = work;
  const took = (Date.parse(updatedAt) - Date.parse(runningSince)) / 1000;
  const since = done - doneBefore;
  if (since <= 0 || took <= 0 || listed === 0 || isUnnamed(work)) return null;
  const expected = (listed / Math.min(windows.total, windows.ended + 1)) * windows.total;
  return Math.max(0, Math.round((took / since) * (expected - done)));
};

const timeWords = (seconds: number): string => {
  if (seconds < 60) return '1분도 안 남음';
  const minutes = Math.ceil(seconds / 60);
  return minutes < 60 ? `${count(minutes)}분쯤 남음` : `${count(Math.round(minutes / 60))}시간쯤 남음`;
};

/** Items that are missing although the source named them. */
const missing = ({ counts, lackingFiles }: Progress): number =>
  counts.failed + counts.absent + counts.unusable + lackingFiles;

/**
 * Whether asking again may bring something: not where everything that is missing has no text at its source or can't be read, which is
 * the same the next time.
 */
export const mayBringMore = (work: Pick<Progress, 'stage' | 'counts' | 'lackingFiles'>): boolean =>
  work.stage !== 'ended' ||
  work.counts.failed > 0 ||
  work.lackingFiles > 0 ||
  work.counts.absent + work.counts.unusable === 0;

const restWords = ({ until }: NonNullable<Progress['resting']>): string =>
  `출처가 쉬고 있습니다. ${koreanMoment(until)}부터 이어서 모읍니다.`;

/** How far a work is, or its result and what to do next, in a sentence or two. */
export const progressWords = (work: Progress): string => {
  const { stage, waiting, resting, complete, windows, listed, done } = work;
  const far =
    windows.total > 1
      ? `${count(windows.total)}구간 가운데 ${count(windows.ended)}구간, 자료 ${count(done)}건`
      : isUnnamed(work)
        ? `${count(done)}건 살펴봄`
        : `${count(listed)}건 가운데 ${count(done)}건`;
  const until = windows.total === 1 && isUnnamed(work) ? `${count(done)}건을 살펴보고` : `${far}에서`;
  if (stage === 'running') {
    if (waiting) return '같은 출처의 앞선 수집이 끝나면 시작합니다.';
    if (resting) return `${restWords(resting)} 지금까지 ${count(done)}건을 살펴보았습니다.`;
    if (listed === 0 && done === 0 && windows.ended === 0) return '출처의 목록을 받는 중입니다.';
    const left = secondsLeft(work);
    return left === null ? far : `${far} · ${timeWords(left)}`;
  }
  if (stage === 'cancelled') return `${until} 멈췄습니다. 나머지는 이어서 모을 수 있습니다.`;
  if (stage === 'failed') return `${until} 중단되었습니다. 까닭을 없앤 뒤 이어서 모을 수 있습니다.`;
  if (complete === true)
    return done === 0
      ? '이 기간에는 출처에 자료가 없습니다.'
      : `출처가 알려 준 ${count(done)}건을 빠짐없이 살펴보았습니다.`;
  const lacks = missing(work);
  return lacks > 0
    ? `${count(done)}건을 살펴보았습니다. ${count(lacks)}건은 받거나 읽지 못했습니다.${mayBringMore(work) ? '' : ' 다시 물어도 같습니다.'}`
    : `${count(done)}건을 살펴보았습니다. 출처가 있다고 한 수와 알려 준 수가 다릅니다.`;
};
