import type { Choice } from '@nomucheck/domain/rulesets/ruleset.ts';
import type { MouseEvent } from 'react';
import type { Fields } from '../fields/read-answer.ts';
import type { Question } from '../question.ts';

/** The id of the page's question; its parts are `answer-year` and so on. */
export const answerId = 'answer';
export const fieldId = (field: string): string =>
  field === 'choice' || field === 'chosen' || field === 'number' ? answerId : `${answerId}-${field}`;

export type QuestionFieldsProps = {
  readonly question: Question;
  /** In the order shown, without choices that don't concern this person. */
  readonly choices: readonly Choice[];
  readonly fields: Fields;
  readonly errors: Readonly<Record<string, string>>;
  readonly onChange: (fields: Fields) => void;
  /** A choice was pressed by a finger or a mouse: the form goes on with these fields. */
  readonly onTap: (fields: Fields, click: MouseEvent) => void;
  /** What is chosen is sensitive, and nobody has consented to it yet. */
  readonly needsConsent: boolean;
  /** "답하지 않음" in place of what is sensitive. */
  readonly onWithhold: () => void;
};

/** The same, prepared for the fields of one type. */
export type TypedFieldsProps = QuestionFieldsProps & {
  heading: { id: string; label: string; hint: string | undefined; optional: boolean; isHeading: boolean };
  field: (name: string) => string;
  set: (name: string) => (value: string) => void;
};
