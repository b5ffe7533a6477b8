import { z } from 'zod';
import { requiredText, storableText } from '../kernel/text.ts';
import { lengths } from './text-lengths.ts';

/** What a reviewer writes beside the text. */

/** Where a comment belongs: UTF-16 indices into the text, `to` exclusive, and the words that stood there. */
export const anchor = z.strictObject({
  from: z.int().min(0),
  to: z.int().min(0),
  quote: storableText(lengths.comment),
});
export const reviewComment = z.strictObject({ anchor, body: requiredText(lengths.comment) });
export type ReviewComment = z.infer<typeof reviewComment>;

/** What a reviewer confirms point by point before the text is approved. */
export const checklistPoints = {
  facts: '사실관계를 질문과 맞춰 봤어요',
  deadline: '기한과 신청할 곳이 맞아요',
  law: '조문이 지금 법과 같아요',
  cases: '인용한 판정례를 원문과 대조했어요',
  limits: '모르는 점과 한계를 밝혔어요',
  wording: '결과를 장담하거나 오해를 살 말이 없어요',
} as const;
export type ChecklistPoint = keyof typeof checklistPoints;
export const checkedPoint = z.enum(
  Object.keys(checklistPoints).filter((key): key is ChecklistPoint => key in checklistPoints),
);

/** The anchor of a comment after the text was edited: the place nearest to the old one where its words stand; else null. */
export const anchorIn = (
  text: string,
  { from, quote }: z.infer<typeof anchor>,
): { from: number; to: number } | null => {
  if (quote === '') return null;
  const places: number[] = [];
  for (let at = text.indexOf(quote); at >= 0; at = text.indexOf(quote, at + 1)) places.push(at);
  const nearest = places.toSorted((one, other) => Math.abs(one - from) - Math.abs(other - from))[0];
  return nearest === undefined ? null : { from: nearest, to: nearest + quote.length };
};
