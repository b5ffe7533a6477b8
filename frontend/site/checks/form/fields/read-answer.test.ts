import type { IntakeQuestion } from '@nomucheck/domain/rulesets/ruleset.ts';
import { describe, expect, test } from 'vitest';
import { type Fields, fieldsOf, ownChoice, readAnswer as readWith } from './read-answer.ts';
import { readMore } from './read-more.ts';

const readAnswer = (question: IntakeQuestion, fields: Fields) => readWith(question, fields, readMore);

const question = (type: IntakeQuestion['type'], more: Partial<IntakeQuestion> = {}): IntakeQuestion => ({
  key: 'intake/x',
  numbering: 1,
  title: '무엇인가요?',
  type,
  ...more,
});

describe('a date', () => {
  test.each([
    ['plain', { year: '2026', month: '3', day: '9' }],
    ['with units and spaces', { year: ' 2026년', month: '3월', day: '9 일' }],
    ['in full-width digits', { year: '２０２６', month: '０３', day: '０９' }],
  ])('is read when written %s', (_how, fields) => {
    expect(readAnswer(question('date'), fields)).toEqual({ ok: true, value: '2026-03-09' });
  });

  test('names each part that is missing or wrong', () => {
    expect(readAnswer(question('date'), { year: '26', month: '13', day: '9' })).toMatchObject({
      ok: false,
      errors: { year: expect.stringContaining('네 자리'), month: expect.stringContaining('12') },
    });
  });

  test('of a year that can’t be is refused at the year', () => {
    expect(readAnswer(question('date'), { year: '0202', month: '3', day: '9' })).toMatchObject({
      errors: { year: expect.stringContaining('연도를 확인') },
    });
  });

  test('that doesn’t exist is refused at the day', () => {
    expect(readAnswer(question('date'), { year: '2026', month: '2', day: '29' })).toMatchObject({
      errors: { day: expect.stringContaining('달력에 없는') },
    });
  });
});

describe('a number', () => {
  test.each(['1,200', '１２００명', ' 1200 ', '약 1,200명'])('is read from %j', (number) => {
    expect(readAnswer(question('number'), { number })).toEqual({ ok: true, value: 1200 });
  });
  test.each(['', '다섯', '-3', '3e2'])('is not read from %j', (number) => {
    expect(readAnswer(question('number', { min: 0 }), { number }).ok).toBe(false);
  });
  test('is read from a band of the page', () => {
    expect(readAnswer(question('number'), { number: '10~29명' })).toEqual({ ok: true, value: 10 });
  });
  test('must be within its limits', () => {
    expect(readAnswer(question('number', { max: 100_000 }), { number: '100001' })).toMatchObject({
      errors: { number: '100,000 이하로 적어 주세요.' },
    });
  });
});

describe('a choice', () => {
  test('in the person’s own words needs a text of limited length', () => {
    const region = question('radio', { custom: 5 });
    expect(readAnswer(region, { choice: ownChoice, custom: '  ' }).ok).toBe(false);
    expect(readAnswer(region, { choice: ownChoice, custom: '가나다라마바' }).ok).toBe(false);
    expect(readAnswer(region, { choice: ownChoice, custom: ' 세종 ' })).toEqual({
      ok: true,
      value: { custom: '세종' },
    });
  });
  test('is required', () => {
    expect(readAnswer(question('radio'), {})).toMatchObject({ errors: { choice: '하나를 골라 주세요.' } });
  });
});

test('several choices are read as a list, and none as an empty one, which the question refuses', () => {
  expect(readAnswer(question('choices'), { chosen: 'union harassment' })).toEqual({
    ok: true,
    value: ['union', 'harassment'],
  });
  expect(readAnswer(question('choices'), {})).toEqual({ ok: true, value: [] });
});

describe('working hours', () => {
  const hours = question('time', { minuteStep: 10 });
  test('are read with or without a colon; an empty break is no break', () => {
    expect(readAnswer(hours, { start: '0900', end: '１８：００', break: '' })).toEqual({
      ok: true,
      value: { start: '09:00', end: '18:00', breakMinutes: 0 },
    });
  });
  test('are read as people say them', () => {
    expect(readAnswer(hours, { start: '9', end: '오후 6시', break: '1시간' })).toEqual({
      ok: true,
      value: { start: '09:00', end: '18:00', breakMinutes: 60 },
    });
  });
  test('are refused if they aren’t a multiple of ten minutes', () => {
    expect(readAnswer(hours, { start: '09:05', end: '18:00' })).toMatchObject({
      errors: { start: '시작 시각을 10분 단위로 적어 주세요.' },
    });
  });
});

describe('a contact', () => {
  test('without content is left blank, and needs no consent', () => {
    expect(readAnswer(question('text'), {})).toEqual({ ok: true, value: null });
  });
  test('is stored only with consent', () => {
    expect(readAnswer(question('text'), { phone: '010 1234 5678' })).toMatchObject({
      errors: { consent: expect.any(String) },
    });
    expect(readAnswer(question('text'), { phone: '01012345678', consent: 'yes' })).toEqual({
      ok: true,
      value: { phone: '010-1234-5678' },
    });
  });
});

test('an answered question shows its answer', () => {
  const cases: [IntakeQuestion['type'], Record<string, string>][] = [
    ['date', { year: '2026', month: '3', day: '9' }],
    ['number', { number: '12' }],
    ['radio', { choice: 'seoul' }],
    ['radio', { choice: ownChoice, custom: '세종' }],
    ['choices', { chosen: 'union harassment' }],
    ['time', { start: '09:00', end: '18:00', break: '60' }],
    ['text', { name: '김하나', consent: 'yes' }],
  ];
  for (const [type, fields] of cases) {
    const read = readAnswer(question(type, { custom: 30 }), fields);
    expect(read.ok && fieldsOf({ type }, read.value)).toEqual(fields);
  }
});
