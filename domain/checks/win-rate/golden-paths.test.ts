import { describe, expect, it } from 'vitest';
import { emptyLevels } from '../../cases/case-counts.ts';
import type { SectionId } from '../../rulesets/ruleset.ts';
import { calculateWalk, walkOf } from '../calculate.ts';
import { choosing, first, story, today } from '../testing/test-stories.ts';

/**
 * At least one path for each section, worked out by hand from the firm's tables. No case has been counted, so each starts
 * from the published 0.25; `sum` is the calculation as it would be written on paper, and the test checks every factor of
 * it.
 */
type Golden = {
  readonly section: SectionId;
  readonly summary: string;
  readonly said: string;
  /** Numberings of the path, where some answers are derived. */
  readonly path?: string;
  readonly intake?: Record<string, string | number>;
  readonly sum: string;
  readonly rate: number;
  /** Keywords of the base rate, where the answers change them. */
  readonly keywords?: readonly string[];
  /** Keywords that the answers add to the section's own. */
  readonly added?: readonly string[];
  /** Keywords that rank precedents without widening the match. */
  readonly generic?: readonly string[];
};

const golden: readonly Golden[] = [
  {
    section: 'detail-1',
    summary: 'a promised job taken back without conditions, true reasons or writing',
    // 4 no passes over 5 to 6; 6 no passes over to 9.
    said: '1y 2y 3n 4n 6n 9n 10n',
    sum: '0.25 × 1.2 × 1.2 × 1.3 × 1.5',
    rate: 0.702,
    added: ['해고 서면통지'],
  },
  {
    section: 'detail-2',
    summary: 'a probation that no paper names, and that was never appraised',
    said: '1y 2n 5n 8n 9y',
    sum: '0.25 × 1.5 × 1.35 × 0.75',
    rate: 0.3796875,
  },
  {
    section: 'detail-3',
    summary: 'a term that ran out with a promise of renewal and an appraisal',
    said: '1y 2n 5n 6y 7n 8y 9y',
    sum: '0.25 × 1.3 × 0.7 × 1.2 × 0.7',
    rate: 0.1911,
    added: [],
  },
  {
    section: 'detail-3',
    summary: 'more than two years without an exception, whose words take the place of the section’s',
    // 3 (aged 55) comes from the intake.
    said: '1y 2y 4n 10n 11n',
    path: '1y 2y 3n 4n 10n 11n',
    sum: '0.25 × 1.75 × 1.3 × 1.5',
    rate: 0.853125,
    keywords: ['기간의 정함이 없는 근로자', '무기계약 간주', '2년 초과', '기간제법 제4조'],
  },
  {
    section: 'detail-4',
    summary: 'a freelancer told when, where and how, who was insured like staff',
    // 10 comes from the intake (insured). Range 6..9: 6, 7, 8 yes +0.08 each, 9 no read the other way +0.08.
    said: '1y 2n 6y 7y 8y 9n 12n 13n',
    path: '1y 2n 6y 7y 8y 9n 10n 12n 13n',
    sum: '0.25 × 1.2 × 1.32 × 1.2',
    rate: 0.4752,
  },
  {
    section: 'detail-5',
    summary: 'an officer in name, outside the register',
    said: '1y 2n 4y 5n 6y 7n 10n',
    sum: '0.25 × 1.2 × 1.3 × 1.2 × 1.2 × 1.2',
    rate: 0.67392,
  },
  {
    section: 'detail-6',
    summary: 'a retirement at the written age where nobody is taken on again',
    said: '1y 2n 3y 4n 5n 6n 9n',
    sum: '0.25 × 0.6',
    rate: 0.15,
  },
  {
    section: 'detail-7',
    summary: 'three people here, more than five with the branch',
    intake: { workers: 3 },
    // 1 comes from the intake.
    said: '2n 3y 4y 7n 8n',
    path: '1y 2n 3y 4y 7n 8n',
    sum: '0.25 × 0.6 × 1.35',
    rate: 0.2025,
    added: ['사업장 쪼개기'],
  },
  {
    section: 'detail-8',
    summary: 'a resignation under threat, protested at once',
    said: '1y 8y 9n 10n 11n 12y',
    sum: '0.25 × 1.5 × 0.75 × 1.2 × 1.2',
    rate: 0.405,
    keywords: ['사직서', '권고사직', '합의해지', '강박', '기망'],
  },
  {
    section: 'detail-9',
    summary: 'lateness long ago, with warnings that did not help',
    // Range 8..11: 8 yes −0.05, 9 yes −0.05, 10 no read the other way −0.05, 11 no 0.
    said: '1y 2n 3y 4y 5n 6y 7n 8y 9y 10n 11n 12n',
    sum: '0.25 × 1.3 × 1.3 × 1.2 × 1.2 × 0.85',
    rate: 0.51714,
    added: [],
    generic: ['징계절차 하자'],
  },
  {
    section: 'detail-10',
    summary: 'an absence without a word, not the first, after being called back',
    // 8 would skip to 10 only if 9#8 had been no; section 9 was not walked.
    said: '1y 2n 5n 6n 7n 8y 9y 10n 11n',
    sum: '0.25 × 0.7 × 0.75 × 0.75 × 0.75 × 0.7',
    rate: 0.0516796875,
  },
  {
    section: 'detail-11',
    summary: 'a transfer refused for good reason',
    said: '1y 2n 3n 4y 5n 6y 7n 10n 11n 12y 13n',
    sum: '0.25 × 1.3 × 1.3 × 1.3 × 1.2 × 1.2 × 1.2',
    rate: 0.949104,
    added: ['전보명령', '생활상 불이익'],
  },
  {
    section: 'detail-12',
    summary: 'a second job that no rule forbade, done in working hours',
    // 7 would skip to 9 only if 3 had been yes; 2 no passed over it.
    said: '1y 2n 4n 5y 6y 7y 8n 9n 11n',
    sum: '0.25 × 1.35 × 1.2 × 0.65 × 0.75 × 1.2 × 1.2',
    rate: 0.28431,
  },
  {
    section: 'detail-13',
    summary: 'marked papers that never left, one answer not known',
    // Range 6..9: 6 not known, 7 yes +0.07, 8 yes read the other way −0.05, 9 no read the other way +0.07.
    said: '1y 2y 3n 5n 6? 7y 8y 9n 10n 11n',
    sum: '0.25 × 0.75 × 1.3 × 0.75 × 1.2 × 1.09',
    rate: 0.23911875,
  },
  {
    section: 'detail-14',
    summary: 'a report to the authorities, true and in good faith',
    said: '1y 2y 3y 4n 5n 6n 8y 9n 10n',
    sum: '0.25 × 1.3 × 1.5 × 1.2 × 1.2',
    rate: 0.702,
    added: ['공익신고자 보호', '보호조치'],
  },
  {
    section: 'detail-15',
    summary: 'a degree that mattered and was not there',
    said: '1y 2y 3n 4y 5n 6n 7n 8y 9n',
    sum: '0.25 × 0.65 × 0.75 × 0.7',
    rate: 0.0853125,
  },
  {
    section: 'detail-16',
    summary: 'a leave that ran out and no hearing',
    // 1 would skip to 10 only if 6#1 had been yes; section 6 was not walked.
    said: '1y 2n 3n 6n 7n 8y 9n 10y',
    sum: '0.25 × 1.2 × 1.5 × 1.2',
    rate: 0.54,
  },
  {
    section: 'detail-17',
    summary: 'a redundancy by the book',
    said: '1y 2y 3n 4y 5y 6y 7n 8y 9n',
    sum: '0.25 × 0.75 × 0.7 × 0.75 × 0.75',
    rate: 0.073828125,
  },
  {
    section: 'detail-18',
    summary: 'a closure in name, after a quarrel over wages',
    said: '1y 2y 3y 4y',
    sum: '0.25 × 1.75 × 1.3',
    rate: 0.56875,
    // 위장폐업 is one of the section's own keywords already.
    added: [],
  },
  {
    section: 'detail-19',
    summary: 'a driver’s first offence, punished harder than the company’s own table',
    said: '1y 2y 3y 4n 5n 6n 7y 8y 9y 10n 11n 12n',
    sum: '0.25 × 0.7 × 0.75 × 1.2 × 1.2 × 1.2 × 1.35',
    rate: 0.30618,
    added: ['징계기준'],
  },
  {
    section: 'detail-20',
    summary: 'someone who reported harassment, whose words take the place of the section’s',
    said: '1y 2n 12y 13n 14n',
    sum: '0.25 × 1.35 × 1.3 × 1.2 × 1.5',
    rate: 0.78975,
    keywords: ['불리한 처우', '피해근로자', '보복성 징계'],
  },
  {
    section: 'detail-20',
    summary: 'someone accused, never told of what, without a hearing',
    // Range 9..11: 9 no read the other way +0.08, 10 yes +0.08, 11 no 0.
    said: '1y 2y 3n 4n 5y 6n 7n 8n 9n 10y 11n',
    sum: '0.25 × 1.3 × 1.2 × 1.16',
    rate: 0.4524,
  },
  {
    section: 'detail-21',
    summary: 'poor figures for one year; chosen by hand, so a no to item 1 goes on inside',
    said: '1n 2y 3y 4n 5y 6n 8n 9y',
    sum: '0.25 × 0.75 × 0.75 × 1.3 × 1.3 × 1.3 × 1.2',
    rate: 0.37074375,
    added: ['장기 대기발령'],
  },
  {
    section: 'detail-22',
    summary: 'a quarrel in the office, the first, without a hearing; chosen by hand',
    said: '1n 2n 3y 4y 6n 7n 8n 9n 10y',
    sum: '0.25 × 1.2 × 1.2 × 0.75 × 1.2 × 1.35',
    rate: 0.4374,
    generic: ['징계절차 하자'],
  },
  {
    section: 'detail-23',
    summary: 'another ground, where nothing multiplies',
    // 3 (three months passed) comes from the day of the dismissal.
    said: '1y 2n 4y 5n',
    path: '1y 2n 3n 4y 5n',
    sum: '0.25',
    rate: 0.25,
    keywords: [],
  },
];

