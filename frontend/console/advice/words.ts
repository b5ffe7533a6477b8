import type { FlagOut } from '@nomucheck/domain/advice/contract/advice.ts';
import type { ReviewListItem } from '@nomucheck/domain/advice/contract/review.ts';
import { stageNames } from '@nomucheck/domain/advice/stages.ts';
import { sortableMoment } from '@nomucheck/domain/kernel/korean/korean-formats.ts';
import type { Column } from '../export/csv.ts';
import type { ReviewStage } from './inspection-data.ts';

/** Shown for what an erased person wrote. */
const erased = '(지워진 글)';

/** The first line of a question, as lists show it. */
export const firstLineOf = (question: string | null): string => question?.trim().split('\n')[0] ?? erased;

export const changeNames: Readonly<Record<FlagOut['change'], string>> = {
  corrected: '고쳐짐',
  withdrawn: '내려짐',
  merged: '다른 자료와 합쳐짐',
  restored: '예전 기록으로 되돌려짐',
};

export const caseName = ({ court, caseNumber }: Pick<FlagOut, 'court' | 'caseNumber'>): string =>
  [court, caseNumber].filter((part) => part !== '').join(' ');

/** The review that the reader may claim now. */
export const claimable = ({ may }: Pick<ReviewListItem, 'may'>): ReviewStage | null =>
  may.claim1 ? 1 : may.claim2 ? 2 : null;

export const detailAddress = (id: string): string => `/inspection/detail?id=${encodeURIComponent(id)}`;

/** The file that is downloaded. */
export const exportColumns: readonly Column<ReviewListItem>[] = [
  { title: '단계', value: ({ stage }) => stageNames[stage] },
  { title: '질문', value: ({ question }) => firstLineOf(question) },
  { title: '물은 때', value: ({ askedAt }) => sortableMoment(askedAt) },
  { title: '검토 요청', value: ({ requestedAt }) => sortableMoment(requestedAt) },
  { title: '기한', value: ({ due }) => sortableMoment(due) },
  { title: '기한 지남', value: ({ overdue }) => (overdue ? '예' : '') },
  { title: '차수', value: ({ round }) => round },
  { title: '맡은 사람', value: ({ assignee }) => assignee?.name ?? null },
  { title: '1차 검토자', value: ({ reviewer1 }) => reviewer1?.name ?? null },
  { title: '회사', value: ({ company }) => company },
  { title: '이해 충돌', value: ({ conflict }) => (conflict ? '확인 필요' : '') },
  { title: '바뀐 판정례', value: ({ flags }) => flags },
  { title: '별점', value: ({ stars }) => stars },
  { title: '번호', value: ({ id }) => id },
];
