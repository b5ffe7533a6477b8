import { describe, expect, it } from 'vitest';
import { standardRuleset } from '../../../rulesets/standard-ruleset.ts';
import type { FoundRoute } from '../material.ts';
import { readQuestion } from '../question/read-question.ts';
import { routesFromQuestion, routesOfCheck } from './known-routes.ts';

const today = '2026-11-27';
const routesOf = (question: string): readonly FoundRoute[] =>
  routesFromQuestion(standardRuleset.routes, readQuestion(question, [], today), today);
const find = (routes: readonly FoundRoute[], name: RegExp): FoundRoute | undefined =>
  routes.find((route) => name.test(route.name));

describe('a way to dispute says from which day its last day was counted', () => {
  it.each([
    ['11월 20일에 카톡으로 해고당했어요 직원 10명', /^노동위원회 구제/u, '2027-02-22', '2026-11-20'],
    ['지노위에서 기각됐고 판정서는 11월 20일에 받았어요', /재심/u, '2026-11-30', '2026-11-20'],
    ['중노위에서도 기각됐고 재심판정서는 11월 20일에 받았어요', /행정소송/u, '2026-12-07', '2026-11-20'],
    ['9급 공무원인데 파면당했어요 11월16일에 처분사유설명서 받았습니다', /소청/u, '2026-12-16', '2026-11-16'],
  ])('%s', (question, name, deadline, from) => {
    expect(find(routesOf(question), name)).toMatchObject({ deadline, counted: { from } });
  });

  it('and by which rest day it was moved', () => {
    const relief = find(routesOf('11월 20일에 카톡으로 해고당했어요 직원 10명'), /^노동위원회 구제/u);
    expect(relief?.counted?.movedBecause).toContain('토요일');
  });

  it('of a check only where its answers come to that day', () => {
    const answers = [
      { key: 'intake/side', value: 'employee' },
      { key: 'intake/dismissed', value: '2026-11-02' },
    ].map((one) => ({ section: 'intake', numbering: 1, title: '', ...one }));
    const counted = (deadline: string) => {
      const result = { routes: [{ route: 'labour_commission' as const, open: true, why: '', deadline }] };
      return routesOfCheck(standardRuleset.routes, { answers, result }, { said: new Map(), today })[0]?.counted;
    };
    expect(counted('2027-02-02')).toEqual({ from: '2026-11-02', movedBecause: null });
    expect(counted('2027-03-02')).toBeUndefined();
  });
});
