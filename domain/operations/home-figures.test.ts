import { expect, test } from 'vitest';
import { firmMenu } from '../accounts/firm-menu.ts';
import { figureGroupNames, figureNames, listOf } from './home-figures.ts';

const me = '018f0000-0000-7000-8000-000000000001';

test('what is of a person or of a day is asked for by that person and that Korean day', () => {
  expect(listOf('cases-mine', me, '2026-11-27T10:00:00.000Z').filter).toEqual({ stage: 'crawled', refinedBy: me });
  // Midnight in Korea is 15:00 UTC.
  expect(listOf('cases-accepted-today', me, '2026-11-27T14:59:59.999Z').filter).toMatchObject({
    acceptedFrom: '2026-11-27',
  });
  expect(listOf('cases-accepted-today', me, '2026-11-27T15:00:00.000Z').filter).toMatchObject({
    acceptedFrom: '2026-11-28',
  });
});

test('each figure stands under an entry of the menu, and the figures of a group stand together', () => {
  const entries: readonly string[] = firmMenu.map(({ entry }) => entry);
  const lists = figureNames.map((name) => listOf(name, me, '2026-11-27T10:00:00.000Z'));
  for (const { entry } of lists) expect(entries).toContain(entry);
  const groups = lists.map(({ group }) => group);
  expect(groups.filter((group, place) => group !== groups[place - 1])).toEqual([...figureGroupNames]);
});
