import { describe, expect, it } from 'vitest';
import { emptyLevels } from '../cases/case-counts.ts';
import type { Answers, Frame, Ruleset } from '../rulesets/ruleset.ts';
import { basisOf } from './basis.ts';
import { calculate, walkOf } from './calculate.ts';
import {
  basic,
  choosing,
  count,
  first,
  type Given,
  levels,
  story,
  today,
  withSectionNine,
  withSections,
} from './testing/test-stories.ts';
import type { Calculation } from './win-rate/calculation.ts';
import { calculationSchema } from './win-rate/calculation-schema.ts';

/** The figure of a test story. */
const figure = (frame: Frame, answers: Answers, ruleset: Ruleset = first): Calculation => {
  expect(walkOf(ruleset, frame, answers, today).next).toBeNull();
  return calculate(ruleset, frame, answers, { today, counts: emptyLevels });
};

const multipliers = ({ steps }: Calculation): [string, number][] =>
  steps.filter(({ kind }) => kind === 'ratio' || kind === 'range').map(({ rule, value }) => [rule, Number(value)]);

/** No to the first item of these sections, so that a basic sweep passes them by. */
const passing = (...sections: number[]): string[] => sections.map((section) => `detail-${section}: 1n`);

describe('ranges', () => {
  const range = { start: 1, end: 3, trueRatio: 0.08, falseRatio: -0.05, reversePositive: [2] };
  const three = [{}, {}, {}, { positive: { ratio: 1.5, range }, negative: { range } }] as const;

  it('add up the parts of the answered items, after the item’s own ratio', () => {
    const result = figure(
      choosing('detail-9'),
      story({}, ['detail-9: 1y 2y 3n 4y'], withSectionNine(...three)),
      withSectionNine(...three),
    );
    // 0.25 × 1.5 × (1 + 0.08 − 0.05 − 0.05): 2 is read the other way, so its yes counts as a no.
    expect(multipliers(result)).toEqual([
      ['detail-9/item-4:positive', 1.5],
      ['detail-9/item-4:positive:range', expect.closeTo(0.98, 12)],
    ]);
    expect(result.rate).toBeCloseTo(0.3675, 12);
    expect(result.steps[1]?.parts).toEqual([
      { numbering: 1, title: expect.any(String), answer: 'yes', reversed: false, value: 0.08 },
      { numbering: 2, title: expect.any(String), answer: 'yes', reversed: true, value: -0.05 },
      { numbering: 3, title: expect.any(String), answer: 'no', reversed: false, value: -0.05 },
    ]);
  });

  it('take reverseValue for the reversed items, if it is given', () => {
    const turned = { ...range, reverseValue: 0.035 };
    const ruleset = withSectionNine({}, {}, {}, { negative: { range: turned } });
    const result = figure(choosing('detail-9'), story({}, ['detail-9: 1y 2n 3y 4n'], ruleset), ruleset);
    // 0.25 × (1 + 0.08 + 0.035 + 0.08).
    expect(result.rate).toBeCloseTo(0.29875, 12);
  });

  it('leave out skipped and unknown items', () => {
    const ruleset = withSectionNine({ positive: { type: 'skip', skipTo: 3 } }, {}, {}, { negative: { range } });
    const result = figure(choosing('detail-9'), story({}, ['detail-9: 1y 3? 4n'], ruleset), ruleset);
    expect(result.steps.find(({ kind }) => kind === 'range')?.parts).toHaveLength(1);
    expect(result.rate).toBeCloseTo(0.25 * 1.08, 12);
  });

  it('exchange yes and no for reversed items only', () => {
    const of = (said: string, reversePositive: number[]) => {
      const ruleset = withSectionNine({}, {}, { negative: { range: { ...range, end: 2, reversePositive } } });
      return figure(choosing('detail-9'), story({}, [`detail-9: 1y ${said} 3n`], ruleset), ruleset).rate;
    };
    expect(of('2y', [2])).toBe(of('2n', []));
    expect(of('2n', [2])).toBe(of('2y', []));
  });
});

