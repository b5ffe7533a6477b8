import { describe, expect, it } from 'vitest';
import type { AnswerValue, SectionId } from '../../rulesets/ruleset.ts';
import { dismissedByMessenger, today, withAnswers } from '../application.fixture.ts';
import { asText } from '../document/document.ts';
import { documentOf } from '../documents.ts';
import { filingNotes } from '../filing/filing.ts';
import type { DocumentName } from '../standing.ts';

const textOf = (
  name: DocumentName,
  answers: Readonly<Record<string, AnswerValue>> = {},
  sections?: readonly SectionId[],
): string => asText(documentOf(name, dismissedByMessenger(answers, sections), { evidence: '근로계약서' }, today));
const notesOf = (
  name: DocumentName,
  answers: Readonly<Record<string, AnswerValue>> = {},
  sections?: readonly SectionId[],
) =>
  filingNotes(name, dismissedByMessenger(answers, sections), today)
    .flatMap(({ lines }) => lines)
    .join('\n');

describe('the outlines for protected people', () => {
  const reported = { 'detail-14/dismissed-after-report': 'yes', 'detail-14/reported-to-authority': 'yes' } as const;
  const harassed = { 'detail-20/dismissed-over-harassment': 'yes', 'detail-20/accused': 'no' } as const;

  it('say what the answers say of the report, and go to the 권익위원회 within a year', () => {
    const text = textOf('whistleblower_protection', reported, ['detail-14']);
    expect(text).toContain('공적 기관에 신고하였습니다.');
    expect(text).toContain('국민권익위원회 귀중');
    const notes = notesOf('whistleblower_protection', reported, ['detail-14']);
    expect(notes).toContain('1년 안에');
    expect(notes).toContain('한쪽을 내면 다른 쪽이 각하될 수 있어요');
  });

  it('say that a person who reported harassment is not the accused, and go to the commission within six months', () => {
    expect(textOf('equality_correction', harassed, ['detail-20'])).toMatch(
      /행위자로 지목된 것이 아닙니다\..*경기지방노동위원회 귀중/s,
    );
    expect(notesOf('equality_correction', harassed, ['detail-20'])).toContain('6개월 안에');
  });

  it('ask that an unfair labour practice is recognised', () => {
    expect(textOf('unfair_labour_practice')).toContain('한 해고는 부당노동행위임을 인정한다.');
  });
});

describe('the application for a review', () => {
  const review = { route: 'labour_commission_review', open: true, why: '', deadline: '2026-12-07' } as const;
  const decided = withAnswers(
    dismissedByMessenger(),
    { 'intake/stage': 'decided', 'intake/decided-on': '2026-11-27', 'intake/decision': 'lost' },
    [{ route: 'labour_commission', open: false, why: '이미 판정을 받았어요.' }, review],
  );
  const fields = {
    companyName: '주식회사 하나',
    relief: 'reinstatement',
    caseNumber: '경기2026부해1234',
    decidedOn: '2026-11-20',
    firstOrder: '이 사건 근로자의 신청을 기각한다.',
    reviewReasons: '초심은 병가 신청을 보지 못했습니다.',
  } as const;

  it('is filled from the answers and fields as the first one is', () => {
    const text = asText(documentOf('review_application', decided, fields, '2026-11-27'));
    for (const part of [
      '재심신청서',
      '■ 재심신청인 (근로자)',
      '성명: 이두리',
      '초심 노동위원회: 경기지방노동위원회',
      '사건번호: 경기2026부해1234',
      '판정일: 2026년 11월 20일',
      '판정서를 받은 날: 2026년 11월 27일',
      '이 사건 근로자의 신청을 기각한다.',
      '1. 초심판정을 취소한다.\n2. 이 사건 사용자가 2026년 11월 12일 이 사건 근로자에게 한 해고는 부당해고임을 인정한다.\n3. 이 사건 사용자는 이 사건 근로자를 원직에 복직시키고',
      '초심은 병가 신청을 보지 못했습니다.',
      '중앙노동위원회 귀중',
    ])
      expect(text).toContain(part);
    const partial = withAnswers(decided, { 'intake/decision': 'partial' });
    expect(asText(documentOf('review_application', partial, fields, today))).toContain('초심판정 가운데 ____');
  });

  // 근로기준법 제31조 제1항: received on Friday 27 November, the tenth day is Monday 7 December.
  it('says its last day, and promises nothing', () => {
    const notes = filingNotes('review_application', decided, '2026-11-27')
      .flatMap(({ lines }) => lines)
      .join('\n');
    expect(notes).toContain('10일째까지 내야 해요');
    expect(notes).toContain('마지막 날은 2026년 12월 7일 (월)');
    expect(notes).toContain('구제명령의 효력은 멈추지 않아요(근로기준법 제32조)');
    expect(notes).not.toContain('3개월');
  });
});

