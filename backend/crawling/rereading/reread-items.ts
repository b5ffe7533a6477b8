import { hash } from 'node:crypto';
import type { Decision } from '@nomucheck/domain/cases/decision-facts.ts';
import { caseStream } from '@nomucheck/domain/cases/legal-case.ts';
import {
  arrivalDifference,
  type FieldDifference,
  factDifferences,
  factsFor,
  textDifference,
} from '@nomucheck/domain/crawling/rereading/differences.ts';
import type { Difference } from '@nomucheck/domain/crawling/rereading/reread-events.ts';
import type { SourceName } from '@nomucheck/domain/crawling/sources.ts';
import type { KeptItem } from '@nomucheck/projections/crawling/rereading/kept-items.ts';
import { v5 as uuidV5 } from 'uuid';
import type { CommandHandler } from '../../engine/command-handling/handle-command.ts';
import type { SourceDesk } from '../sources/source-desk.ts';
import { type CaseAndGiven, caseAndGiven } from './given-by-source.ts';
import { type KeptReading, readKept } from './read-kept.ts';

export type RereadItemsParts = KeptReading & {
  readonly commands: Pick<CommandHandler, 'loadMany'>;
  readonly desk: Pick<SourceDesk, 'reader'>;
};

export type ItemsRead = {
  readonly read: number;
  readonly unreadable: number;
  readonly kept: number;
  readonly differences: readonly Difference[];
};

/** Compares what the reader makes of these items with their cases: three queries, however many there are. */
export const rereadItems = async (
  items: readonly KeptItem[],
  source: SourceName,
  rereadId: string,
  parts: RereadItemsParts,
): Promise<ItemsRead> => {
  const { commands, desk, blobs } = parts;
  const decisions = await readKept(items, desk.reader(source), parts);
  const cases = await commands.loadMany(
    caseAndGiven(source),
    items.flatMap(({ caseId }) => (caseId === null ? [] : caseStream(caseId))),
  );
  const compared = items.flatMap((item, at) => {
    const decision = decisions[at];
    if (!decision) return [];
    if (item.caseId === null) return { item, decision, ...arrival(item, decision) };
    const known = cases.get(caseStream(item.caseId));
    return { item, decision, ...comparison(known?.state ?? null, decision) };
  });
  const texts = await blobs.getAll(compared.flatMap(({ replacesText }) => (replacesText ? [replacesText] : [])));
  return {
    ...{ read: items.length, unreadable: decisions.filter((decision) => decision === null).length },
    kept: compared.reduce((sum, { kept }) => sum + kept, 0),
    differences: compared.flatMap(({ item, decision, facts, replacesText }) => {
      const before = (replacesText && texts.get(replacesText)?.content.toString('utf8')) || '';
      const text = replacesText === undefined ? [] : [textDifference(before, decision.text)];
      return [...facts, ...text].map((one) => recorded(one, item, decision, rereadId));
    }),
  };
};

type Compared = {
  readonly facts: readonly FieldDifference[];
  readonly kept: number;
  /** The hash of the text that would be replaced, null where the case has none; left out where it stays. */
  readonly replacesText?: string | null;
};
const nothing: Compared = { facts: [], kept: 0 };

const arrival = ({ message }: KeptItem, decision: Decision): Compared => ({
  facts: [arrivalDifference(message ?? '', decision)],
  kept: 0,
});

const comparison = (known: CaseAndGiven | null, decision: Decision): Compared => {
  if (!known?.legalCase || !known.given) return nothing;
  const { legalCase, given } = known;
  // People have put it aside.
  if (legalCase.stage === 'withdrawn' || legalCase.stage === 'merged') return nothing;
  const { draft, record } = legalCase;
  const { differences: facts, kept } = factDifferences(given, record ?? draft, factsFor(decision.facts));
  const now = decision.text === '' ? undefined : sha256(decision.text);
  // Nothing is read that could replace a text.
  if (now === undefined || given.text?.hash === now || draft.text?.hash === now) return { facts, kept };
  // A text that came meanwhile, or that a person put in its place, isn't replaced.
  if (draft.text?.hash !== given.text?.hash) return { facts, kept: kept + 1 };
  return { facts, kept, replacesText: draft.text?.hash ?? null };
};

const recorded = (
  { whole, ...difference }: FieldDifference,
  { itemId, caseId, raw }: KeptItem,
  decision: Decision,
  rereadId: string,
): Difference => ({
  ...difference,
  ...{ id: `${caseId ?? uuidV5(itemId, rereadId)}:${difference.field}`, caseId, itemId, raw },
  title: nameOf(decision).slice(0, 300).toWellFormed(),
  hashes: { before: sha256(whole.before), after: sha256(whole.after) },
});

/** Many decisions have the same title: court and number tell them apart. */
const nameOf = ({ facts: { tribunal, caseNumbers, title } }: Decision): string =>
  [tribunal, caseNumbers.join(', '), title].filter((part) => part !== '').join(' ');

export const sha256 = (text: string): string => hash('sha256', text, 'hex');
