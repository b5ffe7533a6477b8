import { describe, expect, it } from 'vitest';
import type { AnswerValue, SectionId } from '../../rulesets/ruleset.ts';
import { dismissedByMessenger, today, withAnswers } from '../application.fixture.ts';
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
): string => asText(documentOf('relief_application', dismissedByMessenger(answers, [section]), fields, today));

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
    expect(application({ ...filled, relief: null })).toMatch(
      /2\. \(원직복직과 금전보상 가운데 무엇을 원하는지를 적는 곳\)\n_{60}\n/,
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
    expect(blanksOf(documentOf('relief_application', dismissedByMessenger(), filled, today))).toEqual([]);
    const empty = blanksOf(documentOf('relief_application', dismissedByMessenger(), {}, today));
    expect(empty).toContain('[여기에 회사 이름을 적어 주세요]');
    expect(empty).not.toContain('[여기에 성명을 적어 주세요]');
    expect(application({ ...filled, course: '' })).toMatch(
      /\(해고에 이르기까지 있었던 일을 날짜 순서로 적는 곳\)\n(_{60}\n){4}/,
    );
  });

  it('lists the papers that fit the person as evidence until they name their own, and says that more may follow', () => {
    const text = application({ ...filled, evidence: undefined });
    expect(text).toContain('갑 제1호증 근로계약서\n갑 제2호증 급여명세서와 급여가 들어온 통장 내역');
    expect(text).toContain('해고를 알린 문자나 메신저 대화');
    expect(text).not.toMatch(/호증 (해고 통지서|사직서)/);
    expect(text).toContain('증거는 추후 보완하겠습니다.');
    expect(application({ ...filled, evidence: '' })).toContain('갑 제1호증 (함께 내는 증거의 이름을 적는 곳)\n____');
  });

  it('calls the applicant a dismissed worker', () => {
    const text = application();
    expect(text).toContain(
      '신청인은 2023년 3월 2일에 주식회사 하나에 입사하여 생산관리팀 자재 구매 업무를 하다가 2026년 11월 12일에 해고된 근로자입니다.',
    );
    expect(text).not.toContain('그만두게');
  });

  it('states nothing that only follows from an answer: told by messenger says nothing of a resignation', () => {
    const led = { 'intake/ground': 'not_told', 'intake/notice': 'vague', 'detail-8/dismissal-withdrawn': 'no' };
    const text = application(filled, led, 'detail-8');
    expect(text).not.toContain('사직서를 쓰거나 퇴사에 동의한 사실이 없습니다');
    expect(text).not.toContain('출입을 막는 등');
    expect(text).toContain('신청인은 사유와 시기가 구체적으로 적힌 서면을 받지 못하였습니다.');
  });

  it('says a break that was answered, and no break of none where it was left empty', () => {
    expect(application()).toContain('일하는 시간은 09:00부터 18:00까지(쉬는 시간 60분)였습니다.');
    const none = { 'intake/hours': { start: '09:00', end: '18:00', breakMinutes: 0 } };
    expect(application(filled, none)).toContain('일하는 시간은 09:00부터 18:00까지였습니다.');
  });

  // 대법원 2016두64876: the company proves its reason. The worker proves that there was a dismissal (2022두57695).
  it('says who has to prove what', () => {
    expect(application()).toContain('이를 주장하는 사용자가 증명하여야 합니다(대법원 2016두64876 판결).');
    expect(application()).not.toContain('뒤의 증거로 밝히고');
    expect(application(filled, { 'intake/notice': 'spoken' })).toContain(
      '신청인은 회사가 신청인을 해고하였다는 사실을 뒤의 증거로 밝히고, 부족한 부분은 추후 보완하겠습니다.',
    );
    expect(application(filled, { 'intake/contract': 'freelance' }, 'detail-4')).toContain(
      '신청인이 근로기준법의 근로자라는 점을 뒤의 증거로 밝히고',
    );
  });

  it('doesn’t call a resignation a notice', () => {
    const text = application(filled, { 'intake/notice': 'resigned' }, 'detail-8');
    expect(text).toContain('근로관계는 신청인이 사직서를 쓰거나 퇴사에 동의하는 형식으로 끝났습니다.');
    expect(text).not.toContain('통보하였습니다');
  });

  it('asks for a joint hearing where an unfair labour practice can be disputed, too', () => {
    const basis = dismissedByMessenger();
    const union = { route: 'unfair_labour_practice', open: true, why: '' } as const;
    const joint = withAnswers(basis, {}, [...basis.routes, union]);
    expect(asText(documentOf('relief_application', joint, filled, today))).toContain('두 사건을 병합하여 심리하여');
    expect(application()).not.toContain('병합');
  });

  it('leaves a name blank that the person has emptied, although the account has one', () => {
    expect(application({ ...filled, name: '' })).toContain('성명: ____________\n');
  });

  it('leaves the commission blank where the place doesn’t tell it', () => {
    expect(application(filled, { 'intake/region': { custom: '중구' } })).toContain('____________ 귀중');
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
