import { expect, it } from 'vitest';
import { standardForm } from '../../../checks/testing/ruleset-fixtures.ts';
import { answersForCheck } from './answers-for-check.ts';

const today = '2026-11-27';
const given = (...texts: string[]) =>
  Object.fromEntries(answersForCheck(standardForm, texts, today).map(({ key, value }) => [key, value]));

it('whose side, how many work there, the day and how it was told are carried from a conversation into a check', () => {
  expect(given('직원 12명인 회사에서 11월 20일에 카톡으로 해고됐어요')).toMatchObject({
    ...{
      'intake/side': 'employee',
      'intake/workers': 12,
      'intake/dismissed': '2026-11-20',
      'intake/notice': 'messenger',
    },
  });
});

it('what a later message tells is carried, too', () => {
  expect(given('해고됐는데 어떻게 하나요?', '11월 3일에요. 직원은 8명이에요')).toMatchObject({
    ...{ 'intake/dismissed': '2026-11-03', 'intake/workers': 8 },
  });
});

it('no number of workers is made of a workplace under five, and nothing sensitive is carried', () => {
  expect(given('5인 미만 회사인데 노조에 들었다고 해고당했어요')).not.toHaveProperty('intake/workers');
  expect(given('임신했다고 11월 20일에 해고당했어요')).not.toHaveProperty('intake/protected');
});

it('each is told with the words from which it was read, and what holds of anybody with none', () => {
  const texts = ['직원 12명인 회사인데 11월 20일에 카톡으로 해고됐어요', '아 직원은 13명이에요'];
  const said = Object.fromEntries(answersForCheck(standardForm, texts, today).map(({ key, said }) => [key, said]));
  expect(said).toMatchObject({
    'intake/side': null,
    'intake/workers': '아 직원은 13명이에요',
    'intake/dismissed': '11월 20일에 카톡으로 해고됐어요',
    'intake/notice': '11월 20일에 카톡으로 해고됐어요',
  });
});
