import type { FullResult, Result, StepOut } from '@nomucheck/domain/checks/contract/result.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { describe, expect, test } from 'vitest';
import { intakeAnswers } from '../../check.fixtures.ts';
import { checkWith, companysCheck, fullResult, lockedResult, noRateResult } from '../../result.fixtures.ts';
import { ResultView } from '../result-view.tsx';

type Check = ReturnType<typeof checkWith>;

const rendered = (result: Result, check: Check = checkWith(intakeAnswers)): string =>
  renderToStaticMarkup(
    <MemoryRouter>
      <ResultView check={check} result={result} />
    </MemoryRouter>,
  );
const read = (result: Result, check?: Check): string =>
  rendered(result, check)
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ');
const before = (page: string, ...parts: readonly string[]): void => {
  const at = parts.map((part) => page.indexOf(part));
  for (const place of at) expect(place).toBeGreaterThanOrEqual(0);
  expect(at).toEqual(at.toSorted((one, other) => one - other));
};

const obstacle = { text: '근로자로 인정되는지가 먼저예요.', law: '근로기준법 제2조', answers: [] };
const point = { text: '이유를 서면으로 알리지 않았어요.', law: '근로기준법 제27조', answers: [] };
const withPoints: FullResult = { ...fullResult, strongestObstacle: obstacle, strongestPoint: point };

describe('what has to be shown first', () => {
  test('stands before the strongest point and the figure, for either side', () => {
    before(read(withPoints), '먼저 밝혀야 할 것', '가장 강한 근거', '30%');
    const company = read({ ...withPoints, side: 'employer', shows: 'risk' }, companysCheck);
    before(company, '근로자가 먼저 밝혀야 하는 것', '근로자가 내세울 수 있는 가장 강한 근거');
  });

  test('stands there without a strongest point, too', () => {
    expect(read({ ...fullResult, strongestObstacle: obstacle })).toContain('먼저 밝혀야 할 것');
  });
});

describe('a dismissal still to come', () => {
  const note = { kind: 'to_come', title: '아직 바뀔 수 있어요', text: '회사가 서면을 주는지에 따라 달라져요.' };
  test('says right under the figure that it can change, and once', () => {
    const page = read({ ...fullResult, toCome: true, notes: [note, ...fullResult.notes] });
    before(page, '30%', '아직 바뀔 수 있어요', '추정일 뿐', '오늘 할 일');
    expect(read({ ...noRateResult, toCome: true, notes: [note] })).toContain('아직 바뀔 수 있어요');
    expect(page.match(/아직 바뀔 수 있어요/g)).toHaveLength(1);
  });
});

test('what was not asked stands beside the routes, with a way to answer it', () => {
  const note = { kind: 'not_asked', title: '묻지 않은 것이 있어요', text: '건강에 관한 것은 묻지 않았어요.' };
  const page = rendered({ ...fullResult, notes: [note] });
  before(page, 'id="routes"', '묻지 않은 것이 있어요', 'id="later"');
  expect(page).toContain('href="/check/result/check-1/answers#intake-protected"');
});

describe('the sentence to the company', () => {
  test('can be copied, and sent from a phone', () => {
    const page = rendered(fullResult);
    expect(page).toContain('<blockquote>저는 그만두겠다고 하지 않았고 계속 일하겠습니다.');
    expect(page).toMatch(/<button[^>]*>복사하기/);
    expect(page).toContain(`href="sms:?&amp;body=${encodeURIComponent('저는 그만두겠다고')}`);
  });
});

describe('after a decision', () => {
  const review = {
    route: 'labour_commission_review' as const,
    open: true,
    body: '중앙노동위원회',
    period: '판정서를 받은 날부터 10일',
    why: '재심을 신청할 수 있어요.',
    deadline: '2099-12-07',
  };
  const filed = { route: 'labour_commission' as const, open: false, why: '판정을 이미 받았어요.', period: '3개월' };
  const decided: Result = { ...noRateResult, stage: 'decided', routes: [filed, review] };
  const check = checkWith({ ...intakeAnswers, 'intake/stage': 'decided', 'intake/decision': 'lost' });

  test('there is no figure, and it says why', () => {
    expect(read(decided, check)).toContain('이 진단의 통계는 지방노동위원회의 첫 판정에 관한 것이어서');
    expect(read(decided, check)).not.toContain('전체 결과 보기');
  });

  test('the last day is the one of the review, in the list and the calendar; the three months aren’t named', () => {
    const page = rendered(decided, check);
    expect(page).toContain('재심신청 마지막 날');
    expect(page).toContain(`${encodeURIComponent('중앙노동위원회')}+${encodeURIComponent('재심신청')}+`);
    expect(page).toContain('판정이 났어요');
    expect(page).not.toContain('<dd>3개월</dd>');
  });

  test('the document to write is the request for review', () => {
    expect(read(decided, check)).toContain('재심신청서 쓰기');
  });

  test('a company has the day in its calendar, too: it may go on itself (제31조 제1항)', () => {
    expect(rendered({ ...decided, side: 'employer' }, companysCheck)).toContain('calendar.google.com');
  });
});

test('the safer day stands beside the last one', () => {
  const route = { route: 'labour_commission' as const, open: true, why: '', deadline: '2099-02-24' };
  const page = read({ ...fullResult, routes: [{ ...route, saferDeadline: '2099-02-20' }] });
  before(page, '2099년 2월 24일', '더 안전한 날 2099년 2월 20일');
});

test('where only the court is open it says why there is no figure, and nothing is sold', () => {
  const court = { route: 'court' as const, open: true, why: '소송을 낼 수 있어요.' };
  const page = rendered({ ...noRateResult, routes: [court] });
  expect(page).toContain('법원 사건의 통계가 없어 수치를 보여 드리지 않아요');
  expect(page).not.toContain('orderInfo');
  expect(rendered(lockedResult)).toContain('orderInfo');
});

test('on the odds it is said what the factors multiply, in the explanation and the labels', () => {
  const odds = (step: StepOut): StepOut => ({ ...step, scale: 'odds' });
  const page = read({ ...fullResult, steps: fullResult.steps.map(odds) });
  expect(page).toContain('승산(이길 확률 ÷ 질 확률)');
  expect(page).toContain('×1.3');
  expect(read(fullResult)).not.toContain('승산');
});

test('a company reads first of all that the dismissal of a protected employee may be a crime, and once', () => {
  const check = checkWith({ ...intakeAnswers, 'intake/side': 'employer', 'intake/protected': ['birth'] });
  const page = read({ ...withPoints, side: 'employer', shows: 'risk', protections: ['birth'] }, check);
  before(page, '그 직원의 해고는 범죄가 될 수 있어요', '근로자가 먼저 밝혀야 하는 것');
  expect(page.match(/범죄가 될 수 있어요/g)).toHaveLength(1);
});
