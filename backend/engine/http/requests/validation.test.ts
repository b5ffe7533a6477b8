import { DomainError } from '@nomucheck/domain/kernel/errors.ts';
import { storableText } from '@nomucheck/domain/kernel/text/text.ts';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { parseInput } from './validation.ts';

const errorsOf = (schema: z.ZodType, input: unknown): Readonly<Record<string, string>> => {
  try {
    parseInput(schema, input);
  } catch (error) {
    if (error instanceof DomainError && error.code === 'invalid_request') return error.details.errors ?? {};
    throw error;
  }
  return {};
};

describe('each kind of error is described in a complete Korean sentence at its field', () => {
  const schema = z.strictObject({
    text: z.string().min(2).max(4).optional(),
    whole: z.int().min(1).max(9).optional(),
    list: z.array(z.string()).min(1).max(2).optional(),
    flag: z.boolean().optional(),
    choice: z.enum(['a', 'b']).optional(),
    mail: z.email().optional(),
    id: z.uuid().optional(),
    step: z.number().multipleOf(10).optional(),
    either: z.union([z.string(), z.int()]).optional(),
    inner: z.strictObject({ must: z.string() }).optional(),
  });

  it.each([
    ['text', 1, '글자로 적어 주세요.'],
    ['text', 'a', '2자 이상 적어 주세요.'],
    ['text', 'abcde', '4자까지 적을 수 있어요.'],
    ['whole', '1', '숫자로 적어 주세요.'],
    ['whole', 1.5, '소수점 없는 숫자로 적어 주세요.'],
    ['whole', 0, '1 이상이어야 해요.'],
    ['whole', 10, '9 이하여야 해요.'],
    ['list', [], '하나 이상 필요해요.'],
    ['list', ['a', 'b', 'c'], '2개까지 보낼 수 있어요.'],
    ['list', 'a', '목록으로 보내 주세요.'],
    ['flag', 'yes', '예 또는 아니요로 알려 주세요.'],
    ['choice', 'c', '고를 수 있는 값이 아니에요.'],
    ['mail', 'nobody', '이메일 주소를 name@example.com 꼴로 적어 주세요.'],
    ['id', '1', '올바른 번호가 아니에요.'],
    ['step', 15, '10의 배수로 적어 주세요.'],
    ['either', true, '여기에 쓸 수 없는 값이에요.'],
    ['inner', [], '이 자리에는 여러 값을 묶어 보내 주세요.'],
  ])('%s: %j → %s', (field, value, message) => {
    expect(errorsOf(schema, { [field]: value })).toEqual({ [field]: message });
  });

  it('names a missing field inside an object, and an unknown field', () => {
    expect(errorsOf(schema, { inner: {}, more: 1 })).toEqual({
      'inner.must': '꼭 필요한 값이에요.',
      more: '알 수 없는 항목이에요.',
    });
  });
});

it('prefers the schema’s own message', () => {
  const schema = z.strictObject({
    rulesetVersion: z.string().regex(/^[0-9a-f]{64}$/, '질문지 버전이 올바르지 않아요.'),
    answers: z.array(z.string()).min(1),
  });
  expect(errorsOf(schema, { rulesetVersion: 'old', answers: [] })).toEqual({
    rulesetVersion: '질문지 버전이 올바르지 않아요.',
    answers: '하나 이상 필요해요.',
  });
});

it('refuses text that PostgreSQL can’t store', () => {
  expect(errorsOf(z.strictObject({ name: storableText(30) }), { name: '김\u0000' })).toEqual({
    name: '쓸 수 없는 글자가 들어 있어요.',
  });
});

it('reports at most fifty fields, however many are wrong', () => {
  const schema = z.strictObject({ items: z.array(z.strictObject({ must: z.string() })) });
  const items = Array.from({ length: 500 }, () => ({}));
  expect(Object.keys(errorsOf(schema, { items })).length).toBe(50);
});