describe('transitions that the standard questionnaire doesn’t use', () => {
  it('skipCount passes over that many items and their ratios', () => {
    const ruleset = withSectionNine(
      { positive: { type: 'skip', skipCount: 2 } },
      { negative: { ratio: 0.6 } },
      { negative: { ratio: 0.6 } },
      { negative: { ratio: 1.2 } },
    );
    const result = figure(choosing('detail-9'), story({}, ['detail-9: 1y 4n'], ruleset), ruleset);
    expect(multipliers(result)).toEqual([['detail-9/item-4:negative', 1.2]]);
  });

  it('submit ends the walk with its own effect, whatever sections were still planned', () => {
    const ruleset = withSectionNine({}, { positive: { type: 'submit', ratio: 1.3 } }, {});
    const result = figure(choosing('detail-9', 'detail-10'), story({}, ['detail-9: 1y 2y'], ruleset), ruleset);
    expect(result.grounds).toEqual(['detail-9']);
    expect(result.rate).toBeCloseTo(0.325, 12);
  });

  it('keyword_change goes on to the next item and changes only keywords', () => {
    const change = { type: 'keyword_change', keyword_change: { mode: 'add', keywords: ['새 낱말'] } } as const;
    const ruleset = withSectionNine({}, { positive: change }, { negative: { ratio: 1.2 } });
    const result = figure(choosing('detail-9'), story({}, ['detail-9: 1y 2y 3n'], ruleset), ruleset);
    expect(result.base.keywords).toContain('새 낱말');
    expect(result.rate).toBeCloseTo(0.3, 12);
  });
});

describe('keywords', () => {
  const nine = first.sections.find(({ id }) => id === 'detail-9')?.keywords ?? [];
  const ten = first.sections.find(({ id }) => id === 'detail-10')?.keywords ?? [];
  const wordsOf = (said: string, ...items: readonly Given[]) => {
    const ruleset = withSectionNine(...items);
    return figure(
      choosing('detail-9', 'detail-10'),
      story({}, [`detail-9: ${said}`, 'detail-10: 1y 2n 5n 6n 7n 8n 9n 10n 11n'], ruleset),
      ruleset,
    );
  };

  it('are those of every section that the answers led into, without excluded ones', () => {
    const { base } = wordsOf('1y 2n', {}, {});
    expect(base.keywords).toEqual([...nine, ...ten]);
    expect(base.exclude).toEqual(['공무원 징계', '공무원 직장이탈']);
  });

  it('leave out sections that were left at their first item', () => {
    const { base } = wordsOf('1n', { negative: { type: 'next_section' } }, {});
    expect(base.keywords).toEqual(ten);
  });

  it('are appended by add', () => {
    const { base } = wordsOf('1y 2y', {}, { positive: { keyword_change: { mode: 'add', keywords: ['하나', '둘'] } } });
    expect(base.keywords).toEqual([...nine, '하나', '둘', ...ten]);
  });

  it('are replaced by change within their own section, added ones too, and in no other section', () => {
    const { base } = wordsOf(
      '1y 2y 3y',
      {},
      { positive: { keyword_change: { mode: 'add', keywords: ['하나'] } } },
      { positive: { keyword_change: { mode: 'change', keywords: ['셋'] } } },
    );
    expect(base.keywords).toEqual(['셋', ...ten]);
  });

  it('rank precedents without widening the match if the defect is a generic one', () => {
    const generic = { mode: 'add', keywords: ['형평성'], generic: true } as const;
    const { base, rankingKeywords } = wordsOf('1y 2y', {}, { positive: { keyword_change: generic } });
    expect(base.keywords).not.toContain('형평성');
    expect(rankingKeywords).toEqual([...base.keywords, '형평성']);
  });

  it('never include an excluded word', () => {
    const { base } = wordsOf('1y 2y', {}, { positive: { keyword_change: { mode: 'add', keywords: ['공무원 징계'] } } });
    expect(base.keywords).not.toContain('공무원 징계');
  });

  it('have steps that don’t change the figure', () => {
    const { steps } = wordsOf('1y 2y', {}, { positive: { keyword_change: { mode: 'add', keywords: ['하나'] } } });
    const step = steps.find(({ kind }) => kind === 'keyword');
    expect(step).toMatchObject({ value: ['하나'], rule: 'detail-9/item-2:positive' });
    expect(step?.after).toBe(step?.before);
  });
});

