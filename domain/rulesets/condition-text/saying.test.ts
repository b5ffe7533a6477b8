import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { standardRuleset } from '../standard-ruleset.ts';
import { conditionsFromText } from './condition-text.ts';

const read = (text: string) => conditionsFromText(text, standardRuleset);
const regular = (saying: string) => read(`‘어떤 형태로 일하셨나요?’에 ‘정규직’${saying}`);

describe('a sentence about one answer', () => {
  test.each(['이라고 답했다', '이라고 답했습니다.', '을 골랐다', '을 골랐습니다', '이다', '입니다', '다'])(
    '“%s” holds for the answer',
    (saying) => expect(regular(saying).read).toEqual([{ question: 'intake/contract', is: ['regular'] }]),
  );

  test.each([
    '이라고 답하지 않았습니다',
    '이라고 답하지 않는다',
    '이 아닙니다.',
    '이라고 답한 적이 없다',
    '을 고르지 않은 것이다',
    '이 아니다 (답이 없어도 그렇다)',
  ])('“%s” holds for all other answers', (saying) =>
    expect(regular(saying).read).toEqual([{ question: 'intake/contract', isNot: ['regular'] }]),
  );

  test.each([
    ['이라고 답하지 못했다', '부정하는 말'],
    ['이라고 답하지 않은 것이 아니다', '부정하는 말'],
    ['이라고 안 답했다', '부정하는 말'],
    ['이라고 답했다 (단, 회사가 아닐 때)', '괄호 안의 말'],
    ['이라고 답했다 (답이 없어도 그렇다)', '괄호 안의 말'],
  ])('“%s” is refused', (saying, why) => {
    expect(regular(saying).read).toBeNull();
    expect(regular(saying).findings[0]?.message).toContain(why);
  });

  test('a negation before the answer is refused', () =>
    expect(read('‘어떤 형태로 일하셨나요?’에 아니라고 하고 ‘정규직’이라고 답했다').read).toBeNull());
});

const words = [
  '이라고',
  '을',
  '이',
  '답하지',
  '답했다',
  '골랐다',
  '이다',
  '입니다',
  '다',
  ' ',
  '.',
  '가운데 하나로',
  '것',
];
const negations = ['않았다', '않', '아니다', '아닙니다', '아니라', '없다', '못', '안 ', '(단, 아닐 때)'];

test('no sentence with a negation is read as the answer that it denies', () => {
  const part = fc.array(fc.constantFrom(...words), { maxLength: 3 }).map((each) => each.join(''));
  fc.assert(
    fc.property(part, fc.constantFrom(...negations), part, fc.constantFrom(0, 1, 2), (before, no, after, place) => {
      const said = `${before}${no}${after}`;
      const [first, between, last] = [0, 1, 2].map((each) => (each === place ? said : ''));
      const text = `${first}‘어떤 형태로 일하셨나요?’${between || '에'} ‘정규직’${last || '이라고 답했다'}`;
      for (const condition of read(text).read ?? []) expect(condition, text).not.toHaveProperty('is');
    }),
    { numRuns: 500 },
  );
});
