import type { Result } from '@nomucheck/domain/checks/contract/result.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { describe, expect, test } from 'vitest';
import {
  clampedResult,
  companysCheck,
  employerResult,
  fullResult,
  generalResult,
  heldResult,
  lateResult,
  lockedResult,
  lowResult,
  noRateResult,
  protectedResult,
  riskResult,
  withoutCases,
  workersCheck,
} from '../result.fixtures.ts';
import { ResultView } from './result-view.tsx';

type More = { isUnlockedBySetting?: boolean; isOnlyRead?: boolean; check?: typeof workersCheck };

const rendered = (result: Result, more: More = {}): string =>
  renderToStaticMarkup(
    <MemoryRouter>
      <ResultView
        check={more.check ?? (result.side === 'employer' ? companysCheck : workersCheck)}
        result={result}
        isUnlockedBySetting={more.isUnlockedBySetting ?? false}
        isOnlyRead={more.isOnlyRead ?? false}
      />
    </MemoryRouter>,
  );

/** The visible text, without the markup. */
const read = (result: Result, more = {}): string =>
  rendered(result, more)
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ');

test('an earlier result, or one of somebody else, is only read: nothing is bought, shared or reported on it', () => {
  const ofTheOwner = rendered(lockedResult);
  const onlyRead = rendered(lockedResult, { isOnlyRead: true });
  for (const offer of ['/check/orderInfo', '/answers', '/check/application/', '/consult?'])
    expect([offer, ofTheOwner.includes(offer), onlyRead.includes(offer)]).toEqual([offer, true, false]);
  expect(onlyRead).toContain('30%');
});

