import { koreanDate } from '../../kernel/korean/korean-formats.ts';
import type { Citation } from '../texts/citation.ts';
import type { Reading } from './who-read.ts';

/** How a source is named in a list: `대법원 2011다42324 (2011년 10월 27일)`. */
export const sourceName = (cited: Citation): string => {
  switch (cited.kind) {
    case 'case': {
      const day = cited.decidedOn === null ? '' : ` (${koreanDate(cited.decidedOn)})`;
      return `${cited.court} ${cited.caseNumber}${day}`;
    }
    case 'article':
      return `${cited.law} ${cited.article}`;
    case 'test':
      return cited.title;
  }
};

/** The firm writes the points of the decisions that it brings along as `… 본 사건`; those of the courts never end so. */
export const isFirmsSummary = (point: string): boolean => /(?:본|한|된)\s사건$/u.test(point.trim());

/** What stands below its name: the quoted words, the day of the law, or the law behind a test. */
export const sourceNote = (cited: Citation): string => {
  switch (cited.kind) {
    case 'case':
      return isFirmsSummary(cited.quote) ? `노무체크 요약: ${cited.quote}` : `“${cited.quote}”`;
    case 'article':
      return `${koreanDate(cited.onDate)}에 시행 중인 조문`;
    case 'test':
      return cited.law;
  }
};

/** `노무사 김하나 (등록번호 제1234호)`; a number that the firm hasn't recorded is said to be missing. */
export const reviewerName = ({ name, registration }: { name: string; registration: string | null }): string =>
  registration === null ? `노무사 ${name} (등록번호 미기재)` : `노무사 ${name} (등록번호 ${registration})`;

/** Which text a reviewer read, below their name. */
export const readingName: Readonly<Record<Reading, string>> = {
  published: '이 글을 읽고 확인했어요.',
  earlier: '2차 검토에서 고치기 전의 글을 읽고 확인했어요.',
};

export const reviewName = { 1: '1차 검토', 2: '2차 검토' } as const;

/** Whether review 2 changed what review 1 had read. */
export const isChangedAfterReview1 = ({
  reviewers,
}: {
  readonly reviewers: readonly { read: Reading | null }[];
}): boolean => reviewers.some(({ read }) => read === 'earlier');
