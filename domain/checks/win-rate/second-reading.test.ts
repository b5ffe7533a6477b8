import { describe, expect, it } from 'vitest';
import { emptyLevels } from '../../cases/case-counts.ts';
import { dayOfDismissal } from '../../rulesets/day-of-dismissal.ts';
import type { AnswerValue, SectionId } from '../../rulesets/ruleset.ts';
import { calculate, walkOf } from '../calculate.ts';
import { basic, choosing, standard, story, today } from '../testing/test-stories.ts';
import type { Calculation } from './calculation.ts';

/**
 * What the attorneys' second review found, on the edition in force: each point is worked out by hand, with its law. Ratios multiply the
 * odds: 0.319 : 0.681 = 0.468429.
 */

const result = (
  intake: Readonly<Record<string, AnswerValue>>,
  sections: readonly `${SectionId}: ${string}`[],
  on: string = today,
): Calculation => {
  const chosen = sections.map((line) => line.split(':')[0]).filter((id): id is SectionId => id !== 'detail-7');
  const frame = chosen.length > 0 ? choosing(...chosen) : choosing('detail-23');
  return calculate(standard, frame, story(intake, sections, standard), { today: on, counts: emptyLevels });
};
const fromOdds = (...factors: readonly number[]): number => {
  const odds = factors.reduce((product, factor) => product * factor, 0.319 / 0.681);
  return odds / (1 + odds);
};
const route = ({ routes }: Calculation, name: string) => routes.find((each) => each.route === name);
const stepOf = ({ steps }: Calculation, rule: string) => steps.find((step) => step.rule === rule);

/** Fewer than five, no agreement, no term, no leave; then the answers about a protected reason. */
const small = (protectedReason: string): `${SectionId}: ${string}` =>
  `detail-7: 1y 2n 3n 5n 7n 8n ${protectedReason} 14n`;
const reported = '9y 10y 11n 12n 13n';
const general: `${SectionId}: ${string}` = 'detail-23: 1y 2y 4n 5n';

describe('under five workers, dismissed for reporting sexual harassment (남녀고용평등법 14조 6항, 26조)', () => {
  const asked = result({ workers: 3, dismissed: '2026-10-20' }, [small(reported), general]);

  it('has six months for the labour commission and the court, while relief for unfair dismissal is closed', () => {
    expect(route(asked, 'labour_commission')).toMatchObject({ open: false });
    expect(route(asked, 'court')).toMatchObject({ open: true });
    expect(route(asked, 'equality_correction')).toMatchObject({
      open: true,
      body: '사업장이 있는 곳의 지방노동위원회',
      period: '차별이나 불리한 처우를 받은 날부터 6개월',
      deadline: '2027-04-20',
    });
    // Retaliation is a crime, too (37조 2항).
    expect(route(asked, 'labour_office')).toMatchObject({ open: true });
    expect(asked.routes).toHaveLength(4);
  });

  it('is raised to the floor: 0.4684 × 1.5 = 0.7026, so 0.4127 (size has no part in a ban that knows none), then 0.5', () => {
    expect(stepOf(asked, 'floor:harassment/small')).toMatchObject({ kind: 'floor', value: 0.5, after: 0.5 });
    expect(stepOf(asked, 'floor:harassment/small')?.before).toBeCloseTo(fromOdds(1.5), 12);
    expect(asked.rate).toBe(0.5);
    // One judgement of 15 % on the odds: 1 × e^(±1.645 × 0.15) = 1.2799 and 0.7813.
    expect(asked.band?.low).toBeCloseTo(0.7813 / 1.7813, 4);
    expect(asked.band?.high).toBeCloseTo(1.2799 / 2.2799, 4);
  });

  it('has this as its first legal point, separate from the figure', () => {
    expect(asked.strongestPoint).toMatchObject({ law: '남녀고용평등법 제14조 제6항, 제30조' });
    expect(asked.strongestPoint?.answers).toMatchObject([{ section: 'detail-7', numbering: 10, answer: 'yes' }]);
    expect(asked.voidingFacts).toEqual([asked.strongestPoint]);
  });

  it('is not told after three months that the time is over, because six months apply', () => {
    const late = result({ workers: 3, dismissed: '2026-06-01' }, [small(reported), general]);
    expect(route(late, 'equality_correction')).toMatchObject({ open: true, deadline: '2026-12-01' });
    expect(late.notes.map(({ kind }) => kind)).not.toContain('deadline_passed');
    expect(late.deadline).toBe('2026-12-01');
  });

  it('has only the court and the labour office after six months, for which there is no figure', () => {
    const late = result({ workers: 3, dismissed: '2026-03-02' }, [small(reported), general]);
    expect(late.routes.filter(({ open }) => open).map(({ route: name }) => name)).toEqual(['court', 'labour_office']);
    expect(late).toMatchObject({ rate: null, band: null, steps: [] });
  });
});

