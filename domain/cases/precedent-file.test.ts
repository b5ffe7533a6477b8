import { describe, expect, it } from 'vitest';
import { processorTimer } from '../../.config/processor-time.ts';
import { DomainError } from '../kernel/errors.ts';
import { nameOfCase } from './decision-facts.ts';
import { sectionNamed, sectionsOf } from './decision-text.ts';
import { type PrecedentHead, readPrecedent } from './precedent-file.ts';

const head = (own: PrecedentHead = {}): PrecedentHead => ({
  판례일련번호: '900123',
  사건번호: '2021두99001',
  사건명: '부당해고구제재심판정취소',
  법원명: '대법원',
  법원등급: '대법원',
  사건종류: '일반행정',
  출처: 'https://www.law.go.kr/LSW/precInfoP.do?precSeq=900123',
  첨부파일: '',
  선고일자: '2022-03-10',
  ...own,
});

const body = `## 판시사항

[1] 수습기간 중인 근로자에 대한 본채용 거부의 기준
[2] 본채용 거부가 정당하다고 한 사례

## 판결요지

## 참조조문

[1] 근로기준법 제23조 제1항 / [2] 제27조

## 판례내용

【원고, 상고인】 원고 (소송대리인 변호사 김가람)
【피고, 피상고인】  중앙노동위원회위원장
【피고보조참가인】 주식회사 한빛물류
【원심판결】 서울고법 2021. 8. 21. 선고 2020누13951 판결
【주 문】
 상고를 기각한다.  상고비용은 원고가 부담한다.

【이 유】  상고이유를 판단한다.
  1. 원심은 【별표】와 같이 판단하였다.<br/>2. 결론&nbsp;&lt;생략&gt;

대법관 가나다(재판장) 라마바
`;

const refusal = (fields: PrecedentHead, text: string, name = '대법원_2022-03-10_2021두99001.md') => {
  try {
    readPrecedent(fields, text, name);
  } catch (error) {
    if (error instanceof DomainError) return { code: error.code, errors: error.details.errors };
    throw error;
  }
  return null;
};

