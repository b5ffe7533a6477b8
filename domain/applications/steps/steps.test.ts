import { expect, test } from 'vitest';
import { dismissedByMessenger, today } from '../application.fixture.ts';
import { blanksOf } from '../document/document.ts';
import { documentOf } from '../documents.ts';
import { allFields } from '../fields.ts';
import { documentNames } from '../standing.ts';
import { blanksLeft, stepOfField } from './steps.ts';

const basis = dismissedByMessenger();
const left = (fields: Parameters<typeof blanksLeft>[2]) => blanksLeft('relief_application', basis, fields, today);

test('each field is asked in a step, and a name that is no field in none', () => {
  for (const field of allFields) expect(stepOfField(field)).not.toBeNull();
  expect(stepOfField('document')).toBeNull();
});

test('the places of an application belong to the steps that fill them in, and together they are all of it', () => {
  const { all, of } = left({});
  expect(of).toEqual({ person: 2, company: 5, work: 2, reason: 4, evidence: 1 });
  expect(all).toBe(14);
});

test('a place that is filled in is left no more, and one that is emptied again is', () => {
  expect(left({ companyName: '주식회사 하나' })).toMatchObject({ all: 13, of: { company: 4 } });
  expect(left({ name: '', companyName: ' ' })).toMatchObject({ all: 15, of: { person: 3, company: 5 } });
  expect(left({ relief: 'money' }).of.reason).toBe(3);
});

test('as many are left as the document has blanks, whichever document it is', () => {
  for (const name of documentNames)
    expect(blanksLeft(name, basis, {}, today).all).toBe(blanksOf(documentOf(name, basis, {}, today)).length);
});
