import { answerText } from '@nomucheck/domain/checks/answers/answer-text.ts';
import type { CheckRecord } from '@nomucheck/domain/checks/contract/check.ts';
import { type Reader, sectionTitle } from '@nomucheck/domain/checks/question-text.ts';
import type { Walk } from '@nomucheck/domain/checks/walk/path.ts';
import type { AnswerValue, Form } from '@nomucheck/domain/rulesets/ruleset.ts';
import { questionOf } from '../form/question.ts';
import { sameAddress } from '../question-url.ts';

/** Check-your-answers: everything on the path, grouped, in words. */
export type SummaryRow = {
  readonly section: string;
  readonly numbering: number;
  readonly title: string;
  readonly answer: string;
  /** Derived from another answer. */
  readonly isDerived: boolean;
  readonly isBlank: boolean;
};
export type SummaryGroup = {
  readonly id: string;
  readonly title: string;
  readonly rows: readonly SummaryRow[];
  /** What it holds, to recognise it by while it is folded. */
  readonly gist: string;
};
export type Summary = {
  readonly groups: readonly SummaryGroup[];
  /** Answers that are no longer on the path: kept, without effect. */
  readonly kept: readonly SummaryRow[];
};

const groupTitle = (form: Form, id: string, reader: Reader): string => {
  const section = form.sections.find((other) => other.id === id);
  return section === undefined ? '기본 질문' : sectionTitle(section, reader);
};

/** Of a draft. */
export const summaryOf = (
  form: Form,
  walk: Walk,
  answers: Readonly<Record<string, AnswerValue>>,
  reader: Reader,
): Summary => ({
  groups: grouped(form, walk.steps, reader),
  kept: walk.leftPath.flatMap(({ section, numbering }) => {
    const question = questionOf(form, { section, numbering }, reader);
    if (question === null) return [];
    const { key, title } = question;
    return [rowOf(form, { section, numbering, key, title, value: answers[key] ?? null }, reader)];
  }),
});

/** Of a finished check, without the answers that follow the figure. */
export const summaryOfRecord = (
  form: Form,
  { answers, derived, leftPath }: Pick<CheckRecord, 'answers' | 'derived' | 'leftPath'>,
  reader: Reader,
): Summary => {
  const isLeft = (answer: Answered): boolean => leftPath.some((address) => sameAddress(address, answer));
  const beforeFigure = answers.filter((answer) => !followsFigure(form, answer));
  const onPath = [...beforeFigure.filter((answer) => !isLeft(answer)), ...derived];
  return {
    groups: grouped(
      form,
      onPath.toSorted((one, other) => one.numbering - other.numbering),
      reader,
    ),
    kept: beforeFigure.filter(isLeft).map((answer) => rowOf(form, answer, reader)),
  };
};

/** The answers that follow its figure, as a group of their own; none if there are none. */
export const addedToRecord = (
  form: Form,
  { answers }: Pick<CheckRecord, 'answers'>,
  reader: Reader,
): readonly SummaryGroup[] => {
  const rows = answers.filter((answer) => followsFigure(form, answer)).map((answer) => rowOf(form, answer, reader));
  return rows.length === 0 ? [] : [{ id: 'added', title: '결과에 더한 답', rows, gist: gistOf(rows) }];
};

const followsFigure = (form: Form, { key }: Answered): boolean =>
  form.intake.some((question) => question.key === key && question.afterFigure === true);

type Answered = {
  readonly section: string;
  readonly numbering: number;
  readonly key: string;
  readonly title: string;
  readonly value: AnswerValue;
  readonly derivedFrom?: unknown;
  /** In words, if the server has said it: it knows the questionnaire of its time. */
  readonly text?: string | undefined;
};

/** The intake first, then the sections in the order in which they come. */
const grouped = (form: Form, answers: readonly Answered[], reader: Reader): readonly SummaryGroup[] => {
  const groups = new Map<string, SummaryRow[]>([['intake', []]]);
  for (const answer of answers) {
    const rows = groups.get(answer.section) ?? [];
    groups.set(answer.section, rows);
    rows.push(rowOf(form, answer, reader));
  }
  return [...groups]
    .filter(([, rows]) => rows.length > 0)
    .map(([id, rows]) => ({ id, title: groupTitle(form, id, reader), rows, gist: gistOf(rows) }));
};

const rowOf = (form: Form, answer: Answered, reader: Reader): SummaryRow => {
  const { section, numbering, key, title, value, derivedFrom, text } = answer;
  const asked = questionOf(form, { section, numbering }, reader);
  return {
    section,
    numbering,
    title: asked?.key === key ? asked.title : title,
    answer: text ?? answerText(form, section, numbering, value, reader),
    isDerived: derivedFrom !== undefined,
    isBlank: value === null,
  };
};

const inGist = 3;

/** The first answers in words; of questions answered yes or no, how many of each. */
const gistOf = (rows: readonly SummaryRow[]): string => {
  const answers = rows.filter(({ isBlank }) => !isBlank).map(({ answer }) => answer);
  const kinds = [...new Set(answers)];
  if (answers.length > inGist && kinds.length <= inGist)
    return kinds.map((kind) => `${kind} ${answers.filter((answer) => answer === kind).length}개`).join(', ');
  return answers.slice(0, inGist).join(', ') + (answers.length > inGist ? ' …' : '');
};

/** The answers as plain text, to keep or to send to whoever helps. */
export const asText = (groups: readonly SummaryGroup[]): string =>
  groups
    .map(({ title, rows }) => [title, ...rows.map((row) => `- ${row.title} ${row.answer}`)].join('\n'))
    .join('\n\n');
