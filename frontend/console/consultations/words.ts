import type { ConsultationFilter, ConsultationListItem } from '@nomucheck/domain/consultations/contract.ts';
import { stageLabels } from '@nomucheck/domain/consultations/stages.ts';
import { topics } from '@nomucheck/domain/consultations/topics.ts';
import { sortableMoment } from '@nomucheck/domain/kernel/korean/korean-formats.ts';
import type { Column } from '../export/csv.ts';

export const kindNames: Readonly<Record<ConsultationListItem['kind'], string>> = { free: '무료', paid: '유료' };

export const consultationAddress = (id: string): string => `/admin/consult/${encodeURIComponent(id)}`;

/** The list under a filter; its order, where it isn't the list's own. */
export const listAddress = (
  filter: ConsultationFilter,
  sort?: { readonly field: string; readonly order: 'ASC' | 'DESC' },
): string =>
  `/admin/consult?${new URLSearchParams({
    filter: JSON.stringify(filter),
    ...(sort ? { sort: sort.field, order: sort.order } : {}),
  })}`;

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** How long ago something was: `5분 전`, `3일 전`. */
export const agoWords = (instant: string, now: Date): string => {
  const since = now.getTime() - Date.parse(instant);
  if (since < minute) return '방금';
  if (since < hour) return `${Math.floor(since / minute)}분 전`;
  return since < day ? `${Math.floor(since / hour)}시간 전` : `${Math.floor(since / day)}일 전`;
};

/** The file that is downloaded. */
export const exportColumns: readonly Column<ConsultationListItem>[] = [
  { title: '단계', value: ({ stage }) => stageLabels[stage] },
  { title: '종류', value: ({ kind }) => kindNames[kind] },
  { title: '주제', value: ({ topic }) => topics[topic] },
  { title: '신청인', value: ({ person }) => person.name },
  { title: '신청한 때', value: ({ requestedAt }) => sortableMoment(requestedAt) },
  { title: '마지막 글', value: ({ lastWordAt }) => sortableMoment(lastWordAt) },
  { title: '맡은 사람', value: ({ assignee }) => assignee?.name ?? null },
  { title: '상담 시간', value: ({ agreedAt }) => sortableMoment(agreedAt) },
  { title: '전화 상담', value: ({ wantsCall }) => (wantsCall ? '예' : '') },
  { title: '승소 가능성 검토', value: ({ wantsChanceReview }) => (wantsChanceReview ? '예' : '') },
  { title: '이해 충돌', value: ({ conflict }) => (conflict ? '확인 필요' : '') },
  { title: '번호', value: ({ id }) => id },
];
