import type { DraftEdit } from '../draft-edit.ts';
import { isMove } from '../edit.ts';
import { nameFieldOf } from '../named-lists.ts';

/** What was done to one part of a draft: a question, a choice or a route was added, removed or moved, or something of it edited. */
export const editVerb = (edits: readonly DraftEdit[]): string => {
  const [edit, ...others] = edits;
  if (edit === undefined || others.length > 0 || !isOfElement(edit)) return '고쳤어요';
  if (isMove(edit)) return '옮겼어요';
  if (edit.value === undefined) return '뺐어요';
  return edit.before === undefined ? '고쳤어요' : '더했어요';
};

/** Every other step of a path to an element names one. */
const isOfElement = ({ at }: DraftEdit): boolean =>
  at.length % 2 === 0 && nameFieldOf(at.slice(0, -1).map((step, n) => (n % 2 === 1 ? '*' : step))) !== undefined;
