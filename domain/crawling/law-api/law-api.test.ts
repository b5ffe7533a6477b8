import { describe, expect, it } from 'vitest';
import { processorTimer } from '../../../.config/processor-time.ts';
import type { Decision } from '../../cases/decision-facts.ts';
import { DomainError } from '../../kernel/errors.ts';
import { commissionRoots, readCommissionDetail, readCommissionList } from './commission-decisions.ts';
import {
  absent,
  absentInXml,
  challengePage,
  maintenancePage,
  nlrcDetail,
  nlrcList,
  precDetail,
  precList,
  precListInXml,
  precListOfNone,
  precListOfOne,
  refused,
  refusedInXml,
  withoutKey,
} from './law-api.fixture.ts';
import { UnknownForm } from './listed.ts';
import { precedentRoots, readPrecedentDetail, readPrecedentList } from './precedents.ts';
import { readReply } from './reply.ts';
import { readXml } from './xml-answer.ts';

const said = (answer: unknown, root: string, status = 200) =>
  readReply({ status, body: typeof answer === 'string' ? answer : JSON.stringify(answer) }, root);
const inside = (answer: unknown, root: string): Readonly<Record<string, unknown>> => {
  const reply = said(answer, root);
  if (reply.kind !== 'answer') throw new Error(reply.kind);
  return reply.value;
};

describe('what an answer of the open law API means', () => {
  it.each([
    ['of an unknown key', refused],
    ['of no key', withoutKey],
    ['in XML', refusedInXml],
  ])('a refusal %s is one, although its status is 200', (_what, answer) => {
    expect(said(answer, precedentRoots.list)).toEqual({ kind: 'refused' });
    expect(said(answer, precedentRoots.list, 403)).toEqual({ kind: 'refused' });
  });

  it("only the service's own sentence means that a decision isn't there", () => {
    expect(said(absent, precedentRoots.detail)).toEqual({ kind: 'absent' });
    expect(said(absentInXml, precedentRoots.detail)).toEqual({ kind: 'absent' });
    expect(said(absent, precedentRoots.detail, 404)).toEqual({ kind: 'transient', why: 'status' });
  });

  it.each([
    ['an empty body', '  ', 'empty'],
    ['a page of maintenance', maintenancePage, 'page'],
    ['a page of maintenance without a doctype', '<html><body>점검</body></html>', 'page'],
    ['half of an answer', '{"PrecSearch": {"totalCnt"', 'cut'],
    ['half of an answer in XML', precListInXml(1, 2).slice(0, -40), 'cut'],
  ])('%s may be an answer later', (_what, body, why) => {
    expect(said(body, precedentRoots.list)).toEqual({ kind: 'transient', why });
  });

  it('a page that keeps programs out is said to be one, whatever its status', () => {
    expect(said(challengePage, precedentRoots.list)).toEqual({ kind: 'blocked' });
    expect(said(challengePage, precedentRoots.list, 403)).toEqual({ kind: 'blocked' });
  });

  it.each([
    ['another root', { LawSearch: {} }],
    ['another root in XML', '<LawSearch><totalCnt>0</totalCnt></LawSearch>'],
    ['a list', []],
    ['nothing', {}],
  ])('%s is unknown, not an answer without decisions', (_what, answer) => {
    expect(said(answer, precedentRoots.list).kind).toBe('unknown');
  });

  it('what is said of an unknown answer can be stored, whatever its keys are', () => {
    const reply = said('{"Law\\u0000Search\\u001b[1m":{},"\\ud800":{}}', precedentRoots.list);
    expect(reply).toEqual({ kind: 'unknown', why: 'no PrecSearch but LawSearch[1m, \ufffd' });
    expect(said('{"\\u0000":1}', precedentRoots.list)).toMatchObject({ why: 'no PrecSearch but nothing' });
  });
});

describe('lists', () => {
  it('of many, of one and of none', () => {
    const many = readPrecedentList(inside(precList([1, 2], 319), precedentRoots.list));
    expect(many).toMatchObject({ total: 319, keyword: '해고', items: [{ id: '1', day: '2023-05-11' }, { id: '2' }] });
    const one = readPrecedentList(inside(precListOfOne, precedentRoots.list));
    expect(one.items).toEqual([
      { id: '230001', title: '부당해고구제재심판정취소', number: '2021두230001', day: '2023-05-11' },
    ]);
    expect(readPrecedentList(inside(precListOfNone, precedentRoots.list))).toMatchObject({ total: 0, items: [] });
  });

  it('in XML are the same', () => {
    const one = { title: '해고무효확인 & 임금', day: '1957-03-29' };
    const listed = (...ids: readonly number[]) =>
      readPrecedentList(inside(precListInXml(...ids), precedentRoots.list)).items;
    expect(listed(5, 6)).toEqual([
      { id: '5', ...one },
      { id: '6', ...one },
    ]);
    expect(listed(5)).toEqual([{ id: '5', ...one }]);
    expect(listed()).toEqual([]);
  });

  it("of commissions' decisions", () => {
    const { items } = readCommissionList(inside(nlrcList, commissionRoots.list));
    expect(items.map(({ id, day }) => [id, day])).toEqual([
      ['71', '2016-05-09'],
      ['129', '2016-11-30'],
    ]);
  });

  it.each([
    ['without a total', { prec: [] }],
    ['with an entry without a number', { totalCnt: '1', prec: { 사건명: '이름뿐' } }],
    ['with more entries than it says there are', { totalCnt: '0', prec: [{ 판례일련번호: '1' }] }],
    ['with text for an entry', { totalCnt: '1', prec: ['1'] }],
    ['with a code that isn’t success', { totalCnt: '0', resultCode: '99' }],
    ['with a total that is no number', { totalCnt: '많음' }],
  ])('%s are of an unknown form', (_what, value) => {
    expect(() => readPrecedentList(value)).toThrow(UnknownForm);
  });
});

