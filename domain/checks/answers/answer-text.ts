import { koreanText } from '../../kernel/korean/korean-date.ts';
import { isChosen } from '../../rulesets/chosen.ts';
import type { AnswerValue, Form, IntakeQuestion } from '../../rulesets/ruleset.ts';
import { choiceText, type Reader } from '../question-text.ts';

const blank = '답하지 않음';
const yesNo: Readonly<Record<string, string>> = { yes: '예', no: '아니요', unknown: '잘 모르겠어요' };

const labelOf = (question: IntakeQuestion | undefined, value: string, reader: Reader): string => {
  const chosen = question?.choices?.find((choice) => choice.value === value);
  return chosen === undefined ? value : choiceText(chosen, reader).label;
};

/** An answer in the words of its choice, as the person who gave it read them. */
export const answerText = (
  form: Form,
  section: string,
  numbering: number,
  value: AnswerValue | undefined,
  reader: Reader = 'employee',
): string => {
  if (value === null || value === undefined) return blank;
  if (typeof value === 'number') return `${value.toLocaleString('ko-KR')}명`;
  if (typeof value === 'string') {
    if (section !== 'intake') return yesNo[value] ?? value;
    const question = form.intake.find((other) => other.numbering === numbering);
    if (question?.type === 'date') return koreanText(value);
    return labelOf(question, value, reader);
  }
  if (isChosen(value)) {
    const question = form.intake.find((other) => other.numbering === numbering);
    return value.map((each) => labelOf(question, each, reader)).join(', ');
  }
  if ('custom' in value) return value.custom;
  if ('start' in value) return `${value.start}부터 ${value.end}까지, 쉬는 시간 ${value.breakMinutes}분`;
  return [value.name, value.phone, value.email].filter((part) => part !== undefined && part !== '').join(', ') || blank;
};
