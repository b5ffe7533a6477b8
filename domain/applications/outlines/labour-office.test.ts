import { describe, expect, it } from 'vitest';
import type { AnswerValue } from '../../rulesets/ruleset.ts';
import { dismissedByMessenger, today, withAnswers } from '../application.fixture.ts';
import { asText } from '../document/document.ts';
import { documentOf } from '../documents.ts';

const textOf = (name: 'labour_office_petition', answers: Readonly<Record<string, AnswerValue>> = {}): string =>
  asText(documentOf(name, dismissedByMessenger(answers), { evidence: '근로계약서' }, today));

describe('the petition to the labour office', () => {
  it('asks for pay in place of notice where notice came less than 30 days before', () => {
    const text = textOf('labour_office_petition');
    expect(text).toContain('피진정인이 진정인에게 해고예고수당(30일분 통상임금) ____________을 지급하도록');
    expect(text).toContain('2026년 11월 12일자 해고를 30일 전에 예고하지 않았습니다(근로기준법 제26조).');
    expect(text).toContain('진정인은 2023년 3월 2일에 입사하여 일하다가 2026년 11월 12일에 해고되었습니다.');
    expect(text).toContain('갑 제1호증 근로계약서');
  });

  it.each<[string, Readonly<Record<string, AnswerValue>>]>([
    ['notice came 30 days before', { 'intake/forewarned': '2026-10-13' }],
    ['the job lasted less than three months', { 'intake/joined': '2026-09-01' }],
    ['the job had not begun', { 'intake/contract': 'not_started' }],
  ])('doesn’t ask for it where %s', (_why, answers) => {
    expect(textOf('labour_office_petition', answers)).not.toContain('해고예고수당');
  });

  // 근로기준법 제26조 with 시행령 제6조: 2,800,000 ÷ 209 × 8 × 30 = 3,215,311.004…
  it('names the amount of the pay by the monthly wage, or a range by the yearly one', () => {
    const basis = dismissedByMessenger();
    const paid = asText(documentOf('labour_office_petition', basis, { monthlyPay: '280만 원' }, today));
    expect(paid).toContain('해고예고수당(30일분 통상임금) 3,215,311원을 지급하도록');
    expect(paid).toContain('월 임금 2,800,000원 ÷ 209시간 × 8시간 × 30일로 계산하였고');
    const bracket = withAnswers(basis, { 'intake/wage': '3000_4500' });
    expect(asText(documentOf('labour_office_petition', bracket, {}, today))).toContain(
      '약 287만~431만 원을 지급하도록',
    );
  });

  it.each<[string, Readonly<Record<string, AnswerValue>>]>([
    ['the person resigned', { 'intake/notice': 'resigned' }],
    ['the term ran out', { 'detail-3/renewal-rule': 'no' }],
    ['a lawful retirement age was reached', { 'detail-6/retired-by-age': 'yes', 'detail-6/under-sixty': 'no' }],
  ])('asks for no pay in place of notice where %s', (_why, answers) => {
    const basis = withAnswers(dismissedByMessenger(), answers);
    expect(asText(documentOf('labour_office_petition', basis, {}, today))).not.toContain('해고예고수당');
  });

  // Dismissed on 12 November: 14 days end on the 26th (근로기준법 제36조); interest from the 27th (제37조).
  it('asks for what is owed with interest, and says whether the 14 days are over', () => {
    const owing = withAnswers(dismissedByMessenger(), { 'intake/owed': ['wages', 'severance'] });
    const of = (day: string) => asText(documentOf('labour_office_petition', owing, {}, day));
    const late = of('2026-11-27');
    expect(late).toContain('밀린 임금 ____________을 지급하도록');
    expect(late).toContain('퇴직금 ____________을 지급하도록');
    expect(late).toContain('근로기준법 제37조에 따라 시행령이 정한 이율의 지연이자를');
    expect(late).toContain('14일이 되는 2026년 11월 26일까지 지급하지 않았습니다(근로기준법 제36조).');
    expect(of('2026-11-26')).toContain('2026년 11월 26일까지 지급하여야 합니다(근로기준법 제36조).');
    for (const text of [late, of('2026-11-26')]) expect(text).not.toMatch(/처벌|징역|벌금|20%/);
    const nothing = withAnswers(dismissedByMessenger(), { 'intake/owed': ['no'] });
    expect(asText(documentOf('labour_office_petition', nothing, {}, today))).not.toMatch(/지연이자|퇴직금/);
  });

  it('asks the office to look into a ban that it looks after, without claiming that it was broken', () => {
    const basis = dismissedByMessenger();
    const office = { route: 'labour_office', open: true, why: '' } as const;
    const onLeave = { 'intake/protected': ['on_childcare_leave'] };
    expect(
      asText(documentOf('labour_office_petition', withAnswers(basis, onLeave, [...basis.routes, office]), {}, today)),
    ).toContain('남녀고용평등법 제19조 제3항을 어긴 것인지 조사하여');
    expect(asText(documentOf('labour_office_petition', withAnswers(basis, onLeave), {}, today))).not.toContain(
      '제19조',
    );
  });

  it('of a dispatched worker goes against the company that employs them alone', () => {
    const basis = withAnswers(dismissedByMessenger(), { 'intake/contract': 'dispatched' });
    expect(asText(documentOf('labour_office_petition', basis, {}, today))).not.toContain('피진정인 2');
  });

  it('leaves it to the person where the day of the notice is not answered', () => {
    expect(textOf('labour_office_petition', { 'intake/forewarned': null })).toContain(
      '1. (30일 전에 해고를 예고받지 못했다면 해고예고수당(30일분 통상임금)을 구한다고 적는 곳)\n____',
    );
  });
});
