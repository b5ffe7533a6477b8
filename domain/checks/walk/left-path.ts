import type { Address, Answers, SectionId } from '../../rulesets/ruleset.ts';
import type { FormIndex } from '../form-index.ts';
import type { WalkedSection } from './path.ts';
import { lastResort } from './section-order.ts';

type Walked = {
  readonly index: FormIndex;
  readonly given: Answers;
  /** The answers on the path, by key. */
  readonly onPath: Answers;
  readonly sections: readonly WalkedSection[];
};

/**
 * Given answers that are no longer on the path, in the form's order. An answer beyond the open question isn't among them,
 * because the path may still reach it.
 */
export const leftBehind = (walked: Walked, next: Address | null, plan: readonly SectionId[]): readonly Address[] => {
  const { index, given, onPath } = walked;
  const left: Address[] = [];
  for (const key of given.keys()) {
    if (onPath.has(key)) continue;
    const found = index.byKey.get(key);
    if (found === undefined || found.section === 'intake') continue;
    const address = { section: found.section, numbering: found.item.numbering };
    if (next === null || !mayStillCome(walked, next, address, plan)) left.push(address);
  }
  return left.sort(inFormOrder(index));
};

const mayStillCome = (
  { sections }: Walked,
  next: Address,
  { section, numbering }: { readonly section: SectionId; readonly numbering: number },
  plan: readonly SectionId[],
): boolean => {
  if (section === next.section) return numbering >= next.numbering;
  if (sections.some(({ id }) => id === section)) return false;
  return plan.includes(section) || section === lastResort;
};

const inFormOrder = (index: FormIndex) => (a: Address, b: Address) =>
  (index.sections.get(a.section)?.place ?? -1) - (index.sections.get(b.section)?.place ?? -1) ||
  a.numbering - b.numbering;
