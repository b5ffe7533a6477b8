import type { HomeFigureOut } from '@nomucheck/domain/operations/contract/dashboard.ts';
import { figureNames, listOf } from '@nomucheck/domain/operations/home-figures.ts';
import { expect, test } from 'vitest';
import { pages } from '../../pages.ts';
import { addressOf, groupsOf, isAllRefined } from './figures.ts';

const figures = figureNames.map((name): HomeFigureOut => {
  const { group, page, filter } = listOf(name, '018f0000-0000-7000-8000-000000000001', '2026-11-28T01:00:00.000Z');
  return { name, group, count: 0, page, filter: { ...filter } };
});

test('each figure leads to a page of the console, with the conditions of what it counts', () => {
  for (const { page } of figures) expect(pages).toContain(page);
  const at = (name: string) => {
    const figure = figures.find((each) => each.name === name);
    return new URL(figure ? addressOf(figure) : '', 'http://console');
  };
  expect(JSON.parse(at('cases-alike').searchParams.get('filter') ?? '')).toEqual({ likeness: true });
  expect(JSON.parse(at('cases-accepted-today').searchParams.get('filter') ?? '')).toEqual({
    ...{ stage: 'master', acceptedFrom: '2026-11-28' },
  });
  expect(at('parked').search).toBe('');
});

test('a group without figures for this person is left out, and so is bulk work that isn’t going on', () => {
  const reviews = figures.filter(({ group }) => group === 'review');
  expect(groupsOf(reviews).map(({ group }) => group)).toEqual(['review']);
  const names = (shown: readonly HomeFigureOut[]) =>
    groupsOf(shown).flatMap((part) => part.figures.map(({ name }) => name));
  expect(names(figures)).not.toContain('bulk-works');
  expect(names(figures.map((figure) => ({ ...figure, count: 1 })))).toContain('bulk-works');
});

test('all is refined where nothing waits for a person, whatever waits for owners of results', () => {
  const some = (name: string) => figures.map((each) => (each.name === name ? { ...each, count: 3 } : each));
  expect(isAllRefined(some('outdated-results'))).toBe(true);
  for (const name of ['cases-waiting', 'cases-ready', 'cases-new-text']) expect(isAllRefined(some(name))).toBe(false);
});
