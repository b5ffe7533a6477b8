import { emptyLevels } from '@nomucheck/domain/cases/case-counts.ts';
import { type Calculation, calculateWalk } from '@nomucheck/domain/checks/calculate.ts';
import { questionAt } from '@nomucheck/domain/checks/form-index.ts';
import { type Walk, walk } from '@nomucheck/domain/checks/walk.ts';
import { publicFormOf } from '@nomucheck/domain/rulesets/public-form.ts';
import type { AnswerValue, Form, Questionnaire, RulesetContent } from '@nomucheck/domain/rulesets/ruleset.ts';
import { useMemo, useState } from 'react';
import { koreanToday } from '../../../../shared/formats.ts';

/** Who tries the draft, and in which questionnaire. */
export type Person = { readonly side: 'employee' | 'employer'; readonly questionnaire: Questionnaire };

/** Why the draft can't be tried to its end. */
const broken = '지금의 초안으로는 여기서부터 계산하지 못합니다. 고칠 곳을 먼저 고쳐 주십시오.';

export type Tried = {
  readonly form: Form;
  readonly walk: Walk | null;
  /** Once the walk has ended: the figure without any case. */
  readonly figure: Calculation | null;
  readonly problem: string | null;
};

/** The draft as a person would go through it, in the browser: nothing is stored. */
export const useTried = (content: RulesetContent) => {
  const [person, setPerson] = useState<Person>({ side: 'employee', questionnaire: 'detail' });
  const [given, setGiven] = useState<ReadonlyMap<string, AnswerValue>>(new Map());
  const today = koreanToday();
  const answers = useMemo(
    () => new Map<string, AnswerValue>([...given, ['intake/side', person.side]]),
    [given, person.side],
  );
  const tried = useMemo(() => tryOut(content, person, answers, today), [content, person, answers, today]);
  return {
    ...tried,
    person,
    answers,
    today,
    /** Begins anew as this person. */
    begin: (next: Person) => {
      setPerson(next);
      setGiven(new Map());
    },
    answer: (key: string, value: AnswerValue) => setGiven((before) => new Map([...before, [key, value]])),
    /** Asks this question again; the answers behind it stay where the walk still reaches them. */
    askAgain: (key: string) => setGiven((before) => new Map([...before].filter(([each]) => each !== key))),
  };
};

export type Trial = ReturnType<typeof useTried>;

const tryOut = (
  content: RulesetContent,
  { questionnaire }: Person,
  answers: ReadonlyMap<string, AnswerValue>,
  today: string,
): Tried => {
  const ruleset = { ...content, rulesetVersion: '' };
  const form = publicFormOf(ruleset);
  try {
    const walked = walk(form, { questionnaire }, answers, today);
    const figure = walked.next === null ? calculateWalk(ruleset, walked, { today, counts: emptyLevels }) : null;
    return { form, walk: walked, figure, problem: null };
  } catch {
    return { form, walk: null, figure: null, problem: broken };
  }
};

/** The question that is open; undefined at the end. */
export const openQuestionOf = ({ form, walk: walked }: Pick<Tried, 'form' | 'walk'>) =>
  walked?.next ? questionAt(form, walked.next) : undefined;