describe('a fact that several sections ask', () => {
  const twice = withSections({
    'detail-9': [{}, { fact: 'same', positive: { ratio: 1.2 } }],
    'detail-10': [{}, { fact: 'same', positive: { ratio: 1.5, suggest: true } }],
  });

  it('is counted in the first section, and derived without effect in the second', () => {
    const result = figure(
      choosing('detail-9', 'detail-10'),
      story({}, ['detail-9: 1y 2y', 'detail-10: 1y'], twice),
      twice,
    );
    expect(multipliers(result)).toEqual([['detail-9/item-2:positive', 1.2]]);
    expect(result.suggestConsultation).toBe(false);
  });

  it('is counted in the second section if it was unknown in the first', () => {
    const result = figure(
      choosing('detail-9', 'detail-10'),
      story({}, ['detail-9: 1y 2?', 'detail-10: 1y 2y'], twice),
      twice,
    );
    expect(multipliers(result)).toEqual([['detail-10/item-2:positive', 1.5]]);
  });

  it('is not counted again if the second section’s item is answered by the person', () => {
    const result = figure(
      choosing('detail-9', 'detail-10'),
      story({}, ['detail-9: 1y 2n', 'detail-10: 1y 2y'], twice),
      twice,
    );
    expect(multipliers(result)).toEqual([]);
  });

  it('in the standard questionnaire: early end of a term counts in 7 and not in 3 again', () => {
    // Three workers: 7#1 yes ×0.6, 2 no, 3 no ×0.6, 5 no ×0.7, 6 yes ×1.3 (ended before the term), 7 no, 8 no.
    // Then 3: 1 yes, 2 no, 5 derived yes without its ×1.5, to 10: no ×1.3, 11 suspended under five workers.
    const answers = story({ workers: 3 }, ['detail-7: 2n 3n 5n 6y 7n 8n', 'detail-3: 1y 2n 10n 11n']);
    const result = figure(choosing('detail-3'), answers);
    expect(multipliers(result).map(([, ratio]) => ratio)).toEqual([0.6, 0.6, 0.7, 1.3, 1.3]);
  });
});

describe('answers that are unknown', () => {
  it('lead where no leads, without its effects', () => {
    const ruleset = withSectionNine(
      {},
      {
        negative: {
          type: 'skip',
          skipTo: 4,
          ratio: 0.6,
          suggest: true,
          keyword_change: { mode: 'add', keywords: ['x'] },
        },
      },
      { negative: { ratio: 0.6 } },
      { positive: { ratio: 1.2 } },
    );
    const result = figure(choosing('detail-9'), story({}, ['detail-9: 1y 2? 4y'], ruleset), ruleset);
    expect(multipliers(result)).toEqual([['detail-9/item-4:positive', 1.2]]);
    expect(result.suggestConsultation).toBe(false);
    expect(result.base.keywords).not.toContain('x');
  });

  it('leave out a range at their item, too: the range is one of the outcome’s effects', () => {
    const range = { start: 1, end: 2, trueRatio: 0.08, falseRatio: 0, reversePositive: [] };
    const ruleset = withSectionNine({}, {}, { positive: { range }, negative: { range } });
    const rateOf = (last: string) =>
      figure(choosing('detail-9'), story({}, [`detail-9: 1y 2y ${last}`], ruleset), ruleset).rate;
    expect(rateOf('3n')).toBeCloseTo(0.25 * 1.16, 12);
    expect(rateOf('3?')).toBe(0.25);
  });
});

describe('how the notice was given', () => {
  // Section 11: 1 yes, 2 no ×1.3, 3 yes ×1.5 → 12 yes ×1.2, 13 no.
  const refusal = 'detail-11: 1y 2n 3y 12y 13n';
  const own = [1.3, 1.5, 1.2];
  const ratios = (result: Calculation) => multipliers(result).map(([, ratio]) => ratio);

  it('multiplies first, where no section asks about it', () => {
    for (const [notice, ratio] of [
      ['email', 1.2],
      ['messenger', 1.3],
      ['spoken', 1.5],
    ] as const) {
      const result = figure(choosing('detail-11'), story({ notice }, [refusal]));
      expect(multipliers(result)[0]).toEqual([`intake/notice:${notice}`, ratio]);
      expect(ratios(result)).toEqual([ratio, ...own]);
    }
  });

  it('makes no step if the notice was on paper', () => {
    expect(ratios(figure(choosing('detail-11'), story({ notice: 'paper' }, [refusal])))).toEqual(own);
  });

  it('has no effect if a section asks about it', () => {
    const answers = story({ notice: 'spoken' }, ['detail-8: 1n 2y 6y 7n', refusal]);
    const result = figure(choosing('detail-8', 'detail-11'), answers);
    expect(multipliers(result).some(([rule]) => rule.startsWith('intake/notice'))).toBe(false);
  });

  it('has its effect if the section that asks about it was left at its first item', () => {
    const result = figure(choosing('detail-1', 'detail-11'), story({ notice: 'spoken' }, ['detail-1: 1n', refusal]));
    expect(ratios(result)).toEqual([1.5, ...own]);
  });

  it('has no effect under five workers', () => {
    // 7: 1 yes ×0.6, 2 no, 3 no ×0.6, 5 yes ×1.35, 6 no, 7 no, 8 no.
    const answers = story({ workers: 4, notice: 'spoken' }, ['detail-7: 2n 3n 5y 6n 7n 8n', refusal]);
    expect(ratios(figure(choosing('detail-11'), answers))).toEqual([0.6, 0.6, 1.35, ...own]);
  });

  it('has no effect if only the general section contributed', () => {
    const result = figure(choosing('detail-23'), story({ notice: 'spoken' }, ['detail-23: 1y 2y 4n 5n']));
    expect(ratios(result)).toEqual([]);
    expect(result).toMatchObject({ rate: 0.25, general: true });
  });
});

