import { describe, expect, test } from 'vitest';
import type { StepOut } from '../contract/check.ts';
import { partWords, stepAnswer, stepEffect, stepTitle } from './step-words.ts';

type Part = NonNullable<StepOut['parts']>[number];

const part = (title: string, answer: Part['answer'], value: number): Part => ({
  numbering: 8,
  title,
  answer,
  value,
  reversed: false,
});

/** In the form of the calculation: under the name of the question to which the range is attached. */
const range = (...parts: Part[]) => ({
  kind: 'range' as const,
  title: '이번 해고가 같은 지각을 다시 문제 삼은 것인가요?',
  answer: 'yes',
  parts,
});

describe('a step of a range', () => {
  test('given one counted answer, then it is shown as that answer, not as the question that the range is attached to', () => {
    const step = range(part('전에 경고를 받으셨나요?', 'no', 0), part('지각이 줄었나요?', 'no', -0.05));
    expect(stepTitle(step)).toBe('지각이 줄었나요?');
    expect(stepAnswer(step)).toBe('아니요');
  });

  test('given several counted answers, then their number is shown, and no single answer stands for all', () => {
    const step = range(part('하나', 'yes', 0.07), part('둘', 'no', -0.05), part('셋', 'unknown', 0));
    expect(stepTitle(step)).toBe('함께 따져 본 사정 2가지');
    expect(stepAnswer(step)).toBe('');
  });

  test('each of its answers is shown with what it adds', () => {
    expect(partWords(part('하나', 'yes', 0.07))).toEqual(['예', '+0.07']);
    expect(partWords(part('둘', 'no', -0.05))).toEqual(['아니요', '−0.05']);
    expect(partWords(part('셋', 'unknown', 0))).toEqual(['잘 모르겠어요', '그대로']);
  });
});

test('any other step is shown as its question and its answer', () => {
  const step = { kind: 'ratio' as const, title: '어떻게 통보받으셨나요?', answer: 'messenger' };
  expect([stepTitle(step), stepAnswer(step)]).toEqual(['어떻게 통보받으셨나요?', '메신저·문자']);
});

test('on the odds the effect is still named by its factor; an answer that another one outweighs isn’t ×1 but not counted', () => {
  const step: StepOut = {
    ...{ kind: 'ratio', section: 'detail-9', numbering: 2, title: '', answer: 'yes', scale: 'odds' },
    ...{ value: 1.3, before: 0.5, after: 0.565, rule: 'detail-9/x:positive', why: '' },
  };
  expect(stepEffect(step)).toBe('×1.3');
  expect(stepEffect({ ...step, value: 1, rule: 'detail-9/x:positive:correlated' })).toBe('겹치는 답이 있어 세지 않음');
});
