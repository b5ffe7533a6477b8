import { expect, test } from 'vitest';
import { documentInput } from '../orders/result-document.fixture.ts';
import { standardPoints } from '../rulesets/points/standard-points.ts';
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
