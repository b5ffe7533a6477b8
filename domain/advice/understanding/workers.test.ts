import { expect, it } from 'vitest';
import { workersIn } from './workers.ts';

it.each([
  ['직원4명인 카페에서 알바', 4],
  ['10명정도 되는 회사고', 10],
  ['직원은 3명뿐', 3],
  ['직원 열명 넘었어요', 10],
  ['직원 1,200명 회사', 1200],
  ['12명 회사에서 짤렸어요', 12],
  ['회사는 80명', 80],
  ['3인편의점', 3],
  ['저포함 4명인 카페인데 (직원3)', 3],
  ['500인 기업 HR', 500],
  ['직원 한명을 저성과로 해고하려고', null],
  ['월급은 320인데', null],
  ['7명 정리해고 통지', null],
  ['여직원 때문에', null],
  ['5인 미만 회사인데 해고당했어요', null],
  ['5명도 안 되는 가게예요', null],
])('the workers of “%s”', (text, workers) => {
  expect(workersIn(text)).toBe(workers);
});
