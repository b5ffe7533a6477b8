import { expect, it } from 'vitest';
import { isThanks } from './thanks.ts';

it.each([
  '감사합니다',
  '감사합니다!!',
  '네 감사합니다 ㅠㅠ',
  '정말 감사드려요~',
  '고맙습니다 큰 도움이 됐어요',
  '친절한 답변 감사합니다',
  '자세히 알려 주셔서 감사합니다',
  '네 알겠습니다',
  '덕분에 잘 이해했어요 고마워요',
])('thanks: %s', (text) => {
  expect(isThanks(text)).toBe(true);
});

it.each([
  '감사팀에서 조사한대요',
  '감사에서 걸려 해고됐어요',
  '감사 나온대요',
  '감사한데 얼마 받나요',
  '감사합니다 그런데 기한은 언제예요',
  '감사합니다 해고예고수당은요?',
  '알겠는데 회사가 안 줘요',
  '고맙다고 하고 나가래요',
  '네네치킨에서 일해요',
  '네 직원은 12명이에요',
  '네',
  '넵',
])('no thanks: %s', (text) => {
  expect(isThanks(text)).toBe(false);
});
