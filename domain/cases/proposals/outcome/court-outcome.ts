import type { CaseOutcome } from '../../case-counts.ts';
import type { DecisionFacts } from '../../decision-facts.ts';
import { sectionNamed } from '../../decision-text.ts';
import { type Found, type FoundOutcome, passageAt } from '../../found.ts';
import { sentencesOf } from '../text/sentences.ts';
import { reliefUnheard, suitUnheard } from './never-heard.ts';
import { type OrderRead, readOrder } from './order.ts';
import { partiesOf, type Side } from './parties.ts';
import { workerSide } from './worker-side.ts';

/** Orders are short. A longer one has a list of hundreds of plaintiffs at its end, which adds nothing. */
const LONGEST_ORDER = 6_000;

export type OutcomeFound = { readonly outcome: FoundOutcome | null; readonly outcomeText: Found | null };

/**
 * The outcome of a court's decision for the worker: it needs both who won by the order, and on which side the worker is. If
 * an employer's suit against the commission is dismissed, the worker wins.
 */
export const courtOutcome = (text: string, facts: DecisionFacts): OutcomeFound => {
  const section = sectionNamed(text, '주문');
  if (!section) return { outcome: null, outcomeText: null };
  const to = Math.min(section.to, section.from + LONGEST_ORDER);
  const parties = partiesOf(text);
  const read = readOrder(sentencesOf(text, section.from, to), parties);
  if (!read) return { outcome: null, outcomeText: null };
  const passage = passageAt(text, read.sentence.from, read.sentence.to);
  const outcomeText = { value: read.words, rule: read.rule, passage };
  const worker = isProvisional.test(facts.title) || isRetrial(text) ? null : workerSide(parties, facts, text);
  const value = worker && heard(outcomeFor(worker, inPart(read, text)), read, worker, text);
  if (!worker || !value) return { outcome: null, outcomeText };
  return { outcome: { value, rule: `${read.rule}/worker-is-${worker}`, passage }, outcomeText };
};

/** An order that is only valid until the suit is decided decides nothing. */
const isProvisional = /가처분|가압류|집행정지|효력정지/;

/**
 * If a retrial isn't opened, the old judgment stands, whatever its outcome was. The plaintiff of the retrial is often the
 * defendant of the first suit.
 */
const isRetrial = (text: string): boolean => {
  const heads = sectionNamed(text, '당사자');
  return heads !== null && /재심(?:원고|피고)/.test(text.slice(heads.from, heads.to));
};

/** An appeal that concerns only the lost part of a claim shows that the rest was won. */
const inPart = (read: OrderRead, text: string): OrderRead['plaintiff'] => {
  if (read.rule !== 'appeal-dismissed') return read.plaintiff;
  const aims = sectionNamed(text, '항소취지', '청구취지및항소취지');
  const asked = aims ? text.slice(aims.from, aims.to) : '';
  return /제1심\s*판결\s*중\s*(?:원고|피고)?.{0,80}?패소\s*부분/.test(asked) ? 'partly' : read.plaintiff;
};

/**
 * If an appeal was dismissed, the suit itself may have been inadmissible. In a suit against the commission, the application
 * may have been rejected or may have lost its object. In these cases the merits of the dismissal were not examined, so the
 * employer has not won.
 */
const heard = (value: CaseOutcome | null, read: OrderRead, worker: Side, text: string): CaseOutcome | null => {
  if (value === null || value === 'partial' || value === 'rejected') return value;
  if (read.rule === 'appeal-dismissed' && read.plaintiff === 'loses') {
    const unheard = suitUnheard(text);
    if (unheard) return unheard === 'rejected' && worker === 'plaintiff' ? 'rejected' : null;
  }
  // An employer's suit was wrongly rejected as inadmissible, so it is still open whether the relief stands.
  if (read.rule === 'reversed-and-sent-back' && read.plaintiff === 'wins' && worker === 'defendant')
    return suitUnheard(text) ? null : value;
  return value === 'employer_win' && reliefUnheard(text) ? null : value;
};

const outcomeFor = (worker: Side, plaintiff: OrderRead['plaintiff']): CaseOutcome | null => {
  if (plaintiff === 'partly') return 'partial';
  // If the employer's suit is inadmissible, the commission's order may stand or may have lost its object; only the reasons
  // show which.
  if (plaintiff === 'inadmissible') return worker === 'plaintiff' ? 'rejected' : null;
  return (plaintiff === 'wins') === (worker === 'plaintiff') ? 'worker_win' : 'employer_win';
};