describe('written notice', () => {
  it('has no effect under five workers in sections 1 to 3', () => {
    const one = 'detail-1: 1y 2y 3n 4n 6n 9n 10n';
    const small = figure(choosing('detail-1'), story({ workers: 4 }, ['detail-7: 2n 3n 5y 6n 7n 8n', one]));
    // 7: ×0.6 ×0.6 ×1.35; 1: ×1.2 ×1.2 ×1.3 and not ×1.5.
    expect(multipliers(small).map(([, ratio]) => ratio)).toEqual([0.6, 0.6, 1.35, 1.2, 1.2, 1.3]);
    expect(small.base.keywords).not.toContain('해고 서면통지');
  });

  it('has its effect if the workers turn out to be five or more', () => {
    const one = 'detail-1: 1y 2y 3n 4n 6n 9n 10n';
    const result = figure(choosing('detail-1'), story({ workers: 4 }, ['detail-7: 2y 7n 8n', one]));
    expect(multipliers(result).map(([, ratio]) => ratio)).toEqual([0.6, 1.5, 1.2, 1.2, 1.3, 1.5]);
  });

  it('has no effect on a retirement that section 6 found valid', () => {
    const six = 'detail-6: 1y 2n 3y 4n 5n 6n 9n';
    const two = 'detail-2: 1y 2n 5n 8n 9n';
    const result = figure(choosing('detail-2', 'detail-6'), story({}, [two, six]));
    // 2: ×1.5 ×1.35 and not ×1.5 for want of writing; 6: ×0.6.
    expect(multipliers(result).map(([, ratio]) => ratio)).toEqual([1.5, 1.35, 0.6]);
  });
});

describe('the general section', () => {
  it('multiplies nothing, ranks by its keywords, and advises a consultation', () => {
    const result = figure(choosing('detail-23'), story({}, ['detail-23: 1n']));
    expect(result).toMatchObject({ general: true, rate: 0.25, suggestConsultation: true, grounds: ['detail-23'] });
    expect(result.base).toMatchObject({ keywords: [], section: null });
    expect(result.rankingKeywords).toContain('부당해고');
  });

  it('is based on all cases', () => {
    const walk = walkOf(first, choosing('detail-23'), story({}, ['detail-23: 1n']), today);
    expect(basisOf(first, walk, today)).toEqual({ keywords: [], exclude: [], section: null, general: true });
  });
});

describe('the ground that the rate is drawn toward', () => {
  const sectionOf = (frame: Frame, answers: Answers) => figure(frame, answers).base.section?.id;
  const ten = 'detail-10: 1y 2n 5n 6n 7n 8n 9n 10n 11n';
  const eleven = 'detail-11: 1y 2n 3y 12y 13n';
  const eight = 'detail-8: 1n 2y 3y 7n';

  it('is what the company named, if the answers led into it', () => {
    const frame = choosing('detail-10', 'detail-11');
    expect(sectionOf(frame, story({ ground: 'detail-11' }, [ten, eleven]))).toBe('detail-11');
  });

  it('is else the first ground of dismissal, before status, size and notice', () => {
    expect(sectionOf(choosing('detail-8', 'detail-11'), story({}, [eight, eleven]))).toBe('detail-11');
  });

  it('is else the first section of all', () => {
    expect(sectionOf(choosing('detail-8'), story({}, [eight]))).toBe('detail-8');
  });
});

