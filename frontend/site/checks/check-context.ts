import type { Walk } from '@nomucheck/domain/checks/path.ts';
import type { LocalDate } from '@nomucheck/domain/kernel/korean-date.ts';
import type { Answers, AnswerValue, Form } from '@nomucheck/domain/rulesets/ruleset.ts';
import { createContext, useContext } from 'react';
import type { Draft } from './draft/draft.ts';
import type { Notice, SaveState } from './draft/saving.ts';

/** The data of every page of the questionnaire; tests pass it by hand. */
export type CheckInHand = {
  readonly form: Form;
  readonly draft: Draft;
  readonly answers: Answers;
  readonly walk: Walk;
  readonly today: LocalDate;
  readonly save: SaveState;
  readonly notice: Notice | null;
  /** Stores the answer and returns the walk with it. */
  /** The person consents to the processing of sensitive answers. */
  readonly agreeToSensitive: () => void;
  readonly give: (key: string, address: { section: string; numbering: number }, value: AnswerValue) => Walk;
};

export const CheckContext = createContext<CheckInHand | null>(null);

export const useCheck = (): CheckInHand => {
  const check = useContext(CheckContext);
  if (check === null) throw new Error('This page belongs inside the check frame');
  return check;
};
