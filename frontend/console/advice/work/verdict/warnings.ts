import { saysTheSame } from '@nomucheck/domain/advice/document/who-read.ts';
import { checklistPoints, openPoints } from '@nomucheck/domain/advice/review/checklist.ts';
import type { Citation } from '@nomucheck/domain/advice/texts/citation.ts';
import type { Copy } from '../../copy/copy.ts';
import { unknownNumbers } from '../../copy/sources.ts';

const changedAfterReview1 =
  '1차 검토를 마친 글과 다릅니다. 이대로 발행하면 1차 검토자는 고치기 전의 글을 읽은 것으로 실리고, 무엇이 바뀌었는지 안내를 받습니다. 결론이나 기한이 바뀌었으면 돌려보내 1차 검토를 다시 받아 주십시오.';

/** What a reviewer should know before they approve. */
export const warningsOf = (
  { text, checklist }: Pick<Copy, 'text' | 'checklist'>,
  registration: string | null,
  citations: readonly Citation[],
  /** The text that review 1 left, at review 2. */
  reviewed: string | null = null,
): string[] => {
  const open = openPoints(checklist).map((point) => checklistPoints[point]);
  const unknown = unknownNumbers(text, citations);
  return [
    ...(open.length > 0 ? [`확인하지 않은 점검 ${open.length}개: ${open.join(' · ')}`] : []),
    ...(unknown.length > 0 ? [`근거가 없는 번호: ${unknown.map((n) => `[${n}]`).join(' ')}`] : []),
    ...(reviewed !== null && !saysTheSame(reviewed, text) ? [changedAfterReview1] : []),
    ...(registration === null
      ? ['공인노무사 등록번호가 기록되어 있지 않아, 번호 없이 이름만 실립니다. 관리자에게 등록을 요청해 주십시오.']
      : []),
  ];
};