describe('the result', () => {
  test('shows one whole percentage with its band, and says that it is an estimate from n decided cases', () => {
    const page = read(fullResult);
    expect(page).toContain('30%');
    expect(page).toContain('17%에서 46% 사이');
    expect(page).toContain('2018년부터 2025년까지의 비슷한 사건 48건');
    expect(page).toContain('48건: 근로자 승 14건, 일부 인용 4건');
    expect(page).toContain('근로자 승은 1건, 일부 인용은 반 건으로 세고');
    expect(page).toContain('추정');
  });

  test('says that it is based on published statistics if no case could be counted', () => {
    const page = read(withoutCases);
    expect(page).toContain('빠짐없이 모은 것이 아직 없어서');
    expect(page).toContain('고른 사건만으로 비율을 내면 치우치기 때문에 수치에는 세지 않아요');
    expect(page).toContain('중앙노동위원회 2011년 1~4월 처리 통계');
    expect(page).not.toContain('사건 0건의');
  });

  test('shows the calculation as a chart with a name and a description, and as a table', () => {
    const page = rendered(fullResult);
    expect(page).toMatch(/<svg[^>]*role="img"[^>]*aria-labelledby/);
    expect(page).toMatch(/<desc[^>]*>25%에서 출발해, 수치를 올린 답 2개와 내린 답 2개/);
    expect(page).toContain('<table');
    expect(page.match(/<tr>/g)?.length).toBeGreaterThanOrEqual(7);
  });

  test('shows an employer the other side of the figure, and says so; the calculation stays the worker’s', () => {
    const page = read(employerResult);
    expect(page).toContain('회사 쪽 승소 가능성 (추정)');
    expect(page).toContain('70%');
    expect(page).toContain('근로자가 이길 가능성을 계산한 과정');
    expect(page).not.toContain('사직서에 서명하지 마세요');
  });

  test('names a closed route, and what is still open', () => {
    const page = read(lateResult);
    expect(page).toContain('하기 어려워요');
    expect(page).toContain('지금 열려 있는 길(법원 소송 (해고무효확인))');
    expect(page).toContain('법원에 해고무효확인 소송을 낼 수 있어요');
    expect(page).not.toContain('캘린더에 넣기');
  });

  test('without an open route has no figure, but what is still possible and whom to ask', () => {
    const page = read(noRateResult);
    expect(page).not.toMatch(/\d+%에서 \d+% 사이/);
    expect(page).toContain('승소 가능성을 계산하지 않았어요');
    expect(page).toContain('해고예고수당');
    expect(page).toContain('1350');
  });

  test('says that a general result is the general rate', () => {
    expect(read(generalResult)).toContain('전체 사건의 일반적인 수준');
  });

  test('says that a limit held the figure back', () => {
    expect(read(clampedResult)).toContain('5%에서 95% 사이');
  });

  test('if locked, shows figure, denominator and routes, and only announces the steps', () => {
    const page = rendered(lockedResult);
    expect(page).toContain('30%');
    expect(page).toContain('48건');
    expect(page).toContain('/check/orderInfo?checkId=check-1');
    expect(page).not.toContain('<table');
    expect(page).not.toContain('2015두41401');
  });

  test.each([fullResult, lockedResult, employerResult, noRateResult])(
    'is one card, with everything else as rows that are folded: at most three things to do today',
    (result) => {
      const page = rendered(result);
      expect(page.match(/class="result-card"/g)).toHaveLength(1);
      const rows = [...page.matchAll(/<details id="([\w-]+)" class="row/g)].map(([, id]) => id);
      expect(rows).toEqual(expect.arrayContaining(['routes', 'outcome']));
      expect(page).not.toMatch(/<details[^>]* open/);
      const today = /<section id="next-steps"[\s\S]*?<\/section>/.exec(page)?.[0] ?? '';
      expect(today.match(/type="checkbox"/g)?.length).toBeLessThanOrEqual(3);
    },
  );

  test('what was paid for stands first, with the chart; a locked result has a sample of it and promises no whole texts', () => {
    const page = rendered(fullResult);
    expect(page.indexOf('전체 결과가 열렸어요')).toBeLessThan(page.indexOf('class="result-card"'));
    expect(page.indexOf('전체 결과가 열렸어요')).toBeLessThan(page.indexOf('class="waterfall"'));
    expect(page).toContain('href="/search?sections=detail-9"');
    expect(read(lockedResult)).toContain('예시예요. 실제 사건의 수치가 아니에요.');
    expect(read(lockedResult)).not.toMatch(/전문|연도별/);
  });

  test('says that it is open because of a setting', () => {
    expect(read(fullResult, { isUnlockedBySetting: true })).toContain('결제 없이 열어 두었어요');
    expect(read(fullResult)).not.toContain('결제 없이 열어');
  });

  test('never promises an outcome or legal advice free of charge; only what the diagnosis shows is called free', () => {
    for (const result of [
      fullResult,
      withoutCases,
      employerResult,
      generalResult,
      lateResult,
      noRateResult,
      lockedResult,
    ])
      expect(
        read(result).replace('승소 가능성과 기한은 무료', '').replace('따로 따지는 돈은 무료예요', ''),
      ).not.toMatch(/무료|법률\s?상담|반드시 승|확실히|승소를 보장/);
  });
});

describe('question 14, whether to ask for a consultation', () => {
  test('is below every result, with or without a figure, for either side, and leads to the request with the check', () => {
    for (const result of [fullResult, lockedResult, employerResult, noRateResult]) {
      const page = rendered(result);
      expect(page).toContain('개별 상담을 신청하시겠어요?');
      expect(page).toMatch(/href="\/consult\?checkId=check-1"[^>]*>상담 신청하기</);
    }
  });

  test('is urged if an answer, the deadline or the lack of a route advises it, and only then', () => {
    const urged = rendered({ ...fullResult, suggestConsultation: true });
    expect(urged).toContain('노무사와 상의하는 것을 권해요');
    expect(urged).toContain('id="consult" class="row row-urged');
    const plain = rendered({ ...fullResult, suggestConsultation: false });
    expect(plain).not.toContain('상의하는 것을 권해요');
    expect(plain).toContain('id="consult" class="row no-print');
  });

  test('shows the strongest legal point with its law before any figure, and facts that make the dismissal void apart from it', () => {
    const page = read(protectedResult);
    expect(page.indexOf('서면으로 알리지 않아')).toBeLessThan(page.indexOf('70%'));
    expect(page).toContain('인정되면 해고가 무효가 되는 사실');
    expect(page).toContain('근로기준법 제27조');
  });

  test('names for each route the body and the time limit', () => {
    const page = read(protectedResult);
    expect(page).toContain('성차별·성희롱 시정신청');
    expect(page).toContain('차별이나 불리한 처우를 받은 날부터 6개월');
    expect(page).toContain('다른 길의 기한을 챙겨요');
    expect(page).not.toContain('법원 소송을 살펴봐요');
  });

  test('shows the limit of a figure that was held there, with its band', () => {
    const page = read(heldResult);
    expect(page).toContain('95%를 넘는 수치는 보여 드리지 않아요');
    expect(page).toContain('81%에서 95% 사이일 가능성이 커요');
  });

  test('names the floor in the chart', () => {
    expect(rendered(protectedResult).replace(/<[^>]+>/g, ' ')).toContain('이보다 낮게');
  });

  test('shows a company its risk, the same figure, and its own chance beside it', () => {
    const page = read(riskResult);
    expect(page).toContain('부당해고로 인정될 위험 (추정)');
    expect(page).toContain('30%');
    expect(page).toContain('회사 쪽 승소 가능성(추정)은 70%예요.');
    expect(page).not.toContain('뒤집');
  });

  test('explains a low figure, beside it and once', () => {
    const page = read(lowResult);
    expect(page.match(/다툴 수 없다는 뜻은 아니에요/g)).toHaveLength(1);
    expect(page).toContain('12%');
  });

  test('doesn’t claim that nine of ten cases are in the band', () => {
    expect(read(fullResult)).not.toMatch(/열에 아홉(\(90%\))?은 이 범위/);
  });
});
