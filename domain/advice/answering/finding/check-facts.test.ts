import { describe, expect, it } from 'vitest';
import type { AnsweredQuestion } from '../../../checks/contract/check.ts';
import { publicFormOf } from '../../../rulesets/public-form.ts';
import { standardRuleset } from '../../../rulesets/standard-ruleset.ts';
import { checkFacts, confirmedIn, dismissedIn } from './check-facts.ts';

const form = publicFormOf({ ...standardRuleset, rulesetVersion: 'v1' });

const answered = (key: string, value: AnsweredQuestion['value'], text: string): AnsweredQuestion => {
  const [section = '', name = ''] = key.split('/');
  return { section, numbering: 1, key, title: name, value, text };
};
const answers = [
  answered('intake/side', 'employee', '근로자'),
  answered('intake/dismissed', '2026-11-02', '2026년 11월 2일'),
  answered('intake/ground', 'detail-9', '지각이나 결근이 잦다고 해고됐어요'),
  answered('intake/region', { custom: '전남 어느 섬' }, '전남 어느 섬'),
  answered('intake/contact', { name: '김하나', phone: '010-1234-5678' }, '김하나, 010-1234-5678'),
  answered('detail-7/under-five', 'no', '아니요'),
  answered('detail-8/resigned-or-agreed', 'no', '아니요'),
  answered('detail-8/written-notice', 'no', '아니요'),
  answered('detail-9/dismissed-for-attendance', 'yes', '예'),
  answered('detail-9/unavoidable-reasons', 'yes', '예'),
  answered('detail-9/warned-before', 'yes', '예'),
];

describe('a check as an answer may use it', () => {
  const facts = checkFacts(form, standardRuleset.routes, { answers, result: null });
  const said = JSON.stringify(facts);

  it('has no contact, nothing in own words and no sensitive answer', () => {
    expect(said).not.toContain('김하나');
    expect(said).not.toContain('전남 어느 섬');
    expect(said).not.toContain('unavoidable-reasons');
    expect(confirmedIn(form, { answers })).toEqual(
      new Set(['detail-9/dismissed-for-attendance', 'detail-9/warned-before']),
    );
  });

  it('says what was answered, and which sections it went into, the given ground first', () => {
    expect(facts.answers).toContainEqual({ question: 'dismissed', answer: '2026년 11월 2일' });
    expect(facts.sections.map(({ id }) => id)).toEqual(['detail-9', 'detail-8']);
    expect(facts).toMatchObject({ side: 'employee', shownRate: null, routes: [] });
    expect(dismissedIn(facts)).toBe('2026-11-02');
  });
});
