import { describe, expect, it } from 'vitest';
import { updateOneUserBody } from '../../people/contract/admin-user.ts';
import { editBody } from '../../people/contract/own-data.ts';
import { personName } from './person-name.ts';
import { signUpSocialBody } from './social.ts';
import { signupBody } from './user.ts';

const refusalOf = (name: string): string | undefined => personName.safeParse(name).error?.issues.at(-1)?.message;

describe('a name of a person', () => {
  it.each(['김해고', ' 김해고 ', 'Zoë O’Brien', '남궁 민수', 'محمد', 'علی‌رضا', '李小龍', '김해고\n'])(
    'may be %j',
    (name) => {
      expect(personName.parse(name)).toBe(name.trim());
    },
  );

  it.each([
    ['a line break', '김해고\r\nBcc: a@b.kr'],
    ['a line feed', '김\n해고'],
    ['a tab', '김\t해고'],
    ['an escape', '김\u001b[31m해고'],
    ['a line separator', '김\u2028해고'],
    ['writing from right to left', '김\u202e고해'],
    ['an isolated direction', '김\u2066해고\u2069'],
    ['a mark of direction', '\u200f김해고'],
  ])('holds no %s', (_what, name) => {
    expect(refusalOf(name)).toMatch(/쓸 수 없는 글자/);
  });

  it.each([
    ['zero-width spaces', '\u200b\u200b'],
    ['zero-width joiners and spaces', '\u200d \u200c'],
    ['a byte order mark', '\ufeff\u2060'],
    ['fillers of Hangul', '\u3164\u115f'],
    ['an empty pattern of Braille', '\u2800'],
  ])('is not made of %s alone', (_what, name) => {
    expect(refusalOf(name)).toMatch(/[가-힣]/);
  });

  it('follows the same rule in every schema that takes a name', () => {
    const bodies = [signupBody, signUpSocialBody, editBody, updateOneUserBody];
    for (const body of bodies) {
      const issues = body.safeParse({ name: '김\u202e고해' }).error?.issues ?? [];
      expect(issues.find(({ path }) => path[0] === 'name')?.message).toMatch(/쓸 수 없는 글자/);
    }
  });
});
