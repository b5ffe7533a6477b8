import { textOfDecision } from '@nomucheck/domain/cases/precedent-file.ts';
import { vocabularyOf } from '@nomucheck/domain/cases/vocabulary.ts';
import { DomainError } from '@nomucheck/domain/kernel/errors.ts';
import type { TextOfDocument } from '@nomucheck/domain/ocr/case-of-document.ts';
import type { DocumentPage } from '@nomucheck/domain/ocr/ocr-document.ts';
import { textOfPages } from '@nomucheck/domain/ocr/words/document-text.ts';
import { doubtfulWords } from '@nomucheck/domain/ocr/words/doubtful-words.ts';
import type { Blobs } from '../engine/vault/blobs.ts';
import type { Rulesets } from '../rulesets/context.ts';
import type { DocumentViews } from './views/document-views.ts';

export type TextParts = {
  readonly blobs: Pick<Blobs, 'put'>;
  readonly views: Pick<DocumentViews, 'texts' | 'lines'>;
  readonly rulesets: Pick<Rulesets, 'current'>;
};

const mostDoubtful = 30;

/** The text as a case has it, and where it came from. */
export const textFor = async (
  { views, blobs, rulesets }: TextParts,
  from: { readonly id: string; readonly from: number; readonly to: number },
  pages: readonly DocumentPage[],
): Promise<TextOfDocument> => {
  const texts = await views.texts(pages);
  const content = textOfDecision(textOfPages(texts));
  if (content === '') throw new DomainError('case_edit_failed', { errors: { pages: '이 쪽들에는 글자가 없어요.' } });
  const hash = await blobs.put(content, 'text/plain');
  const { ruleset } = await rulesets.current();
  return {
    content,
    text: { hash, chars: content.length },
    document: { ...from, ...(await doubtfulIn(views, pages, texts)) },
    vocabulary: vocabularyOf(ruleset),
    isRecognised: pages.some(({ how }) => how === 'recognised' || how === 'mixed'),
  };
};

/** The words that nobody has looked at yet of those that the recogniser was unsure of, as far as they stand in the texts. */
const doubtfulIn = async (
  views: TextParts['views'],
  pages: readonly DocumentPage[],
  texts: readonly string[],
): Promise<Pick<TextOfDocument['document'], 'lowWords' | 'doubtful'>> => {
  const found: { page: number; text: string }[] = [];
  for (const [index, page] of pages.entries()) {
    if (page.lowWords === 0) continue;
    const lines = await views.lines(page);
    const words = lines.flat();
    for (const at of doubtfulWords({ text: texts[index] ?? '', lines, confirmed: page.confirmed }))
      found.push({ page: page.page, text: (words[at]?.text ?? '').trim().slice(0, 60).toWellFormed() });
  }
  return { lowWords: found.length, doubtful: found.filter(({ text }) => text !== '').slice(0, mostDoubtful) };
};
