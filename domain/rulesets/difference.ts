import type { RulesetContent } from './ruleset.ts';
import { partsOf, type RulesetPart } from './ruleset-parts.ts';

/** One thing that differs between two rulesets, in words for the firm's people. */
export type RulesetDifference = {
  /** Stable: the question's key, `route/court`, `point/…`. */
  readonly subject: string;
  /** Where it stands: `9번 사유 3번 문항`. */
  readonly where: string;
  readonly title: string;
  readonly kind: 'added' | 'removed' | 'changed';
  /** What of it differs; null: nothing there. */
  readonly facts: readonly { readonly name: string; readonly before: string | null; readonly after: string | null }[];
  /** Why the newer ruleset has it otherwise, as its own data says; null where it doesn't say. */
  readonly reason: { readonly why: string; readonly law?: string } | null;
};

/**
 * What the newer ruleset has otherwise than the older one, in the newer one's order, then what it has no more. The reasons are
 * the newer one's (`edition`).
 */
export const differencesBetween = (before: RulesetContent, after: RulesetContent): readonly RulesetDifference[] => {
  const older = new Map(partsOf(before).map((part) => [part.subject, part]));
  const newer = partsOf(after);
  const names = new Set(newer.map(({ subject }) => subject));
  const gone = [...older.values()].filter(({ subject }) => !names.has(subject));
  const reasonOf = reasonsOf(after);
  return [
    ...newer.flatMap((part) => told(older.get(part.subject), part, reasonOf)),
    ...gone.flatMap((part) => told(part, undefined, reasonOf)),
  ];
};

type ReasonOf = (subject: string) => RulesetDifference['reason'];

const told = (
  before: RulesetPart | undefined,
  after: RulesetPart | undefined,
  reasonOf: ReasonOf,
): readonly RulesetDifference[] => {
  const part = after ?? before;
  if (part === undefined) return [];
  const names = new Set([...Object.keys(before?.facts ?? {}), ...Object.keys(after?.facts ?? {})]);
  const facts = [...names]
    .map((name) => ({ name, before: before?.facts[name] ?? null, after: after?.facts[name] ?? null }))
    .filter((fact) => fact.before !== fact.after);
  if (before && after && facts.length === 0) return [];
  const kind = before === undefined ? 'added' : after === undefined ? 'removed' : 'changed';
  const { subject, where, title } = part;
  return [{ subject, where, title, kind, facts, reason: reasonOf(subject) }];
};

/**
 * The reasons that name the subject, or else those with the longest beginning of it (`detail-7/`). There may be several: an
 * edition also says why the one before it was changed, for a ruleset that is two editions older.
 */
const reasonsOf = ({ edition }: RulesetContent): ReasonOf => {
  const named = (edition?.reasons ?? []).flatMap((reason) => reason.of.map((of) => ({ of, reason })));
  return (subject) => {
    const fitting = named.filter(({ of }) => of === subject || (of.endsWith('/') && subject.startsWith(of)));
    const longest = Math.max(0, ...fitting.map(({ of }) => of.length));
    const closest = fitting.filter(({ of }) => of.length === longest).map(({ reason }) => reason);
    if (closest.length === 0) return null;
    const why = closest.map((reason) => reason.why).join(' ');
    const law = closest.flatMap((reason) => reason.law ?? []).join(', ');
    return law === '' ? { why } : { why, law };
  };
};
