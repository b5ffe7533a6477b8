import { partsByIds, partsOf, type RulesetPart } from './edition/ruleset-parts.ts';
import { movedOf } from './moved.ts';
import type { RulesetContent } from './ruleset.ts';

/** One thing that differs between two rulesets, in words for the firm's people. */
export type RulesetDifference = {
  /** Stable: the question's key, `route/court`, `point/…`. */
  readonly subject: string;
  /** Where it stands: `9번 사유 3번 문항`. */
  readonly where: string;
  readonly title: string;
  /** `moved`: it says the same, at another place among its like. */
  readonly kind: 'added' | 'removed' | 'changed' | 'moved';
  /** What of it differs; null: nothing there. */
  readonly facts: readonly { readonly name: string; readonly before: string | null; readonly after: string | null }[];
  /** Why the newer ruleset has it otherwise, as its own data says; null where it doesn't say. */
  readonly reason: { readonly why: string; readonly law?: string } | null;
};

/**
 * What the newer ruleset has otherwise than the older one, in the newer one's order, then what it has no more. The reasons are
 * the newer one's (`edition`). A question that only has another number, because one before it was added or removed, is no difference.
 */
export const differencesBetween = (before: RulesetContent, after: RulesetContent): readonly RulesetDifference[] => {
  const [older, newer] = [tellable(before), tellable(after)];
  const moves = movedOf(listsOf(older), listsOf(newer));
  const gone = [...older.values()].filter(({ part }) => !newer.has(part.subject));
  const reasonOf = reasonsOf(after);
  return [
    ...[...newer.values()].flatMap((told) => difference(older.get(told.part.subject), told, moves, reasonOf)),
    ...gone.flatMap((told) => difference(told, undefined, moves, reasonOf)),
  ];
};

type ReasonOf = (subject: string) => RulesetDifference['reason'];
type Facts = RulesetPart['facts'];

/** A part as people read it, and with ids in place of numbers. */
type Told = { readonly part: RulesetPart; readonly byIds: Facts };

/** A ruleset never changes, and one of the two is the same while a draft is edited. */
const known = new WeakMap<RulesetContent, ReadonlyMap<string, Told>>();

const tellable = (ruleset: RulesetContent): ReadonlyMap<string, Told> => {
  const before = known.get(ruleset);
  if (before) return before;
  const byIds = new Map(partsByIds(ruleset).map(({ subject, facts }) => [subject, facts]));
  const told = new Map(
    partsOf(ruleset).map((part) => [part.subject, { part, byIds: byIds.get(part.subject) ?? part.facts }]),
  );
  known.set(ruleset, told);
  return told;
};

const listsOf = (parts: ReadonlyMap<string, Told>): ReadonlyMap<string, readonly string[]> => {
  const lists = new Map<string, string[]>();
  for (const { part } of parts.values())
    if (part.list !== undefined) lists.set(part.list, [...(lists.get(part.list) ?? []), part.subject]);
  return lists;
};

const difference = (
  before: Told | undefined,
  after: Told | undefined,
  moves: ReturnType<typeof movedOf>,
  reasonOf: ReasonOf,
): readonly RulesetDifference[] => {
  const part = (after ?? before)?.part;
  if (part === undefined) return [];
  const names = new Set([...Object.keys(before?.part.facts ?? {}), ...Object.keys(after?.part.facts ?? {})]);
  const facts = [...names]
    .filter((name) => !before || !after || before.byIds[name] !== after.byIds[name])
    .map((name) => ({ name, before: before?.part.facts[name] ?? null, after: after?.part.facts[name] ?? null }));
  const moved = before && after && moves.get(part.subject);
  if (before && after && facts.length === 0 && !moved) return [];
  const place = moved ? [{ name: '자리', before: `${moved.before}번째`, after: `${moved.after}번째` }] : [];
  const { subject, where, title } = part;
  const kind = !before ? 'added' : !after ? 'removed' : facts.length > 0 ? 'changed' : 'moved';
  return [{ subject, where, title, kind, facts: [...facts, ...place], reason: reasonOf(subject) }];
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
