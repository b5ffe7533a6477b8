import { describe, expect, it } from 'vitest';
import type { AnswerValue, SectionId } from '../../rulesets/ruleset.ts';
import { dismissedByMessenger, today } from '../application.fixture.ts';
import { asText } from '../document/document.ts';
import { documentOf } from '../documents.ts';
import { filingNotes } from '../filing.ts';
import type { DocumentName } from '../standing.ts';

const textOf = (
  name: DocumentName,
  answers: Readonly<Record<string, AnswerValue>> = {},
  sections?: readonly SectionId[],
): string => asText(documentOf(name, dismissedByMessenger(answers, sections), { evidence: '근로계약서' }));
const notesOf = (
  name: DocumentName,
  answers: Readonly<Record<string, AnswerValue>> = {},
  sections?: readonly SectionId[],
) =>
  filingNotes(name, dismissedByMessenger(answers, sections), today)
    .flatMap(({ lines }) => lines)
    .join('\n');

describe('the petition to the labour office', () => {
  it('asks for pay in place of notice where notice came less than 30 days before', () => {
    const text = textOf('labour_office_petition');
    expect(text).toContain(
      '피진정인이 진정인에게 해고예고수당(30일분 통상임금) [여기에 금액을 적어 주세요]을 지급하도록',
    );
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

  it('leaves it to the person where the day of the notice is not answered', () => {
    expect(textOf('labour_office_petition', { 'intake/forewarned': null })).toContain(
      '[여기에 30일 전에 해고를 예고받지 못했다면 해고예고수당(30일분 통상임금)을 구한다고 적어 주세요]',
    );
  });
});

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

describe('where a document is filed', () => {
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
