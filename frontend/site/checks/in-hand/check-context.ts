import type { Role, Tense } from '@nomucheck/domain/checks/question-text.ts';
import type { Walk } from '@nomucheck/domain/checks/walk/path.ts';
import type { LocalDate } from '@nomucheck/domain/kernel/korean/korean-date.ts';
import type { Address, Answers, AnswerValue, Form } from '@nomucheck/domain/rulesets/ruleset.ts';
import { createContext, useContext } from 'react';
import type { Draft } from '../draft/draft.ts';
import type { Notice, SaveState } from '../draft/saving.ts';
import type { Way } from '../form/way.ts';

/** The data of every page of the questionnaire; tests pass it by hand. */
export type CheckInHand = {
  readonly form: Form;
  readonly draft: Draft;
  readonly answers: Answers;
  readonly walk: Walk;
  readonly way: Way;
  /** It has its result: only the questions that follow the figure are answered. */
  readonly isFinished: boolean;
  /** Who is spoken to, and whether the dismissal is still to come. */
  readonly reader: { readonly role: Role; readonly tense: Tense };
  readonly today: LocalDate;
  readonly save: SaveState;
  readonly notice: Notice | null;
  /** The person consents to the processing of sensitive answers. */
  readonly agreeToSensitive: () => void;
  /** Of a question that was answered on two devices: keeps this device's answer or the account's. */
  readonly decide: (key: string, keep: 'mine' | 'theirs') => void;
  /** Stores the answer and returns the walk with it. */
  readonly give: (key: string, address: Address, value: AnswerValue) => Walk;
  /** Before a page that reads the answers from the server: why it doesn't have them all; null where it has. */
  readonly settle: () => Promise<string | null>;
};

export const CheckContext = createContext<CheckInHand | null>(null);

export const useCheck = (): CheckInHand => {
  const check = useContext(CheckContext);
  if (check === null) throw new Error('This page belongs inside the check frame');
  return check;
};
