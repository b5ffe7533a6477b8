import type { Form, FormSection, Item, Outcome, Ruleset, Section, Transition } from './ruleset.ts';
import { sensitiveBefore } from './sensitive-before.ts';

/** Only what the walk needs: an effect on keywords must stay secret, and for the walk it is a `next`. */
const transitionOf = ({ type, skipTo, skipCount, skipIf }: Outcome): Transition => ({
  type: type === 'keyword_change' ? 'next' : type,
  ...(skipTo === undefined ? {} : { skipTo }),
  ...(skipCount === undefined ? {} : { skipCount }),
  ...(skipIf === undefined ? {} : { skipIf }),
});

const publicItem = ({
  key,
  numbering,
  title,
  note,
  toEmployer,
  toCome,
  askedWhen,
  why,
  fact,
  sensitive,
  positive,
  negative,
}: Item): Item<Transition> => ({
  key,
  numbering,
  title,
  ...(note === undefined ? {} : { note }),
  ...(toEmployer === undefined ? {} : { toEmployer }),
  ...(toCome === undefined ? {} : { toCome }),
  ...(askedWhen === undefined ? {} : { askedWhen }),
  why,
  ...(fact === undefined ? {} : { fact }),
  ...(sensitive || sensitiveBefore.has(key) ? { sensitive: true as const } : {}),
  positive: transitionOf(positive),
  negative: transitionOf(negative),
});

const publicSection = ({
  id,
  title,
  formalTitle,
  toEmployer,
  toCome,
  inPeoplesWords,
  condition,
  items,
  entryWhenChosenAndFirstNo,
}: Section): FormSection => ({
  id,
  title,
  ...(formalTitle === undefined ? {} : { formalTitle }),
  ...(toEmployer === undefined ? {} : { toEmployer }),
  ...(toCome === undefined ? {} : { toCome }),
  ...(inPeoplesWords === undefined ? {} : { inPeoplesWords }),
  ...(condition === undefined ? {} : { condition }),
  items: items.map(publicItem),
  ...(entryWhenChosenAndFirstNo === undefined ? {} : { entryWhenChosenAndFirstNo }),
});

/**
 * The public part of a ruleset. Every member is named here one by one, so that a member added to the ruleset stays on the
 * server until somebody adds it here.
 */
export const publicFormOf = ({
  rulesetVersion,
  intro,
  intake,
  sections,
  derivations,
  openings,
  routes,
}: Ruleset): Form => ({
  rulesetVersion,
  intro,
  intake,
  sections: sections.map(publicSection),
  derivations,
  openings,
  routes,
});
