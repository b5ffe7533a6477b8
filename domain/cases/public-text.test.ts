import { describe, expect, it } from 'vitest';
import { caseIdentity, disputeName } from './identity/case-identity.ts';
import { publicTextOf } from './public-text.ts';

describe('the address at which anyone can read a case', () => {
  it('is the public page of a repository’s file, whatever the main branch is called', () => {
    const url = publicTextOf('legalize-kr/precedent-kr:민사/대법원/대법원_1993-09-10_92다42897.md', '92다42897');
    expect(url && decodeURIComponent(url)).toBe(
      'https://github.com/legalize-kr/precedent-kr/blob/HEAD/민사/대법원/대법원_1993-09-10_92다42897.md',
    );
    expect(url).toMatch(/^[\x21-\x7e]+$/);
  });

  it('is the web page itself', () => {
    expect(publicTextOf('https://whallaw.com/10755', '2018구합68209')).toBe('https://whallaw.com/10755');
    expect(publicTextOf('http://www.jemin.com/news/articleView.html?idxno=466757', 'x')).toContain('?idxno=466757');
    const url = publicTextOf('https://casesearch.dev/case/경남2007부해65?a=%20', 'x');
    expect(url).toBe(`https://casesearch.dev/case/${encodeURIComponent('경남2007부해65')}?a=%20`);
  });

  it('is null, or a search of the law portal by number, where the source’s address must not become a link', () => {
    for (const source of [null, '', '판례집 12권', 'javascript:alert(1)', 'data:text/html,x'])
      expect(publicTextOf(source, '2009두6605')).toBe(
        'https://www.law.go.kr/precSc.do?menuId=7&query=2009%EB%91%906605',
      );
    expect(publicTextOf(null, undefined)).toBeNull();
  });
});

describe('the name of a dispute', () => {
  it('is shown as the instance that it is named after', () => {
    const seoul = { tribunal: '서울고등법원', decidedOn: '2020-12-04', caseNumbers: ['2020누41234', '2020누41241'] };
    expect(disputeName(caseIdentity(seoul))).toBe('서울고등법원 2020누41234, 2020누41241 (2020년 12월 4일)');
    expect(disputeName(caseIdentity({ ...seoul, decidedOn: null }))).toBe('서울고등법원 2020누41234, 2020누41241');
    expect(disputeName('2019년 버스 사건')).toBe('2019년 버스 사건');
  });
});

describe('the identity of a decision', () => {
  const decision = { tribunal: '대법원', decidedOn: '2002-03-29', caseNumbers: ['2000다10828', '2000다10835'] };
  it('is made of tribunal, date and numbers, however they are spaced or ordered', () => {
    const again = { ...decision, tribunal: ' 대 법원', caseNumbers: ['2000다 10835', '2000다10828'] };
    expect(caseIdentity(again)).toBe(caseIdentity(decision));
  });
  it('is not made of the number alone', () => {
    expect(caseIdentity({ ...decision, tribunal: '서울고등법원' })).not.toBe(caseIdentity(decision));
    expect(caseIdentity({ ...decision, decidedOn: null })).not.toBe(caseIdentity(decision));
  });
});