const short: Record<string, string> = { yes: 'y', no: 'n', unknown: '?' };

describe('golden paths, worked out by hand', () => {
  it('there is one for every section', () => {
    const sections = new Set(golden.map(({ section }) => section));
    expect(first.sections.map(({ id }) => id).filter((id) => !sections.has(id))).toEqual([]);
  });

  for (const { section, summary, said, path = said, intake = {}, sum, rate, keywords, added, generic = [] } of golden) {
    it(`${section}, ${summary}: ${sum} = ${rate}`, () => {
      // With only the answers named, the walk has no further open question.
      const walk = walkOf(first, choosing(section), story(intake, [`${section}: ${said}`]), today);
      expect(walk.next).toBeNull();
      const walked = walk.steps.filter((step) => step.section === section);
      expect(walked.map(({ numbering, value }) => `${numbering}${short[String(value)]}`).join(' ')).toBe(path);

      const result = calculateWalk(first, walk, { today, counts: emptyLevels });

      const [start, ...factors] = sum.split(' × ').map(Number);
      expect(result.base.rate).toBe(start);
      const multipliers = result.steps.filter(({ kind }) => kind === 'ratio' || kind === 'range');
      expect(multipliers.map(({ value }) => Number(Number(value).toFixed(12)))).toEqual(factors);
      expect(result.rate).toBeCloseTo(rate, 12);

      const own = first.sections.find(({ id }) => id === section)?.keywords ?? [];
      if (keywords) expect(result.base.keywords).toEqual(keywords);
      if (added) expect(result.base.keywords).toEqual([...own, ...added]);
      if (generic.length > 0)
        expect(result.rankingKeywords.filter((word) => !result.base.keywords.includes(word))).toEqual(generic);
    });
  }
});
