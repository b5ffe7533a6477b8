import { expect, it } from 'vitest';
import { contexts } from '../../contexts.ts';
import { freeTextIn } from './testing/free-text.fixture.ts';

/** Fields of events that are text of any wording and are not sealed, by context, and why they needn't be. */
const open: Readonly<Record<string, readonly (readonly [fields: RegExp, why: string])[]>> = {
  accounts: [[/^version$/, 'of the terms, as the service wrote it']],
  policies: [[/^why$/, 'why a text changes, as everybody reads it']],
  rulesets: [
    [/^(by|subject)$/, 'an id, and the key of a question'],
    [/^(title$|edits\.)/, 'the next edition of the questionnaire, which everybody reads when it is published'],
  ],
  cases: [
    [/^(taken\.)?(draft|record|changes|before)\./, 'a published decision'],
    [/^(origin|raw|source|proposals?)(\.|$)/, 'where it was found, and what rules read in it'],
    [/^filter\.\*$/, 'conditions of the list of decisions'],
    [/^rows\.(code|message)$/, 'of the service'],
  ],
  checks: [
    [
      /^(key|asks|value|value\.(start|end))$/,
      'a question, a choice, a number or an hour: own words are in `personal`, which is sealed',
    ],
    [/^(calculation|precedents|casePosition)(\.|$)/, 'of choices, rules and published decisions'],
  ],
  orders: [
    [/^(orderName|rulesetVersion|calculatorVersion|casePosition)$/, 'of the service'],
    [/^(transactionId|cancellationId|receiptUrl|currency)$/, 'of the payment service'],
  ],
  'case-import': [[/^(rows\.|code$|message$)/, 'a row of a file of published decisions, and what became of it']],
  ocr: [[/^origin\.at$/, 'the address of a published decision']],
  crawling: [[/./, 'what the sources publish']],
  companies: [
    [/^(name|representative|note)$/, 'the register of the firm’s customers: of companies, which are nobody’s accounts'],
  ],
  boards: [[/^title$/, 'an article of the firm, which is about nobody']],
  recalls: [[/^(records\.)?(id|checkId|calculationId)$/, 'an id']],
  usage: [[/^model$/, 'of the service']],
  search: [[/^(before\.)?(words|finds|source)$/, 'words of the search']],
  advice: [
    [/^(advisor|tests|citations)\.|^lawDate$/, 'of the service, of laws and of published decisions'],
    [/^(reviewers\.)?registration$/, 'by which an attorney signs; it is in a public register'],
    [/^(line|replacement|law)$/, 'a sentence of the service, and what is said in its place'],
  ],
};

it('what a person may have worded is sealed in every event, or said here to be about nobody', () => {
  const unsaid = contexts.flatMap(({ name, events }) =>
    events.flatMap(({ type, schema, sealed }) =>
      freeTextIn(schema, 'output')
        .filter((path) => !sealed?.fields.some((field) => path === field || path.startsWith(`${field}.`)))
        .filter((path) => !open[name]?.some(([fields]) => fields.test(path)))
        .map((path) => `${type} ${path}`),
    ),
  );
  expect(unsaid).toEqual([]);
});
