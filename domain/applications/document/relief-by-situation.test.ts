import { describe, expect, it } from 'vitest';
import { dismissedByMessenger, today, withAnswers } from '../application.fixture.ts';
import { documentOf } from '../documents.ts';
import type { FieldChanges } from '../fields.ts';
import { asText } from './document.ts';

const filled: FieldChanges = { companyName: '주식회사 하나', duty: '생산관리팀 자재 구매', relief: 'reinstatement' };

describe('the application to the labour commission', () => {
  describe('of a dispatched worker', () => {
    const dispatched = withAnswers(dismissedByMessenger(), {
      'intake/contract': 'dispatched',
      'detail-4/belongs-to-other-firm': 'yes',
      'detail-4/against-client': 'yes',
      'detail-4/client-gave-orders': 'yes',
    });
    const of = (fields: FieldChanges, basis = dispatched) =>
      asText(documentOf('relief_application', basis, { ...filled, ...fields }, today));

    // 파견법 제34조 제1항: for the dismissal the dispatching company is the employer; the client needs its own ground.
    it('names the company that employs them and the one they worked for', () => {
      const text = of({ clientName: '원청 주식회사', clientRepresentative: '최원청', clientAddress: '경기 화성시 1' });
      expect(text).toMatch(
        /피신청인 1 \(사용자: 소속 업체\)\n\n사업체 이름: 주식회사 하나.*피신청인 2 \(실제로 일한 회사\)\n\n사업체 이름: 원청 주식회사\n대표자: 최원청\n주소: 경기 화성시 1/s,
      );
      expect(text).toContain('파견사업주를 사용자로 봅니다(파견근로자 보호 등에 관한 법률 제34조 제1항).');
      expect(text).toContain('피신청인 2가 실질적인 사용자라고 볼 수 있으므로');
      expect(text).toContain('이 사건 사용자들이 2026년 11월 12일');
      expect(of({})).toContain('피신청인 2 (실제로 일한 회사)\n\n사업체 이름: ____________\n');
    });

    it('names their own company alone if they want that, and claims nothing of the other one', () => {
      for (const text of [
        of({ respondents: 'own_company' }),
        of({}, withAnswers(dispatched, { 'detail-4/against-client': 'no' })),
      ]) {
        expect(text).not.toContain('피신청인 2');
        expect(text).not.toContain('실질적인 사용자로 보아');
        expect(text).toContain('이 사건 사용자가 2026년 11월 12일');
      }
    });

    it('asks for the ground where no answer gives one', () => {
      const none = withAnswers(dispatched, { 'detail-4/client-gave-orders': 'no' });
      expect(of({}, none)).toContain('사용자로 보아야 하는 까닭은 ____________입니다.');
    });
  });

  describe('of a dismissal that is still to come', () => {
    const toCome = withAnswers(dismissedByMessenger(), { 'intake/dismissed': '2026-12-20' });

    it('speaks of it as planned', () => {
      const text = asText(documentOf('relief_application', toCome, filled, today));
      expect(text).toContain('해고 예정일: 2026년 12월 20일');
      expect(text).toContain('업무를 하고 있으며 2026년 12월 20일에 해고가 예정되어 있는 근로자입니다.');
      expect(text).toContain('까지(쉬는 시간 60분)입니다.');
      expect(text).not.toMatch(/해고된 근로자|하다가|해고되었습니다/);
      expect(asText(documentOf('relief_application', toCome, filled, '2026-12-20'))).toContain('해고된 근로자');
    });

    it('doesn’t call a rumour a notice', () => {
      const rumour = withAnswers(toCome, { 'intake/notice': 'not_yet' });
      const text = asText(documentOf('relief_application', rumour, filled, today));
      expect(text).toContain('신청인은 회사에서 아직 해고를 통보받지 못하였습니다.');
      expect(text).not.toContain('해고를 통보하였습니다');
    });
  });

  // 대법원 2014두45765: told on 24 September, the term ended on 25 October; what is disputed is that end.
  it('of a refused renewal names the end of the contract, whatever day the person was told', () => {
    const refused = withAnswers(dismissedByMessenger(), {
      'intake/contract': 'fixed_term',
      'intake/dismissed': '2026-09-24',
      'intake/contract-end': '2026-10-25',
      'detail-3/employer-ended-before-term': 'no',
      'detail-3/renewal-rule': 'yes',
    });
    const text = asText(documentOf('relief_application', refused, filled, today));
    expect(text).toContain('해고일: 2026년 10월 25일');
    expect(text).toContain('2026년 10월 25일에 근로계약의 갱신을 거절당한 근로자입니다.');
    expect(text).toContain('갱신을 거절한 합리적인 이유가 있다는 점은 사용자가 증명하여야');
  });
});
