import type { ReadPassage } from '@nomucheck/domain/advice/cited-passages.ts';
import type { Companies } from '../../companies/context.ts';
import type { PartyIndex } from '../../conflicts/context.ts';
import type { Foundation } from '../../engine/foundation/foundation.ts';
import type { NamesOf } from '../../engine/history/people-names.ts';
import type { TablesOfPeople } from '../../engine/vault/people-in-the-vault.ts';
import type { AdviceList } from '../advice-list.ts';
import type { AdviceViews } from '../advice-views.ts';
import type { AdviceSettings } from '../settings.ts';
import { createApprovedCitations } from './approved-text.ts';
import { createPresences, type Presences } from './presences.ts';
import { createReviewQueue, type ReviewQueue } from './review-queue.ts';
import { createReviewing, type Reviewing } from './reviewing.ts';
import { createWorkingCopies } from './working-copies.ts';

/** The tables of what reviewers type, and of who has a review open. */
export const reviewTables: TablesOfPeople = {
  advice_working_copies: {
    people: ['asker', 'saved_by'],
    erase: 'delete from vault.advice_working_copies where asker = $1::uuid',
    stays: 'who of the firm saved it last, by the id alone, until the review is judged',
  },
  advice_presences: { people: ['person'], erase: 'delete from vault.advice_presences where person = $1::uuid' },
};

type Parts = {
  readonly list: AdviceList;
  readonly views: AdviceViews;
  readonly namesOf: NamesOf;
  readonly companies: Pick<Companies, 'names'>;
  readonly readPassage: ReadPassage;
  readonly conflictsOf: PartyIndex['conflictsOf'];
  readonly whoTakesReviews: () => Promise<readonly string[]>;
};

/** The two reviews of an advice, as its routes use them. */
export type Review = {
  readonly reviewing: Reviewing;
  readonly queue: ReviewQueue;
  readonly presences: Presences;
};

export const createReview = (
  { pool, commands, sealer }: Foundation,
  { registrationRequired }: Pick<AdviceSettings, 'registrationRequired'>,
  { list, views, namesOf, companies, readPassage, conflictsOf, whoTakesReviews }: Parts,
): Review => {
  const presences = createPresences(pool);
  const reviewing = createReviewing({
    ...{ commands, namesOf, registrationRequired, conflictsOf },
    copies: createWorkingCopies(pool, sealer),
    approvedCitations: createApprovedCitations(readPassage),
  });
  const queue = createReviewQueue({
    ...{ commands, list, views, namesOf, presences, registrationRequired, conflictsOf, whoTakesReviews },
    companyNames: companies.names,
  });
  return { reviewing, queue, presences };
};
