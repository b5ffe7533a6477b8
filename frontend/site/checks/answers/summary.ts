import { answerText } from '@nomucheck/domain/checks/answer-text.ts';
import type { Walk } from '@nomucheck/domain/checks/path.ts';
import type { AnswerValue, Form } from '@nomucheck/domain/rulesets/ruleset.ts';
import { questionOf } from '../form/question.ts';

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

const groupTitle = (form: Form, section: string): string =>
  section === 'intake' ? '기본 질문' : (form.sections.find((other) => other.id === section)?.title ?? section);

export const summaryOf = (form: Form, walk: Walk, answers: Readonly<Record<string, AnswerValue>>): Summary => {
  const groups = new Map<string, SummaryRow[]>();
  for (const step of walk.steps) {
    const rows = groups.get(step.section) ?? [];
    groups.set(step.section, rows);
    rows.push({
      section: step.section,
      numbering: step.numbering,
      title: step.title,
      answer: answerText(form, step.section, step.numbering, step.value),
      isDerived: step.derivedFrom !== undefined,
      isBlank: step.value === null,
    });
  }
  return {
    groups: [...groups].map(([id, rows]) => ({ id, title: groupTitle(form, id), rows, gist: gistOf(rows) })),
    kept: walk.leftPath.flatMap(({ section, numbering }) => {
      const question = questionOf(form, { section, numbering });
      if (question === null) return [];
      const value = answers[question.key];
      return [
        {
          section,
          numbering,
          title: question.title,
          answer: answerText(form, section, numbering, value),
          isDerived: false,
          isBlank: value === null,
        },
      ];
    }),
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
