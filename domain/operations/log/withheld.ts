import { type Action, may, type Subject } from '../../accounts/rights.ts';
import { kindOfEvent, type RecordKind } from './record-kinds.ts';

/** Kinds whose records take more than the right to the log. */
const rightOfKind: Readonly<Partial<Record<RecordKind, Action>>> = { company: 'company.keep' };

/** Whether the log shows this reader the data and the reason of such an event. */
export const mayReadData = (reader: Subject, type: string): boolean => {
  const kind = kindOfEvent(type);
  const right = kind === null ? undefined : rightOfKind[kind];
  return right === undefined || may(reader, right);
};

const places: ReadonlySet<string> = new Set(['key', 'section', 'numbering']);
const ofQuestions: ReadonlySet<string> = new Set(['SensitiveAnswerGiven', 'QuestionLeftBlank', 'AnswerCleared']);

/**
 * Whether a field names the question of an answer that may be about health, pregnancy or a union: which question somebody
 * answered is as personal as the answer.
 */
export const namesQuestion = (type: string, field: string): boolean => ofQuestions.has(type) && places.has(field);
