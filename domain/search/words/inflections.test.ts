import { describe, expect, test } from 'vitest';
import { beginningsOf, isOpen, plainStemOf } from './inflections.ts';

const begins = (typed: string, verb: string): boolean => beginningsOf(verb).some((each) => typed.startsWith(each));

describe('a verb is known in its forms', () => {
  test.each([
    ['잘리다', '잘리고 잘린 잘릴 잘림 잘립니다 잘려서 잘렸어요'],
    ['짤리다', '짤렸는데 짤린 짤려요'],
    ['그만두다', '그만두라고 그만둬 그만뒀어요 그만둔'],
    ['나오지 말다', '나오지 말라고|나오지 마세요|나오지 마|나오지 말래요|나오지 맙시다'],
    ['쫓겨나다', '쫓겨났어요 쫓겨난 쫓겨나서'],
    ['자르다', '자른다고 잘랐어요 잘라서 자를'],
    ['부르다', '불러서 불렀다'],
    ['강요하다', '강요해서 강요했어요 강요한 강요하여'],
    ['안 되다', '안 돼요|안 됐어요|안 된다'],
    ['내쫓다', '내쫓았어요 내쫓는'],
    ['괴롭다', '괴롭고 괴로워요 괴로운'],
    ['나오다', '나와라 나왔는데 나온'],
  ])('%s', (verb, forms) => {
    for (const typed of forms.includes('|') ? forms.split('|') : forms.split(' '))
      expect([typed, begins(typed, verb)]).toEqual([typed, true]);
  });

  test('and not in another word', () => {
    expect(begins('잘못', '잘리다')).toBe(false);
    expect(begins('자료', '자르다')).toBe(false);
    expect(begins('나오지 않아', '나오지 말다')).toBe(false);
  });

  test('as a dictionary writes it, or as far as it is written', () => {
    for (const open of ['나오지 말다', '그만두라~']) expect([open, isOpen(open)]).toEqual([open, true]);
    for (const noun of ['해고', '다', '바다', '다수', '양정 과다']) expect([noun, isOpen(noun)]).toEqual([noun, false]);
    expect(plainStemOf('나오지 말다')).toBe('나오지 말');
    expect(beginningsOf('그만두라~')).toEqual(['그만두라']);
  });
});
