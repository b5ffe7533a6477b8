import type { Condition, Conditions } from '../ruleset.ts';

/** Short forms of the conditions that points are made of. */

export const yes = (question: string): Condition => ({ question, is: ['yes'] });
export const no = (question: string): Condition => ({ question, is: ['no'] });
export const notYes = (question: string): Condition => ({ question, isNot: ['yes'] });

/** There is no floor for a person who must first be shown to be an employee. */
export const surelyEmployee: Conditions = [
  // Who belongs to another firm is that firm's employee, and must show more only against the client.
  { question: 'detail-4/belongs-to-other-firm', isNot: ['no', 'unknown'] },
  notYes('detail-4/against-client'),
  notYes('detail-5/dismissed-as-officer'),
];

/** It was a dismissal: not a resignation, the end of a term, or a retirement; the company ended the employment. */
export const surelyDismissal: Conditions = [
  notYes('detail-8/resigned-or-agreed'),
  { question: 'detail-8/employer-ended-it', isNot: ['no'] },
  { question: 'detail-3/renewal-rule', isNot: ['yes', 'no', 'unknown'] },
  notYes('detail-16/retirement-or-term-end'),
];

/** Proved, the dismissal is void whatever the reason. The firm's judgement, which the attorneys confirm. */
export const floorOfVoid = 0.7;
/** The company's reason is in dispute, and the company must prove that it had another one. */
export const floorOfProtected = 0.5;
/** The same, while it is only known that the person was protected, not that this was the reason. */
export const floorOfSuspected = 0.4;

export const isVoid = '이 사실이 인정되면 해고는 무효예요.';
export const isVoidToCome = '그대로 해고하면 무효예요.';
