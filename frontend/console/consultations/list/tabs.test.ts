import { expect, test } from 'vitest';
import { ofTab, sortOf, tabAddress, tabOf, tabs, withoutTab } from './tabs.ts';

test.each(tabs)('the tab %s is read back from its filter, and other conditions stay', (tab) => {
  const filter = ofTab(tab, { topic: 'wage', assignee: 'me' });
  expect(tabOf(filter)).toBe(tab);
  expect(withoutTab(filter)).toEqual({ topic: 'wage', assignee: 'me' });
});

test('a tab takes the place of the one before', () => {
  expect(ofTab('closed', ofTab('new'))).toEqual({ stage: 'closed' });
  expect(ofTab('all', ofTab('new'))).toEqual({});
});

test('several stages at once belong to no tab of one stage', () => {
  expect(tabOf({ stage: ['new', 'waiting_for_us'] })).toBe('all');
});

test('who has waited longest is on top; agreed times follow the clock', () => {
  expect(sortOf('new')).toEqual({ field: 'lastWordAt', order: 'ASC' });
  expect(sortOf('agreed')).toEqual({ field: 'agreedAt', order: 'ASC' });
  expect(sortOf('closed')).toEqual({ field: 'lastWordAt', order: 'DESC' });
});

test('the address of a tab has its filter and its order, so that a reload shows the same', () => {
  const { searchParams } = new URL(tabAddress('agreed', { kind: 'paid' }), 'http://localhost');
  expect(JSON.parse(searchParams.get('filter') ?? '')).toEqual({ kind: 'paid', stage: 'agreed' });
  expect([searchParams.get('sort'), searchParams.get('order')]).toEqual(['agreedAt', 'ASC']);
});
