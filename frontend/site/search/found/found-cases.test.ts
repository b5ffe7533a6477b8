import { expect, test } from 'vitest';
import { answerOf, foundOf, itemOf } from '../search.fixtures.ts';
import { createFoundCases, withMore } from './found-cases.ts';

test('Back shows the results, with all loaded pages, for five minutes', () => {
  let now = 0;
  const cases = createFoundCases(() => now);
  const found = withMore(foundOf('?q=해고', answerOf([itemOf('a')])), answerOf([itemOf('b')]));
  cases.keep('u1', found);
  expect(cases.get('u1', '?q=해고')?.answer.items.map(({ id }) => id)).toEqual(['a', 'b']);
  expect(cases.get('u1', '?q=수습')).toBeNull();
  now = 5 * 60_000;
  expect(cases.get('u1', '?q=해고')).toBeNull();
});

test('results are never shown to another person', () => {
  const cases = createFoundCases();
  cases.keep('u1', foundOf('?q=해고', answerOf([itemOf('a')])));
  expect(cases.get('u2', '?q=해고')).toBeNull();
  cases.keep('u2', foundOf('?q=수습', answerOf([])));
  expect(cases.get('u1', '?q=해고')).toBeNull();
});

test('a case that moved to the next page between two requests is listed once', () => {
  const more = withMore(
    foundOf('', answerOf([itemOf('a'), itemOf('b')], 'c1')),
    answerOf([itemOf('b'), itemOf('c')], null),
  );
  expect(more.answer.items.map(({ id }) => id)).toEqual(['a', 'b', 'c']);
  expect(more.answer.cursor).toBeNull();
});