describe('other prohibitions that apply at any size of the workplace', () => {
  it('union activity (노동조합법 81조, 82조): three months, no floor', () => {
    const asked = result({ workers: 3, dismissed: '2026-10-20' }, [small('9y 10n 11n 12y 13n'), general]);
    expect(route(asked, 'unfair_labour_practice')).toMatchObject({ open: true, deadline: '2027-01-20' });
    expect(asked.steps.some(({ kind }) => kind === 'floor')).toBe(false);
  });

  it('pregnancy (남녀고용평등법 11조, 26조): six months', () => {
    const asked = result({ workers: 3 }, [small('9y 10n 11y 12n 13n'), general]);
    expect(route(asked, 'equality_correction')?.open).toBe(true);
  });

  it('leave (근로기준법 23조 2항, 시행령 별표 1): void; the court and the labour office, and so no figure', () => {
    const asked = result({ workers: 3 }, ['detail-7: 1y 2n 3n 5n 7n 8y 9n 14n', general]);
    expect(asked.routes.map(({ route: name, open }) => `${name} ${open}`)).toEqual([
      'labour_commission false',
      'court true',
      'labour_office true',
    ]);
    expect(asked).toMatchObject({ rate: null, strongestPoint: { law: /시행령 별표 1/ } });
    expect(asked.voidingFacts).toHaveLength(1);
  });

  it('a breached agreement on dismissal (2007다1418): void, before the court alone', () => {
    const asked = result({ workers: 3 }, ['detail-7: 1y 2n 3n 5y 6y 7n 8n 9n 14n', general]);
    expect(asked).toMatchObject({ rate: null, strongestPoint: { law: '대법원 2007다1418' } });
    expect(asked.voidingFacts).toEqual([asked.strongestPoint]);
  });

  it('without any of them there is no percentage, but a legal point: what can be claimed at any size', () => {
    const asked = result({ workers: 3 }, [small('9n'), general]);
    expect(asked.routes.some(({ open }) => open)).toBe(false);
    expect(asked).toMatchObject({ rate: null, band: null, shownRate: null, steps: [] });
    expect(asked.strongestPoint?.law).toBe('근로기준법 제26조, 제36조');
  });
});

describe('a public-interest report (공익신고자 보호법 15, 17, 18, 23조)', () => {
  const asked = result({ dismissed: '2026-10-20' }, ['detail-14: 1y 2y 3y 4n 5y 6n 8y 9y']);

  it('has a year for the Anti-Corruption Commission, and is told before filing that one route closes the other', () => {
    expect(route(asked, 'whistleblower_protection')).toMatchObject({
      open: true,
      body: '국민권익위원회',
      deadline: '2027-10-20',
    });
    expect(route(asked, 'whistleblower_protection')?.why).toMatch(/각하될 수 있으니.*내기 전에 정하세요/);
  });

  it('counts why it came only once: 0.4684 × 1.3 × 1.5 × 1.06 × 1.2 = 1.1619, so 53.75 %', () => {
    // Within two years ×1.2, and that the report is the reason is the same circumstance; no favours +2.5 %, raised inside +3.5 %.
    expect(asked.rate).toBeCloseTo(fromOdds(1.3, 1.5, 1.06, 1.2), 12);
    expect(asked).toMatchObject({ shownRate: asked.rate, shownBand: asked.band });
    expect(asked.clamped).toBeUndefined();
  });

  it('is no 공익신고 for being made to the labour office (공익신고자 보호법 2조, 근로기준법 104조)', () => {
    const toLabourOffice = result({ protected: ['labour_office'] }, ['detail-14: 1y 2y 3y 4n 5y 6n 8y 9y']);
    expect(route(toLabourOffice, 'whistleblower_protection')).toBeUndefined();
    expect(route(toLabourOffice, 'labour_office')).toMatchObject({ open: true });
    expect(toLabourOffice.strongestPoint?.law).toContain('근로기준법 제104조');
  });
});

