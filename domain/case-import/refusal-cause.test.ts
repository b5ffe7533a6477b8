import { expect, it } from 'vitest';
import { wordsOf } from '../cases/decision-facts.ts';
import { otherDecision } from '../cases/other-decision.ts';
import { causeOf } from './refusal-cause.ts';

it.each([
  [
    '파일의 3번째 줄을 읽을 수 없습니다. YAML(이름: 값)로 적어 주십시오.',
    '파일의 1,204번째 줄을 읽을 수 없습니다. YAML(이름: 값)로 적어 주십시오.',
  ],
  ['2번째와 같은 자료인데 본문이 다릅니다.', '77번째와 같은 자료인데 본문이 다릅니다.'],
  ['파일이 너무 큽니다(12.5MiB). 4MiB까지 읽습니다.', '파일이 너무 큽니다(130MiB). 4MiB까지 읽습니다.'],
  [other('2021두1'), other('2022누34')],
])('messages that differ by their row alone have one cause: %s', (one, another) => {
  expect(causeOf(one)).toBe(causeOf(another));
});

it('what names a field, and brackets that explain, stay', () => {
  const field = '구분: 구분은 초심, 심문회의, 재심, 판결, 판례 가운데 하나입니다.';
  expect(causeOf(field)).toBe(field);
  expect(causeOf('법원명: 법원(위원회) 이름이 없습니다.')).not.toBe(causeOf('사건번호: 사건번호가 없습니다.'));
  expect(causeOf('파일의 3번째 줄을 읽을 수 없습니다. YAML(이름: 값)로 적어 주십시오.')).toBe(
    '파일의 ○번째 줄을 읽을 수 없습니다. YAML(이름: 값)로 적어 주십시오.',
  );
});

function other(number: string): string {
  return wordsOf(otherDecision('prec:1', { tribunal: '대법원', decidedOn: null, caseNumbers: [number] }));
}
