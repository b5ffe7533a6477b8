import type { Walk } from '@nomucheck/domain/checks/path.ts';
import { koreanText } from '@nomucheck/domain/kernel/korean-date.ts';
import type { AnswerValue, Form } from '@nomucheck/domain/rulesets/ruleset.ts';
import { questionOf } from '../form/question.ts';

/** Check-your-answers: everything on the path, grouped, in words. */
export type SummaryRow = {
  readonly section: string;
  readonly numbering: number;
  readonly title: string;
  readonly answer: string;
  /** Another answer already told it. */
  readonly isDerived: boolean;
  readonly isBlank: boolean;
};
export type SummaryGroup = { readonly id: string; readonly title: string; readonly rows: readonly SummaryRow[] };
export type Summary = {
  readonly groups: readonly SummaryGroup[];
  /** Answered once, off the path now: kept, and without effect. */
  readonly kept: readonly SummaryRow[];
};

const blank = '답하지 않음';
const yesNo: Readonly<Record<string, string>> = { yes: '예', no: '아니요', unknown: '잘 모르겠어요' };

/** An answer in the words it was given with. */
export const answerText = (form: Form, section: string, numbering: number, value: AnswerValue | undefined): string => {
  if (value === null || value === undefined) return blank;
  if (typeof value === 'number') return `${value.toLocaleString('ko-KR')}명`;
  if (typeof value === 'string') {
    if (section !== 'intake') return yesNo[value] ?? value;
    const question = form.intake.find((other) => other.numbering === numbering);
    if (question?.type === 'date') return koreanText(value);
    return question?.choices?.find((choice) => choice.value === value)?.label ?? value;
  }
  if ('custom' in value) return value.custom;
  if ('start' in value) return `${value.start}부터 ${value.end}까지, 쉬는 시간 ${value.breakMinutes}분`;
  return [value.name, value.phone, value.email].filter((part) => part !== undefined && part !== '').join(', ') || blank;
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
    groups: [...groups].map(([id, rows]) => ({ id, title: groupTitle(form, id), rows })),
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