describe('a public official or a teacher (국가공무원법 76조, 지방공무원법 67조, 교원지위법 9조)', () => {
  const official = { contract: 'public_official', dismissed: '2026-11-10' };

  it('is asked nothing more, and has one route: appeal review within 30 days of the written reasons', () => {
    const answers = story({ ...official, notice: 'spoken', ground: 'detail-9' }, ['detail-9: 1y 2y'], standard);
    for (const frame of [choosing('detail-9'), choosing(), basic]) {
      const { steps, next } = walkOf(standard, frame, answers, today);
      expect([steps.at(-1)?.key, next]).toEqual(['intake/contract', null]);
    }
    const asked = result(official, []);
    expect(asked.routes).toMatchObject([
      { route: 'appeal_review', open: true, period: /처분사유 설명서를 받은 날부터 30일/ },
    ]);
  });

  it('is shown no figure, no three months, no other deadline that could be too late, and no rule of labour law', () => {
    const asked = result(official, []);
    expect(asked).toMatchObject({ rate: null, band: null, shownRate: null, steps: [], deadline: null, notes: [] });
    expect(asked.routes[0]).not.toHaveProperty('deadline');
    expect(asked.strongestPoint).toMatchObject({ law: '국가공무원법 제76조, 지방공무원법 제67조, 교원지위법 제9조' });
    expect(asked.suggestConsultation).toBe(true);
  });

  it('is told when even the latest possible day has passed: 20 October and 30 days is 19 November', () => {
    const late = (on: string) => result({ ...official, dismissed: '2026-10-20' }, [], on).routes[0];
    expect(late('2026-11-19')).toMatchObject({ open: true });
    expect(late('2026-11-20')).toMatchObject({ open: false, why: /30일의 기한이 지난/ });
    // 22 October and 30 days is Saturday 21 November, so Monday.
    const onRestDay = result({ ...official, dismissed: '2026-10-22' }, [], '2026-11-23').routes[0];
    expect(onRestDay).toMatchObject({ open: true });
  });
});

describe('rules that don’t apply under five workers', () => {
  it('more than two years make nobody permanent (기간제법 3조 2항, 4조): neither a multiplier nor a legal point', () => {
    const inLeave = ['detail-7: 1y 2n 3n 5n 7n 8y 9n 14n', 'detail-3: 1y 2y 4n 10n'] as const;
    const asked = result({ workers: 3, contract: 'fixed_term', joined: '2020-03-02' }, inLeave);
    expect(asked.steps.map(({ rule }) => rule)).not.toContain('detail-3/exception-to-two-years:negative');
    const permanent = result({ contract: 'fixed_term', joined: '2020-03-02' }, inLeave.slice(1));
    expect(permanent.steps.map(({ rule }) => rule)).toContain('detail-3/exception-to-two-years:negative');
  });

  it('nothing of 근로기준법 23조 1항 or 24조 is named as the strongest point, where an agreement keeps the court open', () => {
    const agreed = result({ workers: 3 }, ['detail-7: 1y 2n 3n 5y 6n 7n 8n 9n 14n', 'detail-17: 1y 2n 3n 4n']);
    expect(agreed.strongestPoint?.law).toBe('근로기준법 제26조, 제36조');
    const unsure = result({ workers: 3 }, ['detail-7: 1y 2? 3n 5n 7n 8n 9n 14n', 'detail-17: 1y 2n 3n 4n']);
    expect(unsure.strongestPoint?.law).toBe('근로기준법 제24조 제2항');
  });
});

