import { longestPageSide, mostPagePixels, mostPdfPages } from '../limits.ts';
import type { ReadFailure } from './read-failure.ts';

const metres = (points: number): string => `${((points / 72) * 0.0254).toFixed(1)}m`;

const words: Readonly<Record<ReadFailure, string>> = {
  not_a_pdf: 'PDF 파일이 아니에요. 파일을 다시 확인해 주세요.',
  encrypted: '비밀번호가 걸린 PDF예요. 비밀번호를 풀어 다시 올려 주세요.',
  damaged: '파일이 깨졌거나 끝까지 들어 있지 않아요. 원본을 다시 올려 주세요.',
  too_many_pages: `쪽수가 너무 많아요. ${mostPdfPages}쪽씩 나누어 올려 주세요.`,
  page_too_large: `종이 크기가 너무 큰 쪽이에요. 한 변이 ${metres(longestPageSide)}, 그 안의 그림이 ${mostPagePixels / 10_000}만 화소를 넘지 않게 줄여 다시 올려 주세요.`,
  too_slow: '읽는 데 너무 오래 걸려 그만두었어요. 나누어 올려 주세요.',
  too_much_memory: '읽는 데 메모리가 너무 많이 들어 그만두었어요. 나누어 올려 주세요.',
  unreadable: '읽을 수 없는 파일이에요. 다른 방법으로 저장해 다시 올려 주세요.',
};

/** Why a PDF wasn't read and what to do now, in one or two Korean sentences. */
export const failureInWords = (reason: ReadFailure, page: number | null): string =>
  page === null ? words[reason] : `${page.toLocaleString('ko')}쪽: ${words[reason]}`;

/** Why reading ended, as it is answered. */
export const failureOut = ({ reason, page }: { readonly reason: ReadFailure; readonly page: number | null }) => ({
  code: 'pdf_unreadable' as const,
  reason,
  page,
  message: failureInWords(reason, page),
});
