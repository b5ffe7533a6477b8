import { publicFormOf } from '@nomucheck/domain/rulesets/public-form.ts';
import { standardRuleset } from '@nomucheck/domain/rulesets/standard-ruleset.ts';
import { expect, test } from 'vitest';
import type { Rulesets } from '../../rulesets/context.ts';
import { createEditionNames } from './edition-names.ts';

type Publishing = Awaited<ReturnType<Rulesets['publications']>>[number];

const publishing = (version: string, at: string): Publishing => ({
  ...{ version, at, id: version, position: '0000000000000001', actor: { id: 'seed', role: 'seed' } },
  ...{ reason: null, report: null, tellMovedBy: null },
});

test('an edition is named by its title and the day of its first publication, any other by the first letters of its hash', async () => {
  const { edition: _edition, ...untitled } = standardRuleset;
  const named = { ...untitled, edition: { title: '가을 개정', reasons: [] } };
  const editions = new Map(
    [
      { ...named, rulesetVersion: 'a'.repeat(64) },
      { ...untitled, rulesetVersion: 'b'.repeat(64) },
    ].map((ruleset) => [ruleset.rulesetVersion, { ruleset, form: publicFormOf(ruleset) }]),
  );
  const names = createEditionNames({
    find: async (version) => editions.get(version) ?? null,
    publications: async () => [
      publishing('a'.repeat(64), '2026-11-28T16:00:00.000Z'),
      publishing('b'.repeat(64), '2026-11-29T01:00:00.000Z'),
      publishing('a'.repeat(64), '2026-12-24T01:00:00.000Z'),
    ],
  });
  await names.learn(['a', 'b', 'c'].map((letter) => letter.repeat(64)));
  expect(['a', 'b', 'c'].map((letter) => names.nameOf(letter.repeat(64)))).toEqual([
    '가을 개정 (2026년 11월 29일)',
    '2026년 11월 29일에 나온 판',
    '판 cccccccc',
  ]);
});