describe('a dismissal without writing (근로기준법 27조)', () => {
  const bad: `${SectionId}: ${string}` = 'detail-9: 1y 2y 3n 4n 5n 6n 7n 8y 9y 10n 11y 12n';

  it('by KakaoTalk is never shown below its floor: 0.4684 × 1.5 × 0.75 × 0.75 × 0.8 = 0.3162, so 24.02 %, then 0.7', () => {
    // In the rules ×0.75, not excused ×0.75; of the repetition each of 8, 9, 11 and no betterment (10) is −0.05.
    const asked = result({ notice: 'messenger' }, [bad]);
    expect(stepOf(asked, 'floor:no-written-notice/intake')?.before).toBeCloseTo(fromOdds(1.5, 0.75, 0.75, 0.8), 12);
    expect(asked.rate).toBe(0.7);
    expect(asked.strongestPoint?.text).toContain('서면으로 알리지 않아 다툴 근거가 있어요');
  });

  it('on paper with reasons has no floor', () => {
    expect(result({ notice: 'paper' }, [bad]).steps.some(({ kind }) => kind === 'floor')).toBe(false);
  });

  it('has no floor where it must first be shown who is an employee, or that it was a dismissal', () => {
    const freelance = result({ notice: 'spoken' }, ['detail-4: 1y 2n 6y 7y 8y 9n 10y 12n 13n', bad]);
    expect(freelance.steps.some(({ kind }) => kind === 'floor')).toBe(false);
    const resigned = result({ notice: 'spoken' }, ['detail-8: 1y 8n 9y 10n 11n 12y 13n']);
    expect(resigned.steps.some(({ kind }) => kind === 'floor')).toBe(false);
    const notTold = result({ notice: 'spoken' }, ['detail-8: 1n 2n 6n 7n']);
    expect(notTold.steps.some(({ kind }) => kind === 'floor')).toBe(false);
  });

  it('under five workers is no defect (근로기준법 11조, 시행령 별표 1)', () => {
    const asked = result({ workers: 3, notice: 'spoken' }, [
      'detail-7: 1y 2n 3y 4n 5y 6n 7n 8n 9n 14n',
      'detail-8: 1n 2y 3n 4n 6y 7n',
    ]);
    expect(asked.voidingFacts).toEqual([]);
  });

  it('in protected leave (23조 2항) is raised to its floor also from five workers on: 0.4684 × 1.35 × 1.5 = 0.9486, so 48.68 %', () => {
    const asked = result({ contract: 'probation' }, ['detail-2: 1y 2y 3y 4n 5n 8y 9y']);
    expect(stepOf(asked, 'floor:absolute-ban/detail-2')?.before).toBeCloseTo(fromOdds(1.35, 1.5), 12);
    expect(asked).toMatchObject({ rate: 0.7, strongestPoint: { law: /제23조 제2항.*시행령 별표 1/ } });
  });

  it('by e-mail is no paper (2015두41401 is narrow): ×1.2, 0.4684 × 1.2 = 0.5621, so 35.98 %; paper is where figures start', () => {
    const email = result({ notice: 'email' }, ['detail-8: 1n 2y 3y 7n']);
    expect(email.steps.map(({ value }) => value)).toContain(1.2);
    expect(email.rate).toBeCloseTo(fromOdds(1.2), 12);
    expect(result({ notice: 'paper' }, ['detail-8: 1n 2y 3y 7n']).rate).toBeCloseTo(0.319, 12);
  });

  it('a skipped procedure that the rules require (90다8077, 2010다100919) has a floor', () => {
    const asked = result({}, ['detail-9: 1y 2y 3n 4n 5n 6y 7n 8y 9y 10n 11y 12n']);
    expect(asked).toMatchObject({ rate: 0.7, strongestPoint: { law: '대법원 90다8077, 2010다100919' } });
  });
});

describe('a contract that ends first (대법원 2020두54852)', () => {
  const term = { contract: 'fixed_term', dismissed: '2026-10-20' };
  const inTerm: `${SectionId}: ${string}` = 'detail-3: 1y 2n 5y 10n 11y';

  it('the end of the contract is the last day, and urgent', () => {
    const asked = result({ ...term, 'contract-end': '2026-11-30' }, [inTerm]);
    expect(route(asked, 'labour_commission')).toMatchObject({ open: true, deadline: '2026-11-30' });
    expect(route(asked, 'labour_commission')?.why).toContain('2020두54852');
    expect(asked.deadline).toBe('2026-11-30');
    expect(asked.notes.map(({ kind }) => kind)).toContain('deadline_soon');
  });

  it('the day after it the commission’s route is closed, although three months are not over', () => {
    const asked = result({ ...term, 'contract-end': '2026-11-30' }, [inTerm], '2026-12-01');
    expect(route(asked, 'labour_commission')).toMatchObject({ open: false });
    expect(route(asked, 'court')).toMatchObject({ open: true });
  });

  it('a later end changes nothing, nor does an end that the dispute is about', () => {
    for (const end of ['2027-06-30', '2026-10-20'])
      expect(result({ ...term, 'contract-end': end }, [inTerm]).deadline).toBe('2027-01-20');
  });

  it('nor does the end of a contract that is permanent by law (기간제법 4조 2항)', () => {
    const asked = result({ ...term, 'contract-end': '2026-11-30' }, ['detail-3: 1y 2y 3n 4n 10n 11y']);
    expect(asked.deadline).toBe('2027-01-20');
  });

  it('a firm that closes: its last day, unless the business goes on under another name', () => {
    const closing = { ground: 'detail-18', dismissed: '2026-11-10', 'contract-end': '2026-11-30' };
    expect(result(closing, ['detail-18: 1y 2y 3n 4n']).deadline).toBe('2026-11-30');
    expect(result(closing, ['detail-18: 1y 2y 3y 4n']).deadline).toBe('2027-02-10');
    // While it is to come, nobody knows whether the business will go on: three months from the end of November.
    const toCome = result({ ...closing, dismissed: '2026-11-30' }, ['detail-18: 1y 2y 3n 4n']);
    expect(toCome.deadline).toBe('2027-03-02');
  });
});

