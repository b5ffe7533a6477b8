import { z } from 'zod';
import { isVisible } from './visible.ts';

/**
 * Text that every store can hold. PostgreSQL's jsonb refuses U+0000, and a lone surrogate can't be encoded in UTF-8: one
 * such character would make a whole batch of appends fail, so all input is checked for it.
 */
export const isStorable = (text: string): boolean => !text.includes('\u0000') && text.isWellFormed();

const unstorable = '쓸 수 없는 글자가 들어 있어요.';

export const storableText = (maxLength: number) => z.string().max(maxLength).refine(isStorable, { error: unstorable });

/** Storable text that is not empty, outer space trimmed. */
export const requiredText = (maxLength: number) => storableText(maxLength).trim().min(1);

/** Text that a person writes for others to read: of invisible letters alone it is as empty as no text. */
export const visibleText = (maxLength: number) =>
  storableText(maxLength)
    .trim()
    .min(1, { abort: true })
    .refine(isVisible, { error: '눈에 보이는 글자로 적어 주세요.' });

/**
 * A name in one spelling: some systems write Hangul letter by letter (NFD), so that one name would have two lengths and
 * not be found by the other spelling.
 */
export const nameText = (maxLength: number) =>
  z.string().normalize('NFC').max(maxLength).refine(isStorable, { error: unstorable });