describe('the requests that go with an application', () => {
  it('ask for money in place of reinstatement (근로기준법 제30조 제3항)', () => {
    const text = textOf('money_compensation_request');
    expect(text).toContain('임금 상당액 이상의 금품을 지급하도록 명하여 주시기 바랍니다(근로기준법 제30조 제3항).');
    expect(text).toContain('신청하는 보상금액은 ____________입니다.');
  });

  it('ask for a representative (노동위원회법 제6조의2)', () => {
    expect(textOf('representative_request')).toContain('선임하여 주시기 바랍니다(노동위원회법 제6조의2).');
  });

  it('are named beside the application', () => {
    const notes = notesOf('relief_application');
    expect(notes).toContain('금전보상명령 신청서');
    expect(notes).toContain('권리구제 대리인 선임 신청서');
  });
});

describe('where a document is filed', () => {
  it('says when a dismissal that is still to come can be disputed', () => {
    const toCome = withAnswers(dismissedByMessenger(), { 'intake/dismissed': '2026-12-20' });
    const notes = filingNotes('relief_application', toCome, today).flatMap(({ lines }) => lines);
    expect(notes.join()).toContain('해고가 예정된 날은 2026년 12월 20일 (일)이에요. 신청은 그날부터 할 수 있으니');
  });

  // Told on 24 September, the term ended on 25 October: three months run to Monday 25 January, the safer ones to 24 December.
  it('counts from the end of the contract where that end is disputed, and says the safer day', () => {
    const refused = withAnswers(
      dismissedByMessenger(),
      {
        'intake/dismissed': '2026-09-24',
        'intake/contract-end': '2026-10-25',
        'detail-3/employer-ended-before-term': 'no',
      },
      [{ route: 'labour_commission', open: true, why: '', deadline: '2027-01-25', saferDeadline: '2026-12-24' }],
    );
    const notes = filingNotes('relief_application', refused, today).flatMap(({ lines }) => lines);
    expect(notes.join('\n')).toContain('계약이 끝난 날부터 3개월');
    expect(notes.join('\n')).toContain('되도록 2026년 12월 24일 (목)까지 내세요');
  });

  it('says against which company a dispatched worker applies, and that another can be added later', () => {
    const dispatched = withAnswers(dismissedByMessenger(), { 'intake/contract': 'dispatched' });
    const notes = filingNotes('relief_application', dispatched, today).flatMap(({ lines }) => lines);
    for (const part of ['파견법 제34조 제1항', '대법원 2024두32973']) expect(notes.join()).toContain(part);
  });

  it('says to a worker who was called back to ask for money first if they don’t want to return', () => {
    const back = withAnswers(dismissedByMessenger(), { 'intake/stage': 'withdrawn' });
    const notes = filingNotes('relief_application', back, today).flatMap(({ lines }) => lines);
    expect(notes.join()).toContain('금전보상(근로기준법 제30조 제3항)을 먼저 신청해야 해요');
  });

  it('is the commission of the workplace with its address, until the last day; it stays the person’s own', () => {
    const notes = notesOf('relief_application');
    for (const part of [
      '031-259-5003',
      '2027년 2월 12일',
      '본인의 초안',
      '대리하지 않아요',
      'nlrc.go.kr',
      '한 번 더 확인',
    ])
      expect(notes).toContain(part);
    expect(notes).not.toContain('각하');
  });

  it('is to be asked where the place doesn’t tell the commission', () => {
    expect(notesOf('relief_application', { 'intake/region': { custom: '중구' } })).toContain('1350');
  });
});
