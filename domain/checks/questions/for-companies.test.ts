import { expect, test } from 'vitest';
import { standardObstacles, standardPoints } from '../../rulesets/testing/standard-parts.ts';
import type { RouteOut } from '../contract/result.ts';
import { documentInput } from '../result-document.fixture.ts';
import { asReadBy, told } from './for-companies.ts';

const { result } = documentInput;

test('a company is told what the worker may do and until when, not what to do in the worker’s place', () => {
  const [route] = asReadBy({ ...result, side: 'employer' }).routes;
  expect(route?.why).toBe(
    '근로자가 2027년 2월 1일까지 사업장을 관할하는 지방노동위원회에서 다투기 시작할 수 있어요. 그때까지의 자료를 보관하고 답변을 준비해 두세요.',
  );
});

test('a worker reads what was calculated', () => {
  expect(asReadBy(result).routes).toEqual(result.routes);
  expect(asReadBy(result).steps).toEqual(result.steps);
});

test('no figure differs for a company', () => {
  const { rate, band, shownRate, base, steps } = asReadBy({ ...result, side: 'employer' });
  expect([rate, band, shownRate, base]).toEqual([result.rate, result.band, result.shownRate, result.base]);
  expect(steps.map(({ before, after }) => [before, after])).toEqual(
    result.steps.map(({ before, after }) => [before, after]),
  );
});

test('no legal point tells a company whom the worker calls, and each keeps what it says', () => {
  for (const { text } of standardPoints) {
    expect(told(text)).not.toMatch(/1350|132/);
    expect(told(text)).not.toBe('');
  }
});

test('advice of older results that was meant for workers, or that stands elsewhere now, is left out', () => {
  const notes = ['jurisdiction', 'other_ways', 'works_council'].map((kind) => ({ kind, title: kind, text: kind }));
  const kinds = (side: 'employee' | 'employer') => asReadBy({ ...result, side, notes }).notes.map(({ kind }) => kind);
  expect(kinds('employee')).toEqual(['other_ways', 'works_council']);
  expect(kinds('employer')).toEqual(['works_council']);
});

test('after a decision either side may go on; after an application the company answers it', () => {
  const routeOf = (route: RouteOut, more: Partial<typeof result> = {}) =>
    asReadBy({ ...result, side: 'employer', routes: [route], ...more }).routes[0];
  const review = { route: 'labour_commission_review', open: true, why: '', body: '중앙노동위원회' } as const;
  // 근로기준법 제31조 제1항: the employer, too.
  expect(routeOf({ ...review, deadline: '2026-12-07' })?.why).toMatch(/^판정에 따르지 않는 쪽은 .*10일/);
  const filed = { route: 'labour_commission', open: true, why: '이미 신청하셔서 3개월은 지켜졌어요.' } as const;
  expect(routeOf(filed, { stage: 'filed' })?.why).toContain('답변서');
  const toCome = routeOf({ ...filed, deadline: '2027-03-31' }, { toCome: true });
  expect(toCome?.why).toMatch(/^해고하면 근로자가 그날부터 2027년 3월 31일까지/);
});

test('a company reads neither the safer day of the worker nor whom the worker calls', () => {
  const office = {
    ...({ route: 'labour_office', open: true, why: '', saferDeadline: '2027-01-01' } as const),
    body: '사업장을 맡은 지방고용노동청이나 지청 (노동포털, 국번 없이 1350)',
  } as const;
  const [read] = asReadBy({ ...result, side: 'employer', routes: [office] }).routes;
  expect(read).toMatchObject({ body: '사업장을 맡은 지방고용노동청이나 지청' });
  expect(read).not.toHaveProperty('saferDeadline');
});

test('no obstacle tells a company what the worker should do, and each keeps what it says', () => {
  for (const { text } of standardObstacles) {
    expect(told(text)).not.toMatch(/신청하세요|출근하거나/);
    expect(told(text)).not.toBe('');
  }
});
