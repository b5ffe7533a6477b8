import { caseKindNames } from '@nomucheck/domain/cases/case-names.ts';
import type { CrawledOut, FailureGroups, SourceOut, WindowOut, WorkOut } from '@nomucheck/domain/crawling/contract.ts';
import type { ItemVerdict } from '@nomucheck/domain/crawling/crawl-events.ts';
import { sources } from '@nomucheck/domain/crawling/sources.ts';
import { koreanText } from '@nomucheck/domain/kernel/korean/korean-date.ts';
import { count, shortDate } from '../../shared/formats.ts';

/** The words with which the crawler's pages describe works, items and sources. */

export type CrawlKind = WorkOut['kind'];
export type SourceName = SourceOut['name'];

/** In the order in which a dispute goes through them. */
export const kinds: readonly CrawlKind[] = ['case-low', 'case-low-meeting', 'case-high'];
export const isKind = (value: unknown): value is CrawlKind => kinds.some((kind) => kind === value);
export const kindNames: Readonly<Record<CrawlKind, string>> = caseKindNames;

/** In the order in which a work counts them: what is stored first, what is missing last. */
export const verdictNames: Readonly<Record<ItemVerdict, string>> = {
  new: '새 자료',
  changed: '본문이 바뀜',
  unchanged: '그대로',
  linked: '다른 출처에서 이미 모음',
  other_kind: '다른 종류',
  other_matter: '해고 사건 아님',
  absent: '출처에 본문 없음',
  unusable: '읽지 못함',
  failed: '받지 못함',
};
export const failureNames: Readonly<Record<FailureGroups[number]['verdict'], string>> = {
  ...verdictNames,
  no_file: '첨부 파일을 받지 못함',
};
export const isVerdict = (value: string): value is ItemVerdict => Object.hasOwn(verdictNames, value);
export const verdicts: readonly ItemVerdict[] = Object.keys(verdictNames).filter(isVerdict);

export const stageNames: Readonly<Record<WorkOut['stage'], string>> = {
  running: '모으는 중',
  cancelled: '멈춤',
  failed: '중단됨',
  ended: '마침',
};

export type StateOfWork = Pick<WorkOut, 'stage' | 'waiting' | 'resting' | 'complete'>;

/** The state of a work in one word. */
export const stateWords = ({ stage, waiting, resting, complete }: StateOfWork): string => {
  if (stage === 'running' && waiting) return '차례 기다림';
  if (stage === 'running' && resting) return '출처 쉬는 중';
  if (stage === 'ended' && complete === false) return '마침 · 빠진 것 있음';
  return stageNames[stage];
};

export const sourceStateNames: Readonly<Record<SourceOut['state'], string>> = {
  ready: '정상',
  unasked: '아직 수집한 적 없음',
  stale: '새 소식 없음',
  resting: '잠시 쉼',
  unset: '설정 필요',
  off: '꺼 둠',
};

/** Who started a work: a person, or the source's schedule. */
export const starterWords = ({ startedBy }: Pick<WorkOut, 'startedBy'>): string =>
  startedBy.id === 'system' ? '예약' : startedBy.name;

/** `2026년 3월 1일 – 3월 31일`; the year of the end only where it is another. */
export const spanWords = ({ from, to }: { readonly from: string; readonly to: string }): string => {
  if (from === to) return koreanText(from);
  const end = koreanText(to);
  return `${koreanText(from)} – ${from.slice(0, 4) === to.slice(0, 4) ? end.replace(/^\d+년 /, '') : end}`;
};

/** The day of an item, named as its source means it. */
export const itemDayWords = ({ source, day }: Pick<CrawledOut, 'source' | 'day'>): string =>
  `${sources[source].dayName} ${day === null ? '모름' : shortDate(day)}`;

/** `새 자료 12 · 그대로 3`; what nothing became of is left out. */
export const countsInWords = (counts: WorkOut['counts']): string =>
  verdicts
    .filter((verdict) => counts[verdict] > 0)
    .map((verdict) => `${verdictNames[verdict]} ${count(counts[verdict])}`)
    .join(' · ');

/** Why a window isn't complete, or how far it is. */
export const windowWords = ({ total, listed, done, complete }: WindowOut): string => {
  if (complete === true) return '빠짐없이 모음';
  // A streamed source says only at its end how many there are.
  if (complete === null && listed < done) return `${count(done)}건 살펴봄`;
  if (total === null) return complete === null ? '아직 묻지 않음' : '출처가 답하지 않음';
  if (complete === null) return `${count(total)}건 가운데 ${count(done)}건`;
  if (listed < total) return `출처는 ${count(total)}건이 있다고 했지만 ${count(listed)}건만 알려 줌`;
  return done < listed ? `${count(listed - done)}건을 아직 받지 못함` : '받지 못했거나 읽지 못한 것이 있음';
};
