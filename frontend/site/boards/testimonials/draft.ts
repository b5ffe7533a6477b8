import { lengths } from '@nomucheck/domain/boards/lengths.ts';
import { type TestimonialOutcome, testimonialOutcomeIds } from '@nomucheck/domain/boards/testimonial-outcomes.ts';
import { isVisible } from '@nomucheck/domain/kernel/text/visible.ts';
import type { FieldMistake } from '../../forms/error-summary.tsx';
import type { Words } from './testimonial-api.ts';

/** A review as it is typed. */
export type Draft = {
  readonly checkId: string;
  readonly stars: string;
  readonly outcome: string;
  readonly text: string;
  readonly inReturn: boolean;
};

export const blank: Draft = { checkId: '', stars: '', outcome: '', text: '', inReturn: false };

/** What this device kept; nothing where it can't be read. */
export const draftOf = (kept: unknown): Draft => {
  if (typeof kept !== 'object' || kept === null) return blank;
  const { checkId, stars, outcome, text, inReturn }: Partial<Record<keyof Draft, unknown>> = kept;
  const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
  return {
    ...{ checkId: textOf(checkId), stars: textOf(stars), outcome: textOf(outcome), text: textOf(text) },
    inReturn: inReturn === true,
  };
};

/** The ids of the form's fields. */
export const fields = {
  checkId: 'review-check',
  stars: 'review-stars',
  outcome: 'review-outcome',
  text: 'review-text',
};

const outcomeOf = (typed: string): TestimonialOutcome | undefined => testimonialOutcomeIds.find((id) => id === typed);

export const mistakesIn = ({ checkId, stars, outcome, text }: Draft): FieldMistake[] => {
  const said = text.trim();
  return [
    ...(checkId === '' ? [{ id: fields.checkId, message: '어느 진단의 후기인지 골라 주세요.' }] : []),
    ...(/^[1-5]$/.test(stars) ? [] : [{ id: fields.stars, message: '별점을 골라 주세요.' }]),
    ...(outcomeOf(outcome) === undefined ? [{ id: fields.outcome, message: '어떻게 끝났는지 골라 주세요.' }] : []),
    ...(!isVisible(said) ? [{ id: fields.text, message: '후기를 적어 주세요.' }] : []),
    ...(said.length > lengths.testimonial
      ? [{ id: fields.text, message: `후기를 ${lengths.testimonial}자 안으로 줄여 주세요.` }]
      : []),
  ];
};

/** null where something is missing. */
export const wordsOf = ({ stars, outcome, text, inReturn }: Draft): Words | null => {
  const chosen = outcomeOf(outcome);
  return chosen === undefined ? null : { stars: Number(stars), outcome: chosen, text: text.trim(), inReturn };
};
