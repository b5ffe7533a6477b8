import type { StoredEvent } from '@nomucheck/domain/kernel/log/stored-event.ts';
import { after, lastOf, minute, partOf, type Story, storiesOf, textOf } from './stories.fixture.ts';

/** The figures of the questionnaire's editions and of the crawler's sources, counted from the stored events alone. */

/** The edition that was published last. */
export const editionInForce = (events: readonly StoredEvent[]): string =>
  textOf(events.findLast(({ type }) => type === 'RulesetPublished')?.data, 'rulesetVersion');

const mayDo = (user: Story): { readonly approve: boolean; readonly publish: boolean } => {
  const access = lastOf(user, 'AccessChanged')?.told;
  const isSuper = access?.accessType === 2;
  return {
    approve: isSuper || (access?.accessType === 1 && partOf(access, 'adminMenu').all === true),
    publish: isSuper,
  };
};

/** Whether the edition that the program brings along waits for this person: to approve it, or to publish what another one approved. */
export const editionsToDecide = (events: readonly StoredEvent[], person: string, offered: string): number => {
  const inForce = editionInForce(events);
  if (inForce === offered) return 0;
  const approvals = events
    .slice(events.findLastIndex(({ type }) => type === 'RulesetPublished'))
    .filter(({ type, data }) => type === 'RulesetApproved' && data.rulesetVersion === offered)
    .filter(({ data }) => data.replaces === inForce);
  const own = storiesOf(events, 'user').find((user) => user.some(({ told }) => told.owner === person)) ?? [];
  const may = mayDo(own);
  if (approvals.length === 0) return may.approve ? 1 : 0;
  return may.publish && approvals.some(({ data }) => data.by !== person) ? 1 : 0;
};

const DAY = 24 * 60 * minute;
/** For how many days each source may be silent. */
const silentDays = {
  ...{ 'law-api-courts': 14, 'law-api-commissions': 60 },
  ...{ 'commission-site': 60, 'precedent-repository': 30 },
} as const;

/**
 * How many sources were left unasked, or answered without anything new, for longer than they may be. A source that nobody has used
 * yet, and one that is switched off, isn't looked after. That a source rests after failures is in no event, and none does here.
 */
export const sourcesAlarming = (events: readonly StoredEvent[], now: string): number => {
  const works = storiesOf(events, 'crawl');
  return Object.entries(silentDays).filter(([source, days]) => {
    const switched = events.findLast(({ type, data }) => type === 'CrawlSourceSwitched' && data.source === source);
    const steps = works.filter(([started]) => started?.told.source === source).flat();
    const answers = steps.filter(({ type }) => type === 'CrawlWindowListed').map(({ at }) => at);
    const news = steps.filter(({ told }) => [told.items ?? []].flat().some(isNews)).map(({ at }) => at);
    const [answered] = [...answers, ...news].toSorted().reverse();
    const [brought] = news.toSorted().reverse();
    const since = brought ?? answers.toSorted()[0];
    if (switched?.data.on === false || answered === undefined || since === undefined) return false;
    const isLongAgo = (at: string): boolean => after(at, (days + 1) * DAY) <= now;
    return isLongAgo(answered) || isLongAgo(since);
  }).length;
};
/** Not where it is recorded once more, because a file of it had been missing. */
const isNews = (item: unknown): boolean => {
  const { verdict, was } = Object(item);
  return ['new', 'changed'].includes(verdict) && was !== verdict;
};
