import { expect, it } from 'vitest';
import { articlesNamed } from '../../../statutes/articles-named.ts';
import { articleOn } from '../../../statutes/register.ts';
import { topicsOfGrounds } from '../question/topics-of-grounds.ts';
import { topicsOfPersons } from '../question/topics-of-persons.ts';
import { lawInWords } from './law-in-words.ts';

const cited = new Set([
  ...Object.keys(lawInWords),
  ...[...topicsOfPersons, ...topicsOfGrounds].flatMap(({ articles }) => articles),
]);

// On the later day the amendments of 8 December 2026 are in force.
it.each(['2026-11-23', '2026-12-31'])('every article that a composed answer cites is in force on %s', (day) => {
  const unknown = [...cited].filter((name) => {
    const [named] = articlesNamed(name);
    return !named?.law || articleOn(named.law, named.article, day).standing !== 'in_force';
  });
  expect(unknown).toEqual([]);
});
