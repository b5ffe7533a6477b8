import { expect, it } from 'vitest';
import { standardRuleset } from '../../rulesets/standard-ruleset.ts';
import { indexOf } from '../form-index.ts';
import { waysOfSection } from './section-ways.ts';

const sections = [...indexOf({ ...standardRuleset, rulesetVersion: '0'.repeat(64) }).sections.values()];

it('every answer of every item leads somewhere, and only forward', () => {
  for (const indexed of sections)
    for (const { numbering, yes, no } of waysOfSection(indexed)) {
      expect([indexed.section.id, numbering, yes.length > 0, no.length > 0]).toEqual([
        indexed.section.id,
        numbering,
        true,
        true,
      ]);
      const place = (goal: number) => indexed.indexOf.get(goal) ?? -1;
      for (const goal of [...yes, ...no])
        if (typeof goal === 'number') expect(place(goal)).toBeGreaterThan(place(numbering));
    }
});

it('every item of a section can be reached from its first one', () => {
  for (const indexed of sections) {
    const ways = new Map(waysOfSection(indexed).map((each) => [each.numbering, [...each.yes, ...each.no]]));
    const [first] = indexed.section.items;
    const reached = new Set<number>(first ? [first.numbering] : []);
    for (const numbering of reached)
      for (const goal of ways.get(numbering) ?? []) if (typeof goal === 'number') reached.add(goal);
    expect([indexed.section.id, reached.size]).toEqual([indexed.section.id, indexed.section.items.length]);
  }
});
