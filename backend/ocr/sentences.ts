import type { OcrEvent } from '@nomucheck/domain/ocr/ocr-events.ts';
import { failureInWords } from '@nomucheck/domain/ocr/reading/failure-words.ts';
import type { SentencesOf } from '../engine/history/event-sentences.ts';

export const ocrSentences: SentencesOf<OcrEvent> = {
  PdfUploaded: ({ fileName, origin }) => {
    const named = fileName === null ? '' : `‘${fileName}’ `;
    return origin.how === 'uploaded' ? `${named}문서를 올렸습니다.` : `수집한 자료의 첨부 ${named}문서를 받았습니다.`;
  },
  PdfPageRead: ({ page, pages }) =>
    `${page.toLocaleString('ko')}쪽을 읽었습니다(모두 ${pages.toLocaleString('ko')}쪽).`,
  PdfRead: () => '문서를 끝까지 읽었습니다.',
  PdfReadingFailed: ({ reason, page, unread }) => {
    const others = unread.filter((one) => one.page !== page).map((one) => `${one.page.toLocaleString('ko')}쪽`);
    const rest = others.length > 0 ? ` 읽지 못한 다른 쪽: ${others.join(', ')}.` : '';
    return `문서를 읽지 못했습니다: ${failureInWords(reason, page)}${rest}`;
  },
  PdfPageTyped: ({ page }) => `읽지 못한 ${page.toLocaleString('ko')}쪽의 글을 적었습니다.`,
  PdfReadingCancelled: () => '읽기를 멈추었습니다.',
  PdfReadingResumed: () => '남은 쪽을 다시 읽기 시작했습니다.',
  PdfPageCorrected: ({ page, corrected }) =>
    corrected
      ? `${page.toLocaleString('ko')}쪽의 글을 고쳤습니다.`
      : `${page.toLocaleString('ko')}쪽의 글을 읽은 그대로 되돌렸습니다.`,
  PdfWordsConfirmed: ({ page, words }) =>
    `${page.toLocaleString('ko')}쪽의 낱말 ${words.length.toLocaleString('ko')}개를 맞다고 확인했습니다.`,
  PdfAttached: ({ became, from, to }) =>
    `${from === to ? `${from}쪽` : `${from}~${to}쪽`}의 글${became === 'new' ? '로 자료를 만들었습니다.' : '을 자료에 붙였습니다.'}`,
  PdfRemoved: () => '문서를 지웠습니다.',
};
