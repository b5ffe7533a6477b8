import {
  kindNames,
  mayBeOpened,
  nameOfEvent,
  recordKinds,
  typesOfKind,
} from '@nomucheck/domain/operations/log/record-kinds.ts';
import { namesQuestion } from '@nomucheck/domain/operations/log/withheld.ts';
import { expect, it } from 'vitest';
import { eventCatalogue } from '../../contexts.ts';

it('every type of event has a name in the list of the log, and no name is of a type that there is not', () => {
  const named = recordKinds.flatMap((kind) => typesOfKind(kind).map(([type]) => type));
  expect(named.toSorted()).toEqual([...eventCatalogue.keys()].toSorted());
  expect([...eventCatalogue.keys()].filter((type) => nameOfEvent(type) === null)).toEqual([]);
});

it('no two types of event have the same name, so that a filter by name says which is meant', () => {
  const names = recordKinds.flatMap((kind) => typesOfKind(kind).map(([, name]) => name));
  expect(names.toSorted()).toEqual([...new Set(names)].toSorted());
  expect(recordKinds.length).toBe(new Set(Object.values(kindNames)).size);
});

it('what signs somebody in, pays them back or is between two people is never opened in the log', () => {
  const closed = [
    'MessageRequested',
    'ConsultationRequested',
    'RefundRequested',
    'AnswerGiven',
    'SensitiveAnswerGiven',
  ];
  expect(closed.filter((type) => mayBeOpened(type))).toEqual([]);
  expect(mayBeOpened('UserSignedUp')).toBe(true);
});

it('the question of an answer that may be sensitive is not named, and that of another is', () => {
  for (const type of ['SensitiveAnswerGiven', 'QuestionLeftBlank', 'AnswerCleared'])
    expect(['key', 'section', 'numbering', 'owner'].filter((field) => namesQuestion(type, field))).toHaveLength(3);
  expect(namesQuestion('AnswerGiven', 'key')).toBe(false);
});
