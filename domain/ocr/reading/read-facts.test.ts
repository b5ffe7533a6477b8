import { describe, expect, it } from 'vitest';
import { textOfDecision } from '../../cases/precedent-file.ts';
import { proposals } from '../../cases/proposal.ts';
import { readFacts } from './read-facts.ts';

const valuesOf = (text: string) => {
  const found = readFacts(text);
  for (const { passage, field } of found) {
    expect(text.slice(passage?.from, passage?.to)).toBe(passage?.quote);
    expect(field).not.toBe('');
  }
  expect(proposals.safeParse(found).success).toBe(true);
  return Object.fromEntries(found.map(({ id, value }) => [id, value]));
};

const commission = textOfDecision(`서울지방노동위원회
판 정 서

사 건 서울2024부해1234/부노56 한국상사 주식회사 부당해고 및 부당노동행위 구제신청
근로자 이○○
사용자 한국상사 주식회사
심문회의 2024. 5. 2.

주 문
이 사건 사용자가 행한 해고는 부당해고임을 인정한다.

이 유
1. 당사자
가. 근로자는 2019. 1. 2. 입사하였다.
${'나. 사용자는 운수업을 한다.\n'.repeat(40)}
2024. 5. 3.
서울지방노동위원회 심판위원회
위원장 공익위원 김○○`);

const court = textOfDecision(`서 울 행 정 법 원
제 12 부
판 결
사 건 2023구합12345 부당해고구제재심판정취소
원 고 주식회사 가나다
피 고 중앙노동위원회위원장
변 론 종 결 2024. 3. 1.
판 결 선 고 2024. 4. 12.

주 문
원고의 청구를 기각한다.`);

describe('the facts of a decision on paper', () => {
  it('of a commission: the number with its place, the second number, and the day above the signatures', () => {
    expect(valuesOf(commission)).toEqual({
      'tribunal#1': '서울지방노동위원회',
      'caseNumbers#1': '서울2024부해1234',
      'caseNumbers#2': '서울2024부노56',
      'title#1': '한국상사 주식회사 부당해고 및 부당노동행위 구제신청',
      'decidedOn#1': '2024-05-03',
    });
  });

  it('of a court: names that are set with blanks, and the day of the judgment, not that of the last hearing', () => {
    expect(valuesOf(court)).toEqual({
      'tribunal#1': '서울행정법원',
      'caseNumbers#1': '2023구합12345',
      'title#1': '부당해고구제재심판정취소',
      'decidedOn#1': '2024-04-12',
    });
  });

  it('are only what the text says: nothing of a letter, no day that doesn’t exist', () => {
    expect(valuesOf('안녕하세요.\n\n지난 서울행정법원 판결을 보내 드립니다.\n\n판결 선고 2024. 13. 45.')).toEqual({});
  });
});
