import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { papersFor } from '../checks/papers.ts';
import { randomBasis, today } from './application.fixture.ts';
import type { ApplicationBasis } from './contract.ts';
import { sentencesOf } from './document/document.ts';
import { documentOf } from './documents.ts';
import { factOf } from './facts/facts.ts';
import type { FieldChanges } from './fields.ts';
import { type DocumentName, standingOf } from './standing.ts';

/** The application is the person's own: nothing in it may be said that they did not answer or write. */

const text = fc.string({ unit: fc.constantFrom('가', '나', ' ', '\n', '.', '不', '‘'), maxLength: 40 });
const fields: fc.Arbitrary<FieldChanges> = fc.record(
  {
    name: text,
    address: text,
    duty: text,
    companyName: text,
    monthlyPay: text,
    noticedOn: fc.constantFrom('', '2026-11-01'),
    relief: fc.constantFrom('reinstatement', 'money', null),
    course: text,
    procedure: text,
    grounds: text,
    evidence: text,
    respondents: fc.constantFrom('both', 'own_company'),
    clientName: text,
    caseNumber: text,
    firstOrder: text,
    reviewReasons: text,
    filedOn: fc.constantFrom('', '2026-11-21'),
    omitted: fc.constantFrom([], ['detail-10/procedure-skipped'], ['detail-9/warned-before']),
  },
  { requiredKeys: [] },
);
const person = fc.record({ basis: fc.nat(2 ** 31 - 1).map(randomBasis), fields });

type Person = { readonly basis: ApplicationBasis; readonly fields: FieldChanges };
const documentsOf = ({ basis, fields }: Person) =>
  standingOf(basis, today).documents.map((name): { name: DocumentName; document: ReturnType<typeof documentOf> } => ({
    name,
    document: documentOf(name, basis, fields, today),
  }));

const fitting = ({ basis }: Person): readonly string[] =>
  papersFor(new Map(basis.answers.map(({ key, value }) => [key, value])), today).map(({ key }) => key);

describe('for every person, in every document that they may file', () => {
  it('each sentence comes from an answer, a field or the account, or has a place left blank', () => {
    fc.assert(
      fc.property(person, (one) => {
        for (const { name, document } of documentsOf(one))
          for (const { text, from, blanks } of sentencesOf(document)) {
            expect([name, text, from.length + blanks.length > 0]).toEqual([name, text, true]);
            for (const blank of blanks) expect(text).toContain(blank);
          }
      }),
    );
  });

  it('each answer that it names was given on the path, and each field is filled in', () => {
    fc.assert(
      fc.property(person, (one) => {
        const answered = new Map(one.basis.answers.map(({ key, value }) => [key, value]));
        for (const { document } of documentsOf(one))
          for (const { text, from } of sentencesOf(document))
            for (const source of from) {
              if ('answer' in source) expect([text, answered.get(source.answer) ?? null]).not.toEqual([text, null]);
              else if ('field' in source) expect([text, one.fields[source.field] ?? '']).not.toEqual([text, '']);
              else if ('paper' in source) expect(fitting(one)).toContain(source.paper);
              else if ('account' in source) expect([text, one.basis.account[source.account]]).not.toEqual([text, null]);
            }
      }),
    );
  });

  it('an answer is said as it was given: yes as yes, no as no, and nothing is made of an unknown one', () => {
    fc.assert(
      fc.property(person, (one) => {
        const said = documentsOf(one).flatMap(({ document }) => sentencesOf(document).map(({ text }) => text));
        for (const { key, value } of one.basis.answers) {
          const opposite = value === 'yes' ? 'no' : 'yes';
          const wrong = factOf(key, opposite);
          const sameElsewhere = one.basis.answers.some(
            (other) => wrong !== null && factOf(other.key, other.value)?.text === wrong.text,
          );
          if (wrong !== null && !sameElsewhere) expect(said).not.toContain(wrong.text);
        }
      }),
    );
  });

  it('no code of the program and no empty part is read in it', () => {
    fc.assert(
      fc.property(person, (one) => {
        for (const { document } of documentsOf(one))
          for (const { text } of sentencesOf(document)) {
            expect(text).not.toMatch(/detail-|intake\/|undefined|null|_|\b(yes|no|unknown)\b/);
            expect(text.trim()).not.toBe('');
          }
      }),
    );
  });

  it('what the person doesn’t want said is not said', () => {
    fc.assert(
      fc.property(person, (one) => {
        const withFacts = one.basis.answers.filter(({ key, value }) => factOf(key, value) !== null);
        const omitted = withFacts.map(({ key }) => key);
        const silent = { ...one, fields: { ...one.fields, omitted } };
        const said = documentsOf(silent).flatMap(({ document }) => sentencesOf(document).map(({ text }) => text));
        for (const { key, value } of withFacts) expect(said).not.toContain(factOf(key, value)?.text);
      }),
    );
  });
});
