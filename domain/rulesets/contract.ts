import { z } from 'zod';
import { instant, rulesetVersion } from '../kernel/contract/values.ts';
import { visibleText } from '../kernel/text/text.ts';
import { publicItem, publicParts, publicSectionParts, routeName } from './ruleset-from-json.ts';

/** The public form over HTTP: what a browser needs for the walk, without the parts that make up a figure. */
export const formOut = z.strictObject({
  rulesetVersion: z.string(),
  ...publicParts,
  sections: z.array(z.strictObject({ ...publicSectionParts, items: z.array(publicItem) })),
});

const actorOut = z.strictObject({ id: z.string(), name: z.string(), role: z.string() });

/** An edition of the questionnaire as the console lists it. */
export const rulesetItem = z.strictObject({
  /** Its version. */
  id: rulesetVersion,
  /**
   * `offered`: this program brings it along, and nobody has published it yet, or not since another one. `drafted`: people have edited
   * it in the console and offer it; `by` and `reason` are theirs.
   */
  status: z.enum(['offered', 'drafted', 'in_force', 'past']),
  /** What it is a new edition for. */
  title: z.string().nullable(),
  /** The last time; null for one that never was. */
  publishedAt: instant.nullable(),
  by: actorOut.nullable(),
  reason: z.string().nullable(),
});
export type RulesetItem = z.infer<typeof rulesetItem>;

/** `waitsForMe`: those that the reader may approve or publish next. */
export const rulesetFilter = z.strictObject({ waitsForMe: z.literal(true).optional() });

const factDifference = z.strictObject({
  name: z.string(),
  before: z.string().nullable(),
  after: z.string().nullable(),
});

/** An edition held against the one in force, in words, and what the firm has yet to confirm of it. */
export const rulesetDetail = rulesetItem.extend({
  inForce: rulesetVersion,
  /** Who approved it in place of the one in force; a super who is another person may publish it. */
  approvals: z.array(z.strictObject({ by: actorOut, at: instant, reason: z.string().nullable() })),
  differences: z.array(
    z.strictObject({
      subject: z.string(),
      where: z.string(),
      title: z.string(),
      kind: z.enum(['added', 'removed', 'changed', 'moved']),
      facts: z.array(factDifference),
      reason: z.strictObject({ why: z.string(), law: z.string().optional() }).nullable(),
    }),
  ),
  toConfirm: z.array(
    z.strictObject({ kind: z.enum(['statute', 'precedent', 'question']), where: z.string(), text: z.string() }),
  ),
});
export type RulesetDetail = z.infer<typeof rulesetDetail>;

/** A numbering of the same section, or how the section is left. */
const goal = z.union([z.int(), z.enum(['next_section', 'done', 'submit', 'end'])]);

/** An edition as it reads: every part of it in words, and where each answer leads. */
export const rulesetText = z.strictObject({
  id: rulesetVersion,
  title: z.string().nullable(),
  sections: z.array(
    z.strictObject({
      id: z.string(),
      title: z.string(),
      items: z.array(z.strictObject({ numbering: z.int(), title: z.string(), yes: z.array(goal), no: z.array(goal) })),
    }),
  ),
  parts: z.array(
    z.strictObject({
      subject: z.string(),
      /** The section that it belongs to; `intake`, or `rest` for what belongs to none. */
      group: z.string(),
      where: z.string(),
      title: z.string(),
      facts: z.array(z.strictObject({ name: z.string(), value: z.string() })),
    }),
  ),
});
export type RulesetText = z.infer<typeof rulesetText>;

export const rulesetComparison = z.strictObject({
  id: rulesetVersion,
  against: rulesetVersion,
  differences: rulesetDetail.shape.differences,
});
export type RulesetComparison = z.infer<typeof rulesetComparison>;

const triedResult = {
  checkId: z.string(),
  calculatedAt: instant,
};
const dayOrNone = z.string().nullable();

/** What an edition does to the results that were given before it. Rates are the worker's; whose they are isn't said. */
export const rulesetImpact = z.strictObject({
  inForce: rulesetVersion,
  /** All checks with a result, and how many of them were tried. */
  of: z.int(),
  tried: z.int(),
  /** False while the others are still being tried: ask again. */
  complete: z.boolean(),
  /** Could not be tried: answers in their own words are gone, or questions of the intake are open. */
  unreadable: z.int(),
  /** Would be asked something more; until then it counts as not known. */
  asksMore: z.int(),
  same: z.int(),
  higher: z.int(),
  lower: z.int(),
  /** Had no percentage and would have one, and the other way round. */
  gains: z.int(),
  loses: z.int(),
  /** Fractions, without direction; of those with a percentage before and after. */
  largest: z.number(),
  mean: z.number(),
  /** How many figures move by how much, from falling most to rising most; each from `from` up to, not including, `to`. */
  histogram: z.array(z.strictObject({ from: z.number(), to: z.number(), checks: z.int() })),
  /** By the ground whose cases the figure rests on (null: on all cases), those with most checks first. */
  bySection: z.array(
    z.strictObject({
      section: z.string().nullable(),
      checks: z.int(),
      higher: z.int(),
      lower: z.int(),
      mean: z.number(),
    }),
  ),
  /** The last day and the open routes. Owners of results with another last day or other routes get a message when the edition comes into force. */
  days: z.strictObject({
    /** Checks whose last day or open routes change. */
    changed: z.int(),
    earlier: z.int(),
    later: z.int(),
    /** Had no last day and would have one, and the other way round. */
    gains: z.int(),
    loses: z.int(),
    /** How many checks each route opens to, and closes to. */
    routes: z.array(z.strictObject({ route: routeName, opened: z.int(), closed: z.int() })),
    /** Some of them, the latest results first. */
    results: z.array(
      z.strictObject({
        ...triedResult,
        before: dayOrNone,
        after: dayOrNone,
        opened: z.array(routeName).readonly(),
        closed: z.array(routeName).readonly(),
      }),
    ),
  }),
  /** Of those whose figure moves, the ones that move most, first. */
  results: z.array(
    z.strictObject({
      ...triedResult,
      before: z.number().nullable(),
      after: z.number().nullable(),
      /** How many questions more. */
      asks: z.int(),
      /** Which parts of the figure are otherwise, those that move it most first; the figure itself may rest on more of them. */
      reasons: z
        .array(
          z.strictObject({
            kind: z.enum(['base', 'factor', 'limit']),
            /** `detail-3/renewal-rule:positive`; `base`: the rate that the figure starts from. */
            rule: z.string(),
            where: z.string(),
            title: z.string(),
            before: z.number().nullable(),
            after: z.number().nullable(),
          }),
        )
        .readonly(),
    }),
  ),
});
export type RulesetImpact = z.infer<typeof rulesetImpact>;

/** `replaces` is the version in force that the person has seen. */
export const decideRulesetBody = z.strictObject({ replaces: rulesetVersion, reason: visibleText(500) });
/** `tellMovedBy`: owners whose figure moves by more than so many percentage points get a message. Absent: nobody does. */
export const publishRulesetBody = decideRulesetBody.extend({ tellMovedBy: z.int().min(1).max(100).optional() });

/** What an edition did to all stored results, as it was known when the edition was published. */
export const rulesetReport = z.strictObject({
  id: rulesetVersion,
  publishedAt: instant,
  tellMovedBy: z.int().nullable(),
  impact: rulesetImpact,
});
export type RulesetReport = z.infer<typeof rulesetReport>;
