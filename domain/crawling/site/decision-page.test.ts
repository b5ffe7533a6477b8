import { describe, expect, it } from 'vitest';
import { type DecisionPageFound, decisionOfRow, readDecisionPage } from './decision-page.ts';

const found = (fields: Readonly<Record<string, string>>, more: Partial<DecisionPageFound> = {}): DecisionPageFound => ({
  title: '해고가 과하다고 판정한 사례',
  fields: new Map(Object.entries(fields)),
  ...{ files: [], hasTable: true, hasScript: false, html: '', words: '' },
  ...more,
});
const text = { 판정요지: '해고는 지나치게 무겁다.' };
const read = (page: DecisionPageFound, code: 65 | 66 = 65) => readDecisionPage(page, { code, sn: '13896' });
const decided = (page: DecisionPageFound, code?: 65 | 66) => {
  const made = read(page, code);
  return made.kind === 'decision' ? made.decision.facts : made;
};

describe('a decision of the commission’s site', () => {
  it.each([
    ['충남지방노동위원회', '해고가 과하다고 판정한 사례', '충남지방노동위원회', 'case-low'],
    ['부산선원노동위원회', '해고가 과하다고 판정한 사례', '부산선원노동위원회', 'case-low'],
    ['서울지노위 심판2과', '해고가 과하다고 판정한 사례', '서울지방노동위원회', 'case-low'],
    ['중앙노동위원회 심판1과', '해고가 과하다고 판정한 사례', '중앙노동위원회', 'case-high'],
    ['심판1과', '초심판정을 취소한 사례', '중앙노동위원회', 'case-high'],
    ['', '재심신청을 기각한 사례', '중앙노동위원회', 'case-high'],
    // A hearing that the company itself holds a second time.
    ['경기지방노동위원회', '징계 재심절차를 거치지 않은 해고가 무효인 사례', '경기지방노동위원회', 'case-low'],
  ])('of %j, titled %j, is one of the %s: %s', (department, title, tribunal, kind) => {
    expect(decided(found({ 담당부서: department, ...text }, { title }))).toMatchObject({ tribunal, kind });
  });

  it('of the mediation board is a meeting, whatever the commission', () => {
    expect(decided(found({ 담당부서: '중앙노동위원회', 요약내용: '조정이 성립되었다.' }), 66)).toMatchObject({
      kind: 'case-low-meeting',
      sourceId: 'nlrc-site:66-13896',
      at: 'https://nlrc.go.kr/nlrc/mainCase/mediatioin/detail.do?jgmtSn=13896&jgmtDcsnSeCd=66',
    });
  });

  it('has no date: the site only tells when it was posted', () => {
    expect(decided(found({ 담당부서: '충남지방노동위원회', 등록일: '2026.05.07', ...text }))).toMatchObject({
      decidedOn: null,
    });
  });

  it('has the numbers that its title names', () => {
    const title = '중앙2015부해128, 중앙2015부노129 병합 사건';
    expect(decided(found({ 담당부서: '중앙노동위원회', ...text }, { title }))).toMatchObject({
      caseNumbers: ['중앙2015부해128', '중앙2015부노129'],
    });
  });

  it('without words of its own is a case if it has a file, and can’t be used if it has none', () => {
    const empty = { 담당부서: '충남지방노동위원회', 판정사항: '', 판정요지: ' ' };
    const files = [{ fileId: '65_65_13896', key: '1', name: '판정서.pdf' }];
    expect(read(found(empty, { files }))).toMatchObject({ kind: 'decision', decision: { text: '' }, files });
    expect(read(found(empty))).toEqual({ kind: 'unusable', message: '본문도 첨부파일도 없어요.' });
  });

  it.each([
    ['차별시정', '상여금을 적게 준 것이 차별이라고 판정한 사례', 'other_matter'],
    ['부당노동행위', '조합원이라는 이유로 한 해고가 불이익취급이라고 판정한 사례', 'decision'],
    ['', '정직이 지나치지 않다고 판정한 사례', 'other_matter'],
  ])('about %j, titled %j, is a case only if it is about a dismissal: %s', (matter, title, kind) => {
    const fields = { 자료구분: matter, 담당부서: '충남지방노동위원회', 판정요지: '사용자의 처분을 살핀다.' };
    expect(read(found(fields, { title }))).toMatchObject({ kind });
  });

  it('of no known commission can’t be used', () => {
    expect(read(found({ 담당부서: '심판1과', ...text }))).toMatchObject({ kind: 'unusable' });
  });

  it('in another form is not read: what is missing is said', () => {
    expect(read(found({ 구분: '부당해고', 내용: '본문' }))).toMatchObject({ kind: 'unknown', missing: /판정요지/ });
    expect(read(found(text, { title: '' }))).toEqual({ kind: 'unknown', missing: '제목' });
  });
});

it('an entry without a page of its own is its title and its date', () => {
  const decision = decisionOfRow({
    ...{ code: 67, sn: '12', title: '서울지방노동위원회 공정대표의무 심의결정례', date: '2026-04-01' },
  });
  expect(decision.facts).toMatchObject({ kind: 'case-low-meeting', tribunal: '서울지방노동위원회', decidedOn: null });
  expect(decision.text).toBe('## 제목\n\n서울지방노동위원회 공정대표의무 심의결정례\n\n## 등록일\n\n2026-04-01');
});
