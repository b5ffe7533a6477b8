import type { Result } from '@nomucheck/domain/checks/contract/result.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { describe, expect, test } from 'vitest';
import { intakeAnswers } from '../check.fixtures.ts';
import {
  checkWith,
  companysCheck,
  fullResult,
  lockedResult,
  noRateResult,
  riskResult,
  workersCheck,
} from '../result.fixtures.ts';
import { ResultView } from './result-view.tsx';

const rendered = (result: Result, check = result.side === 'employer' ? companysCheck : workersCheck): string =>
  renderToStaticMarkup(
    <MemoryRouter>
      <ResultView check={check} result={result} />
    </MemoryRouter>,
  );
const read = (result: Result, check?: typeof workersCheck): string =>
  rendered(result, check)
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ');

describe.each([
  ['locked', lockedResult],
  ['unlocked', fullResult],
  ['without a figure', noRateResult],
])('what a worker does next, on a result that is %s', (_name, result) => {
  test('names the labour commission of the workplace, with numbers that a phone calls', () => {
    const page = rendered(result);
    expect(page).toContain('서울지방노동위원회');
    for (const number of ['0232186070', '1350', '132']) expect(page).toContain(`href="tel:${number}"`);
  });

  test('lists the papers of this case, each to tick, with how to keep it', () => {
    const page = read(result);
    expect(page).toContain('해고를 알린 문자나 메신저 대화');
    expect(page).toContain('대화방에서 나가지 마세요');
    expect(rendered(result).match(/type="checkbox"/g)?.length).toBeGreaterThan(5);
  });

  test('says notice allowance and unemployment benefit with figure and law', () => {
    const page = read(result);
    expect(page).toContain('약 287만~431만 원');
    expect(page).toContain('근로기준법 제26조');
    expect(page).toMatch(/하루 66,048~68,100원, 210일 동안/);
  });
});

test('an open deadline goes into Google’s calendar by a link and into the others by a file', () => {
  const page = rendered(fullResult);
  expect(page).toMatch(/href="https:\/\/calendar\.google\.com\/calendar\/render\?[^"]*20990202/);
  expect(page).toContain('삼성·Apple 캘린더에 넣기 (.ics)');
});

test('what isn’t answered is asked for where it is missing, by a link to the question', () => {
  const page = rendered(fullResult, checkWith({ ...intakeAnswers, 'intake/wage': null }));
  expect(page).toContain('금액을 보려면 답해 주세요');
  expect(page).toContain('href="/check/result/check-1/answers#intake-wage"');
});

test('a place in one’s own words that fits no commission says so, and leads to the question', () => {
  const elsewhere = checkWith({ ...intakeAnswers, 'intake/region': { custom: '어딘가' } });
  expect(rendered(fullResult, elsewhere)).toContain('answers#intake-region');
  expect(read(fullResult, checkWith({ ...intakeAnswers, 'intake/region': { custom: '어딘가' } }))).toContain(
    '적으신 곳만으로는 지역을 알 수 없어요',
  );
});

test('the answers are there in words, without contact details', () => {
  const page = rendered(
    fullResult,
    checkWith({ ...intakeAnswers, 'intake/contact': { name: '김하나', phone: '010-1234-5678' } }),
  );
  const printed = page.slice(page.indexOf('answers-in-words'));
  expect(printed).toContain('메신저·문자');
  expect(printed).toContain('09:00부터 18:00까지');
  expect(printed).not.toMatch(/messenger|3000_4500|김하나/);
});

test('a precedent leads to its page in the product', () => {
  expect(rendered(fullResult)).toMatch(/href="\/search\/case-1"[^>]*>대법원 <span[^>]*>2015두41401/);
});

test('a locked result says at its end what is free and what is paid; an unlocked one doesn’t', () => {
  expect(read(lockedResult)).toContain('승소 가능성과 기한은 무료, 계산 과정과 판례는 유료예요.');
  expect(read(fullResult)).not.toContain('유료');
});

test('the chart says facts, not questions', () => {
  const chart = /<svg role="img"[\s\S]*?<\/svg>/.exec(rendered(fullResult))?.[0] ?? '';
  expect(chart).toContain('서면 통지 없음');
  expect(chart).not.toMatch(/나요\?|까요\?/);
});

describe('a company', () => {
  test('sees what to mend, what it may cost, and bars whose colours are turned', () => {
    const page = read(riskResult);
    expect(page).toContain('드러난 흠과 지금 할 수 있는 일');
    expect(read({ ...riskResult, toCome: true })).toContain('해고를 정하기 전에 고칠 것');
    expect(page).toContain('이유와 날짜를 적은 서면으로 알려요');
    expect(page).toContain('들 수 있는 비용');
    expect(page).toContain('이행강제금');
    // ×1.3 raises the worker's chance, which is the company's risk.
    expect(rendered(riskResult)).toMatch(/bar-hurt"><text[^>]*>해고 사유로 규정에/);
    expect(rendered(fullResult)).toMatch(/bar-helped"><text[^>]*>해고 사유로 규정에/);
  });
});
