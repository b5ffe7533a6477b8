import { expect, it } from 'vitest';
import { statedWorkers } from './stated-workers.ts';

it.each([
  ['직원4명인 카페에서 알바', 4],
  ['10명정도 되는 회사고', 10],
  ['직원은 3명뿐', 3],
  ['직원 열명 넘었어요', 10],
  ['5인미만 사업장', 4],
  ['직원 1,200명 회사', 1200],
  ['10명 짜른다는데', null],
  ['여직원 때문에', null],
])('the workers of “%s”', (text, workers) => {
  expect(statedWorkers(text)).toBe(workers);
});
