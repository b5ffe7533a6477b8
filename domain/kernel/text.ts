import { z } from 'zod';

/**
 * Text that every store can hold. PostgreSQL's jsonb refuses U+0000, and a lone surrogate has no UTF-8 form: one such
 * character would fail a whole batch of appends, so the edge refuses it for everybody.
 */
export const isStorable = (text: string): boolean => !text.includes('\u0000') && text.isWellFormed();

export const storableText = (maxLength: number) =>
  z.string().max(maxLength).refine(isStorable, { error: '쓸 수 없는 글자가 들어 있어요.' });

/** Whether anybody could see it: zero-width characters, Hangul fillers and Braille without dots pass every other look for blanks. */
export const isVisible = (text: string): boolean =>
  /[^\p{White_Space}\p{Default_Ignorable_Code_Point}\p{C}\u2800]/u.test(text);

/** Storable text with something in it, outer space trimmed. */
export const requiredText = (maxLength: number) => storableText(maxLength).trim().min(1);
