import { describe, expect, it } from 'vitest';
import { aRecord } from '../../cases/case-samples.fixture.ts';
import { caseDocument } from '../case-document.ts';
import { parseQuery } from '../query/query.ts';
import { tsQueryOf } from '../query/ts-query.ts';

/** Whether a text meets a query, as PostgreSQL reads both: `&`, `|`, `!` and brackets over the words of the text. */
const meets = (text: string, q: string): boolean => {
  const { words } = caseDocument(
    aRecord({ title: '', tribunal: '', caseNumbers: [], keywords: [], point: '', summary: '', statutes: [] }),
    text,
  );
  const has = new Set(words.split(' '));
  const tokens = tsQueryOf(parseQuery(q))?.match(/'[^']*'|[&|!()]/gu) ?? [];
  let at = 0;
  const primary = (): boolean => {
    const token = tokens[at++];
    if (token === '!') return !primary();
    if (token !== '(') return has.has(token ?? '');
    const value = any();
    at += 1;
    return value;
  };
  const all = (): boolean => {
    let value = primary();
    while (tokens[at] === '&') {
      at += 1;
      value = primary() && value;
    }
    return value;
  };
  function any(): boolean {
    let value = all();
    while (tokens[at] === '|') {
      at += 1;
      value = all() || value;
    }
    return value;
  }
  return any();
};

describe('a word', () => {
  it.each([
    ['사표', '비진의 의사표시로 볼 수 있다'],
    ['사표', '사직의 의사 표시'],
    ['전보', '금전보상명령을 신청하였다'],
    ['전보명령', '금전보상명령을 신청하였다'],
    ['합의', '노동조합의 위원장'],
    ['고의', '징계해고의 정당성'],
    ['상해', '경영상해고와 통상해고'],
    ['회의', '징계위원회의 구성'],
    ['사고', '인사고과와 형사고소'],
    ['의사', '징계혐의사실'],
    ['이사', '이 사건 근로자'],
    ['쟁의', '분쟁의 당사자'],
    ['정직', '별정직으로 채용되었다'],
    ['"사표"', '의사표시를 하였다'],
  ])('%s isn’t found where it only belongs to two others: %s', (word, text) => {
    expect(meets(text, word)).toBe(false);
    expect(meets(`${text}. ${word.replaceAll('"', '')}를 냈다`, word)).toBe(true);
  });

  it.each([
    ['해고', '부당해고구제신청'],
    ['구제신청', '부당해고구제신청'],
    ['해고', '징계해고는 정당하다'],
    ['도급', '원도급사와 하도급업체'],
    ['교사', '기간제교사로 임용되었다'],
    ['사직', '권고사직을 받아들였다'],
    ['복직', '원직복직에 갈음하여'],
    ['전보', '부당전보로 볼 수 없다'],
    ['지급', '임금지급여부'],
    ['이사', '대표이사의 지시'],
    ['회의', '심문회의에서'],
    ['정보', '개인정보를 유출하였다'],
    ['합의', '노사합의에 따라'],
    ['해고', '해 고 통 지'],
    ['해고', '해고'],
    ['부당 전보', '부당전보 구제'],
    ['부당전보', '부당한 전보. 부당 전보'],
    ['혐의사실', '징계혐의사실'],
    ['금전보상', '금전 보상과 금전보상'],
    ['의사표시', '의사표시'],
  ])('%s is found within a compound that has it: %s', (word, text) => {
    expect(meets(text, word)).toBe(true);
  });

  it('that is to be left out leaves out only what has it as a word', () => {
    expect(meets('의사표시를 하였다. 근로자', '근로자 -사표')).toBe(true);
    expect(meets('사표를 냈다. 근로자', '근로자 -사표')).toBe(false);
  });

  it('counts wherever it stands if it is no known noun', () => {
    expect(meets('산호초관리인', '호초')).toBe(true);
  });
});
