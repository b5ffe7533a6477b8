import { describe, expect, test } from 'vitest';
import firstJson from './first-ruleset.fixture.json' with { type: 'json' };
import { publicFormOf } from './public-form.ts';
import { rulesetFromJson } from './ruleset-from-json.ts';
import { sensitiveBefore } from './sensitive-before.ts';
import { standardRuleset } from './standard-ruleset.ts';

const ruleset = { ...standardRuleset, rulesetVersion: 'a'.repeat(64) };
const form = publicFormOf(ruleset);

/** Every member name anywhere in a value. */
const namesIn = (value: unknown): string[] => {
  if (Array.isArray(value)) return value.flatMap(namesIn);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inside]) => [name, ...namesIn(inside)]);
};

describe('the public form', () => {
  test('has only members that the walk needs', () => {
    expect([...new Set(namesIn(form))].sort()).toEqual(
      [
        ...['rulesetVersion', 'intro', 'basic', 'detail', 'intake', 'sections', 'derivations', 'openings'],
        ...[
          'key',
          'numbering',
          'title',
          'note',
          'why',
          'type',
          'special',
          'optional',
          'custom',
          'min',
          'max',
          'minuteStep',
          'askedWhen',
        ],
        ...[
          'toEmployer',
          'afterFigure',
          'condition',
          'persons',
          'reasons',
          'law',
          'inPeoplesWords',
          'group',
          'toWorker',
        ],
        ...['choices', 'value', 'label', 'hint', 'hiddenWhen', 'ends'],
        ...['id', 'items', 'entryWhenChosenAndFirstNo', 'fact', 'sensitive', 'positive', 'negative', 'formalTitle'],
        ...['skipTo', 'skipIf', 'section'],
        ...['item', 'answer', 'from', 'when', 'opens', 'question', 'is', 'isNot', 'computed', 'holds'],
        ...['toCome', 'alone', 'skipCount'],
        // The routes, so that the last day is known while the questions are answered.
        ...[
          'routes',
          'route',
          'closures',
          'concerns',
          'body',
          'period',
          'months',
          'daysFrom',
          'days',
          'daysFromReceipt',
        ],
        ...['outsideFigure', 'outsideFigureWhen', 'whyToCome', 'filed', 'countsFromContractEnd', 'endsWithContract'],
      ].sort(),
    );
  });

  test.each([
    'ratio',
    'range',
    'keyword',
    'keyword_change',
    'suggest',
    'precedents',
    'legalTest',
    'noticeMultipliers',
    'published',
    'points',
    'floor',
    'correlated',
    'uncertainty',
    'obstacles',
    'scale',
    'statuteChecks',
  ])('does not say "%s" anywhere', (secret) => {
    expect(JSON.stringify(form)).not.toContain(`"${secret}`);
  });

  test('has every question and every transition, in the same order', () => {
    expect(form.sections.map(({ items }) => items.map(({ key }) => key))).toEqual(
      ruleset.sections.map(({ items }) => items.map(({ key }) => key)),
    );
    const [offer] = form.sections;
    expect(offer?.items[3]).toMatchObject({ positive: { type: 'next' }, negative: { type: 'skip', skipTo: 6 } });
    expect(offer?.items[3]?.negative).toEqual({ type: 'skip', skipTo: 6 });
    expect(form.sections[20]?.entryWhenChosenAndFirstNo).toBe(2);
  });

  test('does not show whether an answer changes keywords', () => {
    const [first, ...others] = standardRuleset.sections;
    if (!first) throw new Error('no section');
    const [item, ...rest] = first.items;
    if (!item) throw new Error('no item');
    const positive = { type: 'keyword_change', keyword_change: { mode: 'add', keywords: ['채용'] } } as const;
    const sections = [{ ...first, items: [{ ...item, positive }, ...rest] }, ...others];
    expect(publicFormOf({ ...ruleset, sections }).sections[0]?.items[0]?.positive).toEqual({ type: 'next' });
  });

  test('keeps a skip by count as it is', () => {
    const sections = standardRuleset.sections.map((section) => ({
      ...section,
      items: section.items.map((item) => ({ ...item, negative: { type: 'skip', skipCount: 2, ratio: 0.6 } as const })),
    }));
    expect(publicFormOf({ ...ruleset, sections }).sections[0]?.items[0]?.negative).toEqual({
      type: 'skip',
      skipCount: 2,
    });
  });

  test('marks the sensitive questions of an earlier edition, too, which didn’t', () => {
    const first = publicFormOf(rulesetFromJson(firstJson, 'f'.repeat(64)));
    const marked = first.sections.flatMap(({ items }) =>
      items.filter(({ sensitive }) => sensitive).map(({ key }) => key),
    );
    expect(marked).toEqual([...sensitiveBefore]);
    const now = publicFormOf(ruleset).sections.flatMap(({ items }) => items);
    for (const key of sensitiveBefore) expect(now.find((item) => item.key === key)?.sensitive).toBe(true);
  });
});
