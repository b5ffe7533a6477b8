import type { LocalDate } from '../../kernel/korean/korean-date.ts';
import type { Answers, AnswerValue, Form, Frame } from '../../rulesets/ruleset.ts';
import { type Found, keyOf, questionAt } from '../form-index.ts';
import { type Walk, walk } from '../walk.ts';

/** More questions than any walk has. */
const mostAsked = 300;

/**
 * Answers led to the end of a questionnaire that they weren't given to: what is open counts as not known, so that a new edition
 * can be tried on old checks. `asks`: how many questions were open; `walk`: the path that they make then. null where a question has no such answer.
 */
export const finishedAnswers = (
  form: Form,
  frame: Frame,
  given: Answers,
  today: LocalDate,
): { readonly answers: Answers; readonly asks: number; readonly walk: Walk } | null => {
  const answers = new Map(given);
  for (let asks = 0; asks <= mostAsked; asks += 1) {
    const walked = walk(form, frame, answers, today);
    if (!walked.next) return { answers, asks, walk: walked };
    const found = questionAt(form, walked.next);
    const value = found && notKnown(found);
    // An answer that doesn't fit is asked for again: it isn't led further.
    if (found === undefined || value === undefined || answers.get(keyOf(found)) === value) return null;
    answers.set(keyOf(found), value);
  }
  return null;
};

/** The answer that says nothing; undefined where the question has none: the first of a section decides whether it applies. */
export const notKnown = (found: Found): AnswerValue | undefined => {
  if (found.section !== 'intake') return found.first ? undefined : 'unknown';
  const { optional, custom, choices } = found.question;
  if (optional) return null;
  if (choices?.some(({ value }) => value === 'unknown')) return 'unknown';
  // Answered in one's own words, which aren't read here: any choice stands for it, for it has no part in a figure.
  return custom === undefined ? undefined : choices?.[0]?.value;
};
