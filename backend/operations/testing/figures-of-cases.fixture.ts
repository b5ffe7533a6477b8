import type { StoredEvent } from '@nomucheck/domain/kernel/log/stored-event.ts';
import { koreanDay, lastOf, namesOf, partOf, type Story, storiesOf, type Told, textOf } from './stories.fixture.ts';

/** The figures of cases and of the work on many of them, counted from the stored events alone. */

const states: Readonly<Record<string, 'refined' | 'ready' | 'master' | 'gone'>> = {
  ...{ CaseCollected: 'refined', CaseSentBack: 'refined', CaseReadyUndone: 'refined', CaseReopened: 'refined' },
  ...{ CaseReadied: 'ready', CaseAcceptanceUndone: 'ready' },
  ...{ CaseAccepted: 'master', CaseCorrected: 'master', CaseRestored: 'master' },
  ...{ CaseDiscarded: 'gone', CaseWithdrawn: 'gone', CaseMerged: 'gone' },
};
const stateOf = (story: Story) => {
  const last = lastOf(story, ...Object.keys(states));
  const state = states[last?.type ?? ''];
  const isReadAgain = (lastOf(story, 'CaseTextChanged')?.position ?? '') > (last?.position ?? '');
  // With another text it has to be refined once more, unless it was accepted.
  return state === 'ready' && isReadAgain ? 'refined' : state;
};
const refinerOf = (story: Story): string =>
  lastOf(story, 'CaseRefined', 'ProposalTaken', 'ProposalDismissed', 'ProposalReopened', 'CaseReadied')?.by ?? '';
const wasSentBack = (story: Story): boolean => {
  const last = lastOf(story, 'CaseSentBack', 'CaseReadyUndone', 'CaseReadied');
  return last?.type === 'CaseSentBack' || (last?.type === 'CaseReadyUndone' && last.told.sentBack !== null);
};

/** The fields of a case as its events left them. */
const fieldsOf = (story: Story): Told => {
  const from = story.findLastIndex(({ type }) => /^Case(Collected|Accept|Corrected|Restored)/.test(type));
  const { record, draft } = story[from]?.told ?? {};
  const changes = story.slice(from + 1).filter(({ type }) => /^(CaseRefined|ProposalTaken)$/.test(type));
  return Object.assign({}, record ?? draft, ...changes.map(({ told }) => told.changes));
};

/** Rules that copy an outcome, or read it in an order that has only one meaning. */
const sureOutcomes =
  /^(source|column|commission-result|commission-order|claim-decided|appeal-dismissed|reversed-and-sent-back|first-instance-cancelled|criminal-case|constitutional-case)$/;
/** Whether its outcome is still to be taken, and is proposed by such a rule. */
const isSure = (story: Story): boolean => {
  const arrived = story.findLastIndex(({ type }) => /^Case(Collected|TextChanged)$/.test(type));
  const open = new Map<unknown, Told>();
  for (const proposal of [story[arrived]?.told.proposals ?? []].flat()) open.set(Object(proposal).id, Object(proposal));
  for (const { type, told } of story.slice(arrived + 1)) {
    const proposal = partOf(told, 'proposal');
    if (type === 'ProposalTaken') open.delete(proposal.id);
    if (type === 'ProposalDismissed') open.delete(told.proposal);
    if (type === 'ProposalReopened') open.set(proposal.id, proposal);
  }
  const isOfSureRule = (one: Told): boolean => sureOutcomes.test(textOf(one, 'rule').replace(/\/.*/, ''));
  const isOpen = [...open.values()].some((one) => one.field === 'outcome' && isOfSureRule(one));
  return isOpen && textOf(fieldsOf(story), 'outcome') === '';
};

/** Whether the source has had another text since the acceptance, which nobody has put into the record. */
const hasNewText = (story: Story): boolean => {
  const since = story.slice(story.findLastIndex(({ type }) => type === 'CaseAccepted'));
  const changed = lastOf(since, 'CaseTextChanged');
  return (
    changed !== undefined && partOf(partOf(changed.told, 'draft'), 'text').hash !== partOf(fieldsOf(story), 'text').hash
  );
};

/** By what a case is held against another one. */
type Named = {
  readonly isQueued: boolean;
  readonly tribunal: string;
  readonly day: string;
  readonly numbers: readonly string[];
  readonly text: Told;
};
const namedIn = (story: Story): Named => {
  const fields = fieldsOf(story);
  const came = partOf(partOf(lastOf(story, 'CaseCollected', 'CaseTextChanged')?.told, 'draft'), 'text');
  return {
    ...{ isQueued: stateOf(story) !== 'master', tribunal: textOf(fields, 'tribunal') },
    ...{ day: textOf(fields, 'decidedOn'), text: 'hash' in came ? came : partOf(fields, 'text') },
    // A masked number is many decisions'; a commission's may begin with its place.
    numbers: namesOf(fields, 'caseNumbers')
      .filter((number) => !/[O○*Xx]{2,}$/.test(number))
      .map((number) => number.replace(/^[가-힣]{2}(?=\d{4})/, '')),
  };
};
/** Below this many characters a text may be a formula. */
const longText = 300;
/**
 * Whether two cases may be one decision: by a number at one tribunal, or by their text. Of texts only equal ones are known here;
 * the month holds none that is nearly another's (domain/cases/likeness.test.ts judges those).
 */
const isAlike = (one: Named, other: Named): boolean => {
  const bothKnow = (field: 'tribunal' | 'day'): boolean => one[field] !== '' && other[field] !== '';
  const isAtOne = one.tribunal === other.tribunal;
  if (one.numbers.some((number) => other.numbers.includes(number))) {
    if (bothKnow('tribunal')) return isAtOne;
    return !bothKnow('day') || one.day === other.day;
  }
  if (one.text.hash === undefined || one.text.hash !== other.text.hash) return false;
  const isUnnumbered = one.numbers.length === 0 || other.numbers.length === 0;
  return (
    Number(one.text.chars) >= longText || (bothKnow('tribunal') && isAtOne && one.day === other.day && isUnnumbered)
  );
};

const isUnderWay = (work: Story): boolean =>
  /^BulkWork(Started|RevertAsked)$/.test(
    lastOf(work, 'BulkWorkStarted', 'BulkWorkFinished', 'BulkWorkRevertAsked', 'BulkWorkReverted')?.type ?? '',
  );

/** What each of these figures is for this person at this instant (ISO). */
export const figuresOfCases = (events: readonly StoredEvent[], person: string, now: string) => {
  const stories = storiesOf(events, 'case');
  const cases = (state: string, holds: (story: Story) => boolean = () => true): number =>
    stories.filter((story) => stateOf(story) === state && holds(story)).length;
  const standing = stories.filter((story) => stateOf(story) !== 'gone').map(namedIn);
  return {
    'cases-mine': cases('refined', (story) => refinerOf(story) === person),
    'cases-waiting': cases('refined'),
    'cases-sure': cases('refined', isSure),
    'cases-sent-back': cases('refined', wasSentBack),
    'cases-alike': standing.filter(
      (one) => one.isQueued && standing.some((other) => other !== one && isAlike(one, other)),
    ).length,
    'cases-ready': cases('ready'),
    'cases-accepted-today': cases(
      'master',
      (story) => koreanDay(lastOf(story, 'CaseAccepted')?.at ?? now) === koreanDay(now),
    ),
    'cases-new-text': cases('master', hasNewText),
    'bulk-works': storiesOf(events, 'case-bulk-work').filter(isUnderWay).length,
  };
};
