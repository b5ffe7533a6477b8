import { expect, test } from 'vitest';
import { nextStepsOf } from './next-steps.tsx';

const open = (route: 'labour_commission' | 'court' | 'whistleblower_protection') => ({
  route,
  open: true,
  why: '',
  deadline: '2027-02-02',
});
const firstStep = (...routes: readonly ReturnType<typeof open>[]) =>
  nextStepsOf({ side: 'employee', rate: 0.5, routes: [...routes] })[0];

test('the commission’s last day comes first', () => {
  expect(firstStep(open('labour_commission'), open('court'))?.text).toContain('2027년 2월 2일');
});

test('who may also ask for the protection of whistleblowers is told to choose before filing: one shuts the other out', () => {
  const step = firstStep(open('labour_commission'), open('court'), open('whistleblower_protection'));
  expect(step?.title).toBe('어느 길로 갈지 먼저 정해요');
  expect(step?.text).toContain('2027년 2월 2일');
});

test('a public official is sent to the appeal review and a lawyer, to nothing of labour law', () => {
  const titles = (isOpen: boolean) =>
    nextStepsOf({ side: 'employee', rate: null, routes: [{ route: 'appeal_review', open: isOpen, why: '' }] }).map(
      ({ title }) => title,
    );
  expect(titles(true)).toEqual(['30일 안에 소청심사를 청구해요', '증거를 모아요', '변호사와 상의해요']);
  expect(titles(false)).toEqual(['변호사와 상의해요', '증거를 모아요']);
});