describe('the limits of the figure', () => {
  it('hold a figure that is too high, and add a step', () => {
    // 18: 0.25 × 1.75 × 1.3; 14: × 1.3 × 1.5 × 1.2 × 1.2 = 1.597…
    const answers = story({}, ['detail-14: 1y 2y 3y 4n 5n 6n 8y 9n 10n', 'detail-18: 1y 2y 3y 4y']);
    const result = figure(choosing('detail-14', 'detail-18'), answers);
    expect(result.rate).toBe(0.95);
    expect(result.steps.at(-1)).toMatchObject({ kind: 'clamp', value: 0.95, rule: 'clamp:high', after: 0.95 });
    expect(result.steps.at(-1)?.before).toBeCloseTo(0.702 * 1.75 * 1.3, 12);
    expect(result.band?.high).toBe(0.95);
  });

  it('hold a figure that is too low, and add a step', () => {
    // 10: 0.0516796875 (golden path); 15: × 0.65 × 0.75 × 0.7.
    const answers = story({}, ['detail-10: 1y 2n 5n 6n 7n 8y 9y 10n 11n', 'detail-15: 1y 2y 3n 4y 5n 6n 7n 8y']);
    const result = figure(choosing('detail-10', 'detail-15'), answers);
    expect(result.rate).toBe(0.05);
    expect(result.steps.at(-1)).toMatchObject({ kind: 'clamp', value: 0.05, rule: 'clamp:low' });
    expect(result.band?.low).toBe(0.05);
  });

  it('add no step for a figure within them', () => {
    const result = figure(choosing('detail-23'), story({}, ['detail-23: 1n']));
    expect(result.steps.some(({ kind }) => kind === 'clamp')).toBe(false);
  });
});

describe('the side that asks', () => {
  it('a company is shown the other side of the worker’s figure, which stays the same', () => {
    const answers = (side: string) => story({ side }, ['detail-14: 1y 2y 3y 4n 5n 6n 8y 9n 10n']);
    const worker = figure(choosing('detail-14'), answers('employee'));
    const company = figure(choosing('detail-14'), answers('employer'));
    expect(company.side).toBe('employer');
    expect([company.rate, company.band, company.steps]).toEqual([worker.rate, worker.band, worker.steps]);
    expect(company.shownRate).toBeCloseTo(1 - 0.702, 12);
    expect(company.shownBand?.low).toBeCloseTo(1 - (worker.band?.high ?? 0), 12);
    expect(company.shownBand?.high).toBeCloseTo(1 - (worker.band?.low ?? 0), 12);
    expect([worker.shownRate, worker.shownBand]).toEqual([worker.rate, worker.band]);
  });
});

describe('the basic sweep', () => {
  it('multiplies the sections before the first ground, and ends with that ground', () => {
    const answers = story({}, [
      ...passing(1, 2, 3, 4, 5, 6),
      'detail-8: 1n 2y 3y 7n',
      ...passing(9, 10),
      'detail-11: 1y 2n 3y 12y 13n',
    ]);
    const result = figure(basic, answers);
    expect(result.grounds).toEqual(['detail-8', 'detail-11']);
    // 8: 3 yes ×0.75; 11: ×1.3 ×1.5 ×1.2; 0.25 × 0.75 × 2.34.
    expect(result.rate).toBeCloseTo(0.43875, 12);
  });

  it('ends at once if section 21 is answered yes', () => {
    const answers = story({}, [
      ...passing(1, 2, 3, 4, 5, 6),
      'detail-8: 1n 2y 3y 7n',
      ...passing(9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20),
      'detail-21: 1y',
    ]);
    // 0.25 × 0.75 × 1.75.
    expect(figure(basic, answers).rate).toBeCloseTo(0.328125, 12);
  });

  it('continues to section 23 if 21 and 22 are answered no; its keywords are added to those of section 8', () => {
    const answers = story({}, [
      ...passing(1, 2, 3, 4, 5, 6),
      'detail-8: 1n 2y 3y 7n',
      ...passing(9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22),
      'detail-23: 1y 2y 4n 5n',
    ]);
    const result = figure(basic, answers);
    expect(result.grounds).toEqual(['detail-8', 'detail-23']);
    expect(result.rate).toBeCloseTo(0.1875, 12);
    expect(result.base.section?.id).toBe('detail-8');
    expect(result.base.keywords).toEqual(expect.arrayContaining(['구두해고', '부당해고']));
  });
});

describe('a calculation', () => {
  it('can be stored and read back unchanged', () => {
    const result = figure(
      choosing('detail-9'),
      story({ side: 'employer' }, ['detail-9: 1y 2n 3y 4y 5n 6y 7n 8y 9y 10n 11n 12n']),
    );
    expect(calculationSchema.parse(JSON.parse(JSON.stringify(result)))).toEqual(result);
  });

  it('uses the cases that it is given', () => {
    const answers = story({}, ['detail-23: 1y 2y 4n 5n']);
    const counts = levels({ general: count(50, 0, 0) });
    // (12.5 + 50) ÷ 100.
    expect(calculate(first, choosing('detail-23'), answers, { today, counts }).rate).toBeCloseTo(0.625, 12);
  });
});