describe('a decision in Markdown', () => {
  it('gives its facts from the front matter', () => {
    expect(readPrecedent(head(), body, 'x.md').facts).toEqual({
      sourceId: 'prec:900123',
      kind: 'case-high',
      tribunal: '대법원',
      caseNumbers: ['2021두99001'],
      decidedOn: '2022-03-10',
      title: '부당해고구제재심판정취소',
      outcomeText: null,
      at: 'https://www.law.go.kr/LSW/precInfoP.do?precSeq=900123',
    });
  });

  it('becomes one text in sections: the judgment is cut at its own headings, the empty section is left out', () => {
    const { text } = readPrecedent(head(), body, 'x.md');
    expect(sectionsOf(text).map(({ name }) => name)).toEqual([
      '판시사항',
      '참조조문',
      '당사자',
      '원심판결',
      '주문',
      '이유',
    ]);
    const order = sectionNamed(text, '주문');
    expect(order && text.slice(order.from, order.to)).toBe('상고를 기각한다. 상고비용은 원고가 부담한다.');
    expect(text.startsWith('## 판시사항\n\n[1] 수습기간')).toBe(true);
  });

  it('keeps headings within the reasons, and text that only looks like markup', () => {
    const { text } = readPrecedent(head(), body, 'x.md');
    const reasons = sectionNamed(text, '이유');
    expect(reasons && text.slice(reasons.from, reasons.to)).toBe(
      '상고이유를 판단한다.\n\n1. 원심은 【별표】와 같이 판단하였다.\n\n2. 결론 <생략>\n\n대법관 가나다(재판장) 라마바',
    );
  });

  it('finds the headings of a judgment that lost its line ends', () => {
    const { text } = readPrecedent(head(), `## 판례내용\n\n【주문】상고를 기각한다.【이유】이유 없다.`, 'x.md');
    expect(text).toBe('## 주문\n\n상고를 기각한다.\n\n## 이유\n\n이유 없다.');
  });

  it('recognises a section by the name that older decisions use', () => {
    const old = '【원 판 결】 서울고등법원 1987.5.6. 선고 86나99001 판결\n【주 문】\n상고를 기각한다.';
    const { text } = readPrecedent(head(), `## 판례내용\n\n【원고, 상고인】 \n${old}\n`, 'x.md');
    expect(sectionsOf(text).map(({ name }) => name)).toEqual(['당사자', '원심판결', '주문']);
  });

  it('joins the lines that a source broke at its links', () => {
    const broken =
      '## 판시사항\n\n가. \n 근로기준법 제27조가 말하는 해고\n \n나. 그 예\n\n## 판례내용\n\n【이 유】 원고 \n 1의 상고이유를 본다.';
    expect(readPrecedent(head(), broken, 'x.md').text).toBe(
      '## 판시사항\n\n가. 근로기준법 제27조가 말하는 해고\n\n나. 그 예\n\n## 이유\n\n원고 1의 상고이유를 본다.',
    );
  });

  it('has no character that the database refuses', () => {
    const { text } = readPrecedent(head(), `## 판례내용\n\n【주문】기각\u0000한다\ud800.\u200b`, 'x.md');
    expect(text).toBe('## 주문\n\n기각한다\ufffd.');
  });

  it.each([
    ['2000므1257(본소), 1264(반소)', ['2000므1257', '2000므1264']],
    ['2000다30516, 30523, 30530, 30547(병합)', ['2000다30516', '2000다30523', '2000다30530', '2000다30547']],
    ['2000다10828_10835_병합', ['2000다10828', '2000다10835']],
    ['97누2528,97누2535', ['97누2528', '97누2535']],
    ['(창원)2015누948', ['2015누948']],
    ['4289행5', ['4289행5']],
    ['중앙2009부해918/부노203', ['중앙2009부해918', '중앙2009부노203']],
    ['2012카합 1234', ['2012카합1234']],
  ])('reads the numbers %s', (said, expected) => {
    expect(readPrecedent(head({ 사건번호: said }), body, 'x.md').facts.caseNumbers).toEqual(expected);
  });

  it.each([
    ['1956-05-25', '1956-05-25'],
    ['4289-05-25', '1956-05-25'],
    ['42890525', '1956-05-25'],
    ['2001. 12. 24.', '2001-12-24'],
    ['0000-00-00', null],
    ['2001-02-30', null],
    ['2016-11-24 00:00:00', '2016-11-24'],
    ['2016. 11. 24. 오전 12:00', '2016-11-24'],
    ['0', null],
  ])('reads the day %s', (said, expected) => {
    expect(readPrecedent(head({ 선고일자: said }), body, 'x.md').facts.decidedOn).toBe(expected);
  });

  it('reads from the file name what the front matter leaves out, and reads 0000-00-00 as no day', () => {
    const bare = head({ 사건번호: '', 법원명: '', 선고일자: '' });
    expect(readPrecedent(bare, body, '서울고법_2009-08-18_2008나40467.md').facts).toMatchObject({
      tribunal: '서울고등법원',
      decidedOn: '2009-08-18',
      caseNumbers: ['2008나40467'],
    });
    expect(readPrecedent(bare, body, '대법원_0000-00-00_2008두22150.md').facts.decidedOn).toBeNull();
  });

  it('keeps the sentence in brackets at the end of a title, and reads the case’s name without it', () => {
    const title =
      '부당해고구제재심판정취소[온라인 플랫폼에 기반한 서비스에서 운전업무를 수행한 기사의 근로자성이 문제된 사건]';
    expect(readPrecedent(head({ 사건명: title }), body, 'x.md').facts.title).toBe(title);
    expect(nameOfCase(title)).toBe('부당해고구제재심판정취소');
  });

  it.each([
    ['해고무효확인[정리해고 사건]', '해고무효확인'],
    ['손해배상(기)', '손해배상(기)'],
    ['징계처분취소〔경고의 성질이 문제된 사건〕', '징계처분취소'],
  ])('takes the name out of the title %s', (title, name) => {
    expect(nameOfCase(title)).toBe(name);
  });

  it('keeps masked parties, and cuts a commission’s decision at its own sections', () => {
    const said = head({ 법원명: '', 기관명: '서울지노위', 사건번호: '2016부해OOO', 판정결과: '전부인정' });
    const { facts, text } = readPrecedent(said, '## 판정사항\n\n○○○ 회사의 해고\n', 'x.md');
    expect(facts).toMatchObject({ tribunal: '서울지방노동위원회', kind: 'case-low', outcomeText: '전부인정' });
    expect(text).toBe('## 판정사항\n\n○○○ 회사의 해고');
  });

  it('is refused with the field and the reason', () => {
    expect(refusal(head(), '')).toMatchObject({
      code: 'case_edit_failed',
      errors: { 판례내용: '본문이 비어 있습니다.' },
    });
    expect(refusal(head({ 법원명: '' }), body, 'a.md')).toMatchObject({ errors: { 법원명: expect.any(String) } });
    expect(refusal(head({ 사건번호: '' }), body, 'a.md')).toMatchObject({
      errors: { 사건번호: '사건번호가 없습니다.' },
    });
    const masked = head({ 판례일련번호: '', 사건번호: '2016부해OOO' });
    expect(refusal(masked, body)).toMatchObject({ errors: { 사건번호: expect.stringContaining('가려져') } });
  });

  // Made of nothing but headings, a text once overflowed the stack, and one with a letter after each took minutes.
  it.each(['【주 문】 ', '【주 문】가 ', '【원고】가 ', '## 주문\n가\n'])(
    'of %s again and again is read in a second',
    (heading) => {
      const took = processorTimer();
      expect(refusal(head(), `## 판례내용\n\n가 ${heading.repeat(Math.floor(1_600_000 / heading.length))}`)).toBeNull();
      expect(took()).toBeLessThan(3_000);
    },
  );
});
