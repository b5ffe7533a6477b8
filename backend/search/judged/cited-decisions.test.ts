import { describe, expect, test } from 'vitest';
import { citations, citedDecisions } from './cited-decisions.fixture.ts';

const decisions = citedDecisions();
const queries = citations(decisions);

describe('the decisions that cite one another', () => {
  test('are each listed once, with a number, a name and a point', () => {
    expect(new Set(decisions.map(({ listedAs }) => listedAs)).size).toBe(decisions.length);
    for (const { listedAs, record } of decisions) {
      expect(listedAs).toMatch(/^\d+[가-힣]+\d+$/u);
      expect([record.title, record.point], listedAs).not.toContain('');
      if (record.decidedOn !== null) expect(record.decidedOn, listedAs).toMatch(/^(19|20)\d\d-[01]\d-[0-3]\d$/u);
    }
  });

  test('cite no decision that came after them', () => {
    const decidedOn = new Map(decisions.map(({ id, record }) => [id, record.decidedOn]));
    const later = decisions.flatMap(({ listedAs, record, cites }) =>
      cites.filter((id) => (decidedOn.get(id) ?? '') > (record.decidedOn ?? '9')).map((id) => [listedAs, id]),
    );
    expect(later).toEqual([]);
  });

  test('are enough to measure with: at least 80 ask for one or more of the others, never for themselves', () => {
    expect(queries.length).toBeGreaterThanOrEqual(80);
    for (const { itself, grades } of queries) expect(grades.has(itself)).toBe(false);
  });

  test('are asked for without their numbers', () => {
    for (const { q } of queries) expect(q).not.toMatch(/\d{2,4}(다카|다|누|두)\d+/u);
  });
});