const decision = (read: Decision | null): Decision => {
  if (!read) throw new Error('not about a dismissal');
  return read;
};
const court = (changed: Readonly<Record<string, string>>) => () =>
  readPrecedentDetail({ ...precDetail.PrecService, ...changed });
const commission = (changed: Readonly<Record<string, string>>) => () =>
  readCommissionDetail({ ...nlrcDetail.NlrcService, ...changed });

describe('decisions', () => {
  it("a court's: names in full, joined numbers, the text in its sections without markup", () => {
    const { facts, text } = decision(readPrecedentDetail(inside(precDetail, precedentRoots.detail)));
    expect(facts).toMatchObject({ sourceId: 'prec:230001', tribunal: '서울고등법원', decidedOn: '2023-05-11' });
    expect(facts.caseNumbers).toEqual(['2021두33333', '2021두33334']);
    expect(text).toContain('## 판시사항\n\n[1] 시용근로자');
    expect(text).toContain('## 주문\n\n상고를 기각한다.');
    expect(text).not.toMatch(/<br|판결요지/);
  });

  it("a commission's: known by its serial number, and not dated by the day it was posted", () => {
    const { facts, text } = decision(readCommissionDetail(inside(nlrcDetail, commissionRoots.detail)));
    expect(facts).toMatchObject({
      ...{ sourceId: 'nlrc:71', kind: 'case-low', tribunal: '충남지방노동위원회' },
      ...{ decidedOn: null, outcomeText: '전부인정' },
    });
    expect(text).toContain('## 판정요지\n\n근로자가 사흘');
  });

  it("a court's of the fifties has its day in today's calendar", () => {
    expect(court({ 선고일자: '42900329' })()?.facts.decidedOn).toBe('1957-03-29');
  });

  it.each([
    ['광주고법(전주)', '(전주)2021누1234', '광주고등법원(전주)', ['2021누1234']],
    ['부산지법 동부지원', '2021가합1, 2(반소)', '부산지방법원 동부지원', ['2021가합1', '2021가합2']],
    ['서울행법', '2021구합5', '서울행정법원', ['2021구합5']],
  ])('of %s (%s) are of %s', (name, number, tribunal, caseNumbers) => {
    expect(court({ 법원명: name, 사건번호: number })()?.facts).toMatchObject({ tribunal, caseNumbers });
  });

  it("a court's that isn't about a dismissal isn't one to collect", () => {
    expect(court({ 사건명: '요양불승인처분취소', 참조조문: '', 판시사항: '업무상 재해의 판단' })()).toBeNull();
  });

  it.each([
    ['central', { 담당부서: '중앙노동위원회' }, '중앙노동위원회', 'case-high'],
    ['local', { 담당부서: '서울지노위' }, '서울지방노동위원회', 'case-low'],
    ['special', { 담당부서: '부산선원노동위원회' }, '부산선원노동위원회', 'case-low'],
    [
      'only in the title a review',
      { 담당부서: '심판1과', 제목: '재심신청을 기각한 사례' },
      '중앙노동위원회',
      'case-high',
    ],
  ])("a commission's level is that of its office: %s", (_what, changed, tribunal, kind) => {
    expect(commission(changed)()?.facts).toMatchObject({ tribunal, kind });
  });

  it("a commission's about union work or unequal treatment alone isn't one to collect", () => {
    const other = { 자료구분: '차별시정', 사건번호: '2023차별OOO', 판정요지: '상여금을 지급하지 않은 것은 차별이다.' };
    expect(commission({ ...other, 제목: '차별로 판정한 사례', 판정사항: '차별로 판정한 사례' })()).toBeNull();
    expect(commission({ ...other, 제목: '사례', 판정사항: '조합 활동을 이유로 한 해고' })()).not.toBeNull();
  });

  it.each([
    ['법원명', court({ 법원명: '' })],
    ['사건번호', court({ 사건번호: '' })],
    ['판례정보일련번호', court({ 판례정보일련번호: '' })],
    ['판례내용', court({ 판시사항: '', 참조조문: '', 판례내용: '<br/>' })],
    ['담당부서', commission({ 담당부서: '' })],
    ['판정요지', commission({ 판정사항: '', 판정요지: '', 판정결과: '' })],
  ])('one without %s is refused with the field', (field, read) => {
    expect(read).toThrow(DomainError);
    try {
      read();
    } catch (error) {
      expect(error instanceof DomainError && Object.keys(error.details.errors ?? {})).toEqual([field]);
    }
  });
});

describe('XML', () => {
  it.each(['', '<a>', '<a></b>', '</a>', '<a><b></a></b>', '<a', 'text', '<a>&amp;</a', '<![CDATA[', '<a/><'])(
    'that isn’t well-formed isn’t read: %s',
    (text) => expect(readXml(text, 50_000)).toBeNull(),
  );

  it('of any depth or length is read or refused in a moment', () => {
    const took = processorTimer();
    expect(readXml('<a>'.repeat(100_000), 200_000)).toBeNull();
    expect(readXml('<![CDATA['.repeat(100_000), 50_000)).toBeNull();
    expect(readXml(`<a>${'<b>1</b>'.repeat(20_000)}</a>`, 50_000)).toMatchObject({ a: { b: expect.any(Array) } });
    expect(took()).toBeLessThan(1_000);
  });
});
