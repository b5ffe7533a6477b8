import { describe, expect, it } from 'vitest';
import type { AnswerValue, SectionId } from '../../rulesets/ruleset.ts';
import { dismissedByMessenger } from '../application.fixture.ts';
import { documentOf } from '../documents.ts';
import type { FieldChanges } from '../fields.ts';
import { asText, blanksOf } from './document.ts';

const filled: FieldChanges = {
  birthDate: '1990-05-01',
  address: '서울 중구 세종대로 1',
  duty: '생산관리팀 자재 구매',
  monthlyPay: '280만 원',
  companyName: '주식회사 하나',
  representative: '박대표',
  companyAddress: '경기 수원시 영통구 1',
  companyPhone: '031-000-0000',
  businessKind: '제조업',
  noticedOn: '2026-11-10',
  relief: 'reinstatement',
  course: '2026년 11월 10일 팀장이 메시지를 보냈습니다.\n\n저는 바로 항의했습니다.',
  procedure: '소명 기회가 없었습니다.',
  grounds: '병가를 신청하고 쉬었습니다.',
  evidence: '해고를 통보한 메시지 화면\n근로계약서',
  filedOn: '2026-11-21',
};
const application = (
  fields: FieldChanges = filled,
  answers: Readonly<Record<string, AnswerValue>> = {},
  section: SectionId = 'detail-10',
): string => asText(documentOf('relief_application', dismissedByMessenger(answers, [section]), fields));

describe('the application to the labour commission', () => {
  it('names the parties, the days and the commission of the workplace', () => {
    const text = application();
    for (const part of [
      '부당해고등 구제 신청서',
      '성명: 이두리',
      '생년월일: 1990년 5월 1일',
      '연락처: 01098765432',
      '사업체 이름: 주식회사 하나',
      '상시 근로자 수: 12명',
      '입사일: 2023년 3월 2일',
      '해고일: 2026년 11월 12일',
      '경기지방노동위원회 귀중',
      '신청인  이두리  (서명 또는 인)',
    ])
      expect(text).toContain(part);
  });

  it('asks for reinstatement with the wages, or for money in its place', () => {
    const recognised = '1. 이 사건 사용자가 2026년 11월 12일 이 사건 근로자에게 한 해고는 부당해고임을 인정한다.';
    expect(application()).toContain(recognised);
    expect(application()).toContain('2. 이 사건 사용자는 이 사건 근로자를 원직에 복직시키고, 해고기간 동안');
    expect(application({ ...filled, relief: 'money' })).toContain('원직복직을 갈음하여');
    expect(application({ ...filled, relief: null })).toContain(
      '[여기에 원직복직과 금전보상 가운데 무엇을 원하는지를 적어 주세요]',
    );
  });

  it('says what the answers say, each in its part, and the person’s own words after it', () => {
    const text = application();
    expect(text).toMatch(
      /3\. 해고에 이른 경위\n\n회사는 2026년 11월 10일에 메신저나 문자 메시지로 해고를 통보하였습니다\. 회사는 승인 없이 결근하였다는 것을 해고 사유로 들었습니다\.\n\n2026년 11월 10일 팀장이 메시지를 보냈습니다\.\n\n저는 바로 항의했습니다\./,
    );
    expect(text).toContain('회사는 취업규칙에 정해진 징계위원회나 의견 진술 절차를 거치지 않았습니다.');
    expect(text).toContain('그런데 회사는 메신저나 문자 메시지로 통보하였을 뿐 서면으로 통지하지 않았습니다.');
    expect(text).toContain('결근 일수는 취업규칙에 정해진 해고 기준보다 적습니다.');
  });

  it('numbers the evidence that the person names', () => {
    expect(application()).toContain('갑 제1호증 해고를 통보한 메시지 화면\n갑 제2호증 근로계약서');
  });

  it('has no blank once everything is filled in, and says each that is left', () => {
    expect(blanksOf(documentOf('relief_application', dismissedByMessenger(), filled))).toEqual([]);
    const empty = blanksOf(documentOf('relief_application', dismissedByMessenger(), {}));
    expect(empty).toContain('[여기에 회사 이름을 적어 주세요]');
    expect(empty).toContain('[여기에 함께 내는 증거의 이름을 적어 주세요]');
    expect(empty).not.toContain('[여기에 성명을 적어 주세요]');
  });

  it('leaves a name blank that the person has emptied, although the account has one', () => {
    expect(application({ ...filled, name: '' })).toContain('성명: [여기에 성명을 적어 주세요]');
  });

  it('leaves the commission blank where the place doesn’t tell it', () => {
    expect(application(filled, { 'intake/region': { custom: '중구' } })).toContain(
      '[여기에 사업장이 있는 곳의 지방노동위원회를 적어 주세요] 귀중',
    );
  });

  it('calls a withdrawn offer and a refused renewal by their names', () => {
    const offer = { 'intake/contract': 'not_started', 'detail-1/offer-cancelled-before-start': 'yes' };
    expect(application(filled, offer, 'detail-1')).toContain('한 채용내정 취소는 부당해고임을 인정한다.');
    const renewal = {
      'intake/contract': 'fixed_term',
      'intake/contract-end': null,
      'intake/ground': 'detail-3',
      'detail-3/end-date-in-contract': 'yes',
      'detail-3/over-two-years': 'no',
      'detail-3/employer-ended-before-term': 'no',
      'detail-3/renewal-rule': 'yes',
    };
    const text = application(filled, renewal, 'detail-3');
    expect(text).toContain('한 근로계약 갱신 거절은 부당해고임을 인정한다.');
    expect(text).not.toContain('서면으로 통지하여야 효력');
  });

  it('says nothing against the person: an answer that doesn’t help them has no sentence', () => {
    const text = application(filled, {
      'detail-10/punished-for-absence-before': 'yes',
      'detail-10/told-or-applied': 'no',
    });
    expect(text).not.toContain('무단결근으로 징계를 받은');
    expect(text).not.toContain('휴가 또는 병가를 신청');
  });
});
