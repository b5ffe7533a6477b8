import type { ReportItem } from '@nomucheck/domain/advice/contract/report.ts';

export const statusNames = { open: '아직 보지 않음', settled: '살펴봄' } as const;

/** Why an answer is on the list. */
export const whyWords = (why: ReportItem['why']): string =>
  why === 'care' ? '많이 힘든 분' : why === 'does_not_fit' ? '질문과 맞지 않음' : '(지워진 글)';

/** What the answer was made of. */
export const topicWords = ({ topics }: Pick<ReportItem, 'topics'>): string =>
  topics.length === 0 ? '주제 없음' : topics.map(({ id, title }) => title ?? id).join(', ');