describe('the same for a retirement, and for who left before the end', () => {
  it('three months run from the day of the retirement, which is what is disputed (2014두45765); from being told they are safer', () => {
    const retiring = { ground: 'detail-6', dismissed: '2026-10-20', 'contract-end': '2026-12-31' };
    const asked = result(retiring, ['detail-6: 1y 2n 3n 8n 9n']);
    expect(asked.deadline).toBe('2027-03-31');
    expect(route(asked, 'labour_commission')).toMatchObject({ open: true, saferDeadline: '2027-01-20' });
  });

  it('only who was ended by the company before the term gets ×1.5 (민법 661조), not who resigned', () => {
    const factors = (said: 'y' | 'n') =>
      result({ contract: 'fixed_term' }, [`detail-3: 1y 2n 5${said} 6n 7n 8n 9n 10n 11y`]).steps.map(
        ({ rule }) => rule,
      );
    expect(factors('y')).toContain('detail-3/employer-ended-before-term:positive');
    expect(factors('n').join()).not.toContain('employer-ended-before-term');
    const asked = standard.sections[2]?.items.find(({ key }) => key === 'detail-3/employer-ended-before-term');
    expect(asked).toMatchObject({ title: '종료일 전에 회사가 계약을 끝냈나요?', positive: { ratio: 1.5 } });
  });
});

describe('the day on which the three months begin (노동위원회규칙 40조 1호)', () => {
  it('is the day of receipt for a notice received late: stated 20 August, received on the 25th', () => {
    expect(result({ dismissed: '2026-08-20' }, [general]).deadline).toBe('2026-11-20');
    expect(result({ dismissed: '2026-08-25' }, [general]).deadline).toBe('2026-11-25');
    expect(dayOfDismissal).toContain('통지서를 더 늦게 받았다면 받은 날');
    expect(standard.intake.find(({ key }) => key === 'intake/dismissed')?.note).toContain(dayOfDismissal);
  });
});

describe('the meaning of the figure', () => {
  it('items about the same circumstance count once in each direction (2#5 to 7)', () => {
    // An appraisal ×0.75; its basis not shown ×1.3, which outweighs the chance not given ×1.2; on paper ×1: 0.4567, so 31.35 %.
    const asked = result({ contract: 'probation' }, ['detail-2: 1y 2y 3y 4n 5y 6n 7n 8n 9y']);
    expect(asked.rate).toBeCloseTo(fromOdds(0.75, 1.3), 12);
    expect(stepOf(asked, 'detail-2/chance-to-improve:negative:correlated')).toMatchObject({ value: 1 });
  });

  it('the band carries the multipliers’ uncertainty: three of them, √3 × 0.15 on the logarithm of the odds', () => {
    const asked = result({}, ['detail-9: 1y 2y 3n 4n 5n 6n 7n 8y 9y 10n 11y 12n']);
    const multipliers = asked.steps.filter(
      ({ kind, value }) => ['ratio', 'range'].includes(kind) && value !== 1,
    ).length;
    expect(multipliers).toBe(3);
    const odds = (rate = 0) => rate / (1 - rate);
    expect(Math.log(odds(asked.band?.high) / odds(asked.rate ?? 0))).toBeGreaterThan(1.645 * 0.15 * Math.sqrt(3));
  });

  it('a low figure comes with what could change it', () => {
    const asked = result({}, ['detail-9: 1y 2? 3n 4n 5n 6n 7n 8y 9y 10n 11y 12n']);
    expect(asked.rate).toBeLessThan(0.3);
    const note = asked.notes.find(({ kind }) => kind === 'low_figure');
    expect(note?.text).toContain('해고 사유로 적혀 있나요?');
    expect(result({}, [general]).notes.some(({ kind }) => kind === 'low_figure')).toBe(false);
  });

  it('a company is shown the risk that the dismissal is found unfair: the same figure', () => {
    const worker = result({}, [general]);
    const company = result({ side: 'employer' }, [general]);
    expect(company).toMatchObject({ rate: worker.rate, shownRate: worker.rate, shows: 'risk' });
  });

  it('starts from the newest published rate that has a source, and names the settlements beside it', () => {
    const { published } = result({}, [general]).base.general;
    // 1,763 of 5,524.
    expect(published.rate).toBeCloseTo(1763 / 5524, 3);
    expect(published).toMatchObject({ settled: 0.324 });
    expect(published.source).toContain('2023 노동위원회 통계연보');
  });
});
