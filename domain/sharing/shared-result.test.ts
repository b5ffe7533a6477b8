import { describe, expect, test } from 'vitest';
import type { LegalPointOut, LockedResult } from '../checks/contract/result.ts';
import { type Given, situationOf, today } from '../checks/testing/walk-parts.ts';
import { standardRuleset } from '../rulesets/standard-ruleset.ts';
import { standardPoints } from '../rulesets/testing/standard-parts.ts';
import { sharedResultOf } from './shared-result.ts';

const base = { decided: 0, years: null, published: { source: '통계' } };
const shared = (given: Given, more: Partial<LockedResult> = {}) => {
  const { answers, result } = situationOf(given);
  const { rate, routes, side, stage, toCome, protections } = result;
  const locked: LockedResult = {
    ...{ calculationId: 'c1', calculatedAt: `${today}T00:00:00.000Z`, casePosition: '1', locked: true, base },
    ...{ rate, routes, side, band: null, shownRate: rate, shownBand: null, general: false, notes: [] },
    ...{ rulesetVersion: 'a'.repeat(64), calculatorVersion: '2', suggestConsultation: false, outdated: false },
    ...(stage === undefined ? {} : { stage }),
    ...(toCome ? { toCome } : {}),
    ...(protections === undefined ? {} : { protections }),
    ...more,
  };
  return sharedResultOf({ result: locked, grounds: [], answers }, '2026-12-04T00:00:00.000Z', today);
};

const protections = [
  ...['work_injury', 'birth', 'on_childcare_leave', 'childcare_leave', 'pregnancy_marriage', 'union'],
  ...['sexual_harassment', 'harassment', 'wrongdoing', 'labour_office'],
];

describe('what a link shows', () => {
  test.each(protections)('says nothing of a protection: %s (개인정보 보호법 제23조)', (protection) => {
    const plain = shared({ 'intake/protected': ['no'] });
    const { routes, nextSteps } = shared({ 'intake/protected': [protection] });
    expect({ routes, nextSteps }).toEqual({ routes: plain.routes, nextSteps: plain.nextSteps });
  });

  test('says nothing of the number of workers, the day of the dismissal or the way of notice', () => {
    const text = JSON.stringify(shared({ 'intake/stage': 'decided', 'intake/decided-on': '2026-11-25' }));
    expect(text).not.toMatch(/11월 13일|2026-11-13|11월 25일|2026-11-25|직원 수를 다시/);
  });

  test('says the ten days after a decision: who helps has to know of them', () => {
    const { routes, nextSteps, stage } = shared({
      'intake/stage': 'decided',
      'intake/decided-on': '2026-11-25',
      'intake/decision': 'lost',
    });
    expect(stage).toBe('decided');
    expect(routes.find(({ route }) => route === 'labour_commission_review')?.deadline).toBe('2026-12-07');
    expect(nextSteps[0]?.title).toBe('10일 안에 재심을 신청해요');
  });

  test('has no sentence in the first person', () => {
    expect(JSON.stringify(shared({}).nextSteps)).not.toContain('오늘 회사에 보낼');
  });
});

describe('the strongest point and the obstacle', () => {
  const numberOf = new Map(
    [
      ...standardRuleset.intake.map((question) => ({ ...question, section: 'intake' })),
      ...standardRuleset.sections.flatMap(({ id, items }) => items.map((item) => ({ ...item, section: id }))),
    ].map(({ key, section, numbering }) => [key, { section, numbering }]),
  );
  const speaksOfProtection =
    /union|pregnan|sex|harass|report|protected|detail-20\/accused|dispute-before|unavoidable-reasons|fitness-criticised/;

  test('are left out where they rest on what protects the person', () => {
    let left = 0;
    for (const { when, text, law } of standardPoints) {
      const questions = when.flatMap((condition) => ('is' in condition ? [condition.question] : []));
      if (!questions.some((question) => speaksOfProtection.test(question))) continue;
      left += 1;
      const answers = questions.flatMap((question): LegalPointOut['answers'] => {
        const address = numberOf.get(question);
        return address ? [{ ...address, title: '', answer: 'yes' }] : [];
      });
      expect([text, shared({}, { strongestPoint: { text, law, answers } }).strongestPoint]).toEqual([text, null]);
    }
    expect(left).toBeGreaterThan(10);
  });

  test('are shown else', () => {
    const point = { text: '스스로 그만둔 것이 아니라는 것을 먼저 밝혀야 해요.', law: '민법 제107조', answers: [] };
    expect(shared({}, { strongestObstacle: point }).strongestObstacle?.text).toBe(point.text);
  });
});
