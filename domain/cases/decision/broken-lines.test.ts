import { describe, expect, it } from 'vitest';
import { withoutBrokenLines } from './broken-lines.ts';

const mended = (...lines: readonly string[]): readonly string[] => withoutBrokenLines(lines.join('\n')).split('\n');

describe('lines that a source broke at its links', () => {
  it.each<readonly [string, readonly string[], readonly string[]]>([
    [
      'a headnote whose law stands on a line of its own',
      ['가. ', ' 근로기준법 제27조가 말하는 징계의 뜻', ' ', '나. 견책이 징계인지 여부'],
      ['가. 근로기준법 제27조가 말하는 징계의 뜻', '', '나. 견책이 징계인지 여부'],
    ],
    [
      'a short headnote that goes on with a law',
      ['[1] 사직의 절차와 ', ' 민법 제660조의 관계', ' ', '[2] 철회의 시기'],
      ['[1] 사직의 절차와 민법 제660조의 관계', '', '[2] 철회의 시기'],
    ],
    [
      'a sentence around a case in brackets',
      ['  무효라고 할 것이다(', ' 당원 1990.1.9. 선고 89누99001 판결 참조). 논지는 이유 없다.'],
      ['  무효라고 할 것이다(당원 1990.1.9. 선고 89누99001 판결 참조). 논지는 이유 없다.'],
    ],
    ['a word cut before its particle', ['  이를 해고라고 한 것', ' 은 옳다.'], ['  이를 해고라고 한 것은 옳다.']],
    [
      'plaintiffs by number',
      ['【이 유】  원고 ', ' 1, ', ' 2의 상고이유를 본다.'],
      ['【이 유】  원고 1, 2의 상고이유를 본다.'],
    ],
    [
      'a list with brackets and commas of their own',
      ['[1] ', '', ' 구 근로기준법(1996. 12. 31. 개정되기 전의 것) 제27조(', ' 현행 제23조 참조)', ', ', '', ' 제30조'],
      ['[1] 구 근로기준법(1996. 12. 31. 개정되기 전의 것) 제27조(현행 제23조 참조), 제30조'],
    ],
  ])('%s', (_, lines, expected) => {
    expect(mended(...lines).map((line) => line.trimEnd())).toEqual(expected);
  });

  it.each<readonly [string, readonly string[]]>([
    ['paragraphs with two spaces', ['[1] 첫째 쟁점', '  [2] 둘째 쟁점']],
    ['paragraphs that a later source sets with one', ['상고이유를 판단한다.', ' 근로자가 구제를 신청하였다.']],
    ['numbered ones', ['다툼이 없다', ' 가. 원고는 입사하였다.', ' (1) 원고의 주장', ' 1) 피고의 주장']],
    ['what stands under a heading', [' 2. 추가판단', ' 이 사건 통보는 해고가 아니다.']],
    ['marks and headings', ['원고', ' 【주 문】', '## 판결요지', ' 해고란 다음을 말한다']],
  ])('leaves %s as they are', (_, lines) => {
    expect(mended(...lines)).toEqual(lines);
  });
});
