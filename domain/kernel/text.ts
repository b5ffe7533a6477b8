import { z } from 'zod';

/**
 * Text that every store can hold. PostgreSQL's jsonb refuses U+0000, and a lone surrogate can't be encoded in UTF-8: one
 * such character would make a whole batch of appends fail, so all input is checked for it.
 */
export const isStorable = (text: string): boolean => !text.includes('\u0000') && text.isWellFormed();

export const storableText = (maxLength: number) =>
  z.string().max(maxLength).refine(isStorable, { error: '쓸 수 없는 글자가 들어 있어요.' });

/**
 * Whether the text has a visible character: zero-width characters, Hangul fillers and Braille without dots are not blanks
 * for other checks.
 */
export const isVisible = (text: string): boolean =>
  /[^\p{White_Space}\p{Default_Ignorable_Code_Point}\p{C}\u2800]/u.test(text);

/** Storable text that is not empty, outer space trimmed. */
export const requiredText = (maxLength: number) => storableText(maxLength).trim().min(1);
