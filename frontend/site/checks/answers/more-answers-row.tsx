import type { CheckRecord } from '@nomucheck/domain/checks/contract/check.ts';
import { questionsAfterFigure } from '@nomucheck/domain/checks/questions/after-figure.ts';
import type { Form, IntakeQuestion } from '@nomucheck/domain/rulesets/ruleset.ts';
import { koreanToday } from '../../../shared/formats.ts';
import { useForm } from '../form-loader.ts';
import { morePath } from '../question-url.ts';
import { RowLink } from '../result/rows/row.tsx';
import { wording } from '../wording.ts';

type AnswersOfCheck = Pick<CheckRecord, 'id' | 'answers' | 'rulesetVersion'>;

/** On the result: the questions that follow the figure, one after another. */
export const MoreAnswersRow = ({ check }: { check: AnswersOfCheck }) => {
  const [form] = useForm();
  const open = form.state === 'ready' ? stillOpen(check, form.value) : [];
  const [first] = open;
  if (first === undefined) return null;
  const to = morePath(check.id, { section: 'intake', numbering: first.numbering });
  return <RowLink to={to} title={wording.rows.more} state={wording.rows.left(open.length)} />;
};

/** A check of an older questionnaire takes no more answers. */
const stillOpen = ({ answers, rulesetVersion }: AnswersOfCheck, form: Form): readonly IntakeQuestion[] => {
  if (rulesetVersion !== form.rulesetVersion) return [];
  const given = new Map(answers.map(({ key, value }) => [key, value] as const));
  return questionsAfterFigure(form, given, koreanToday()).filter(({ key }) => !given.has(key));
};
