import { userDecider, userStream } from '@nomucheck/domain/accounts/user.ts';
import { adviceEvents } from '@nomucheck/domain/advice/advice-events.ts';
import { topicCorrectionEvents } from '@nomucheck/domain/advice/corrections/correction-events.ts';
import { adviceTemplates } from '@nomucheck/domain/advice/message-templates.ts';
import { adviceAnswers } from '@nomucheck/projections/advice/advice-answers.ts';
import { adviceCitations, isInPublishedAdvice } from '@nomucheck/projections/advice/advice-citations.ts';
import { advices } from '@nomucheck/projections/advice/advices.ts';
import { reviewsDueWithin } from '@nomucheck/projections/advice/due-reviews.ts';
import { correctionsInForce, topicCorrections } from '@nomucheck/projections/advice/topic-corrections.ts';
import type { accounts } from '../accounts/context.ts';
import type { cases } from '../cases/context.ts';
import type { checks } from '../checks/context.ts';
import type { companies } from '../companies/context.ts';
import type { conflicts } from '../conflicts/context.ts';
import { defineContext, type OffersOf } from '../engine/foundation/context.ts';
import { createNamesOf } from '../engine/history/people-names.ts';
import type { messages } from '../messages/context.ts';
import type { people } from '../people/context.ts';
import type { rulesets } from '../rulesets/context.ts';
import type { search } from '../search/context.ts';
import type { usage } from '../usage/context.ts';
import { adviceExport } from './advice-export.ts';
import { createAdviceList } from './advice-list.ts';
import { adviceRoutes } from './advice-routes.ts';
import { createAdviceViews } from './advice-views.ts';
import { createConfiguredAdvisor } from './answering/configured-advisor.ts';
import { chatTables, createChat } from './chat/chat.ts';
import { chatRoutes } from './chat-routes.ts';
import { readWithinTime } from './checking/read-within-time.ts';
import { adviceDocuments } from './document/document-routes.ts';
import { adviceHistory } from './history/advice-history.ts';
import { adviceNotices, WRITE_ADVICE_NOTICES, writeAdviceNotices } from './notices/advice-notices.ts';
import { INDEX_PARTIES, indexParties, partyIndexing } from './parties/party-indexing.ts';
import { END_REVIEWS, endAdvicesOf, endReviews, reviewersLeaving } from './people-leaving.ts';
import { publishedAdviceRoutes } from './published-advice-routes.ts';
import { adviceRecalls, CHECK_PUBLISHED, checkPublished, FLAG_ADVICES, flagAdvices } from './recall/recalling.ts';
import { createReportList } from './reports/report-list.ts';
import { reportRoutes } from './reports/report-routes.ts';
import { createReporting } from './reports/reporting.ts';
import { createRetrieval } from './retrieval/retrieval.ts';
import { createReviewAnswers } from './review/answers-of-review-routes.ts';
import { createReview, reviewTables } from './review/review.ts';
import { reviewFigures } from './review/review-figures.ts';
import { reviewQueueRoutes } from './review/review-queue-routes.ts';
import { reviewStageRoutes } from './review/review-stage-routes.ts';
import { adviceConsentsWithdrawn, END_UNREADABLE, endUnreadable } from './sensitive/consent-withdrawn.ts';
import { adviceSentences } from './sentences.ts';
import { adviceSettings } from './settings.ts';
import { shownRoutes } from './shown-routes.ts';
import { createCorrectingTopics } from './topic-corrections/correcting-topics.ts';
import { topicCorrectionRoutes } from './topic-corrections/topic-correction-routes.ts';

/** Reviews that somebody still has to do and that are due within this span, both inclusive. */
export type ReviewsDue = (span: Parameters<typeof reviewsDueWithin>[1]) => ReturnType<typeof reviewsDueWithin>;

type Needs = Pick<OffersOf<typeof accounts>, 'emailOf'> &
  Pick<OffersOf<typeof messages>, 'messages'> &
  Pick<OffersOf<typeof people>, 'searchPeople' | 'peopleWhoMay'> &
  Pick<OffersOf<typeof cases>, 'readPassage' | 'caseChanges'> &
  Pick<OffersOf<typeof checks>, 'findCheck' | 'checkViews'> &
  Pick<OffersOf<typeof companies>, 'companies'> &
  Pick<OffersOf<typeof conflicts>, 'parties'> &
  Pick<OffersOf<typeof rulesets>, 'rulesets'> &
  Pick<OffersOf<typeof search>, 'passages'> &
  Pick<OffersOf<typeof usage>, 'usage'>;

/** Questions to the advisor, its answers, two reviews by labour attorneys, and what is published. */
export const advice = defineContext({
  name: 'advice',
  events: [...adviceEvents, ...topicCorrectionEvents],
  projections: [advices, adviceCitations, adviceAnswers, topicCorrections],
  processManagers: [adviceRecalls, adviceNotices, partyIndexing, reviewersLeaving, adviceConsentsWithdrawn],
  sentences: adviceSentences,
  messageTemplates: adviceTemplates,
  migrations: new URL('migrations/', import.meta.url),
  personalData: { exportedFrom: [advices], tables: { ...chatTables, ...reviewTables } },
  liveLists: {
    advice: { projection: advices, right: 'menu.inspection' },
    'advice-report': { projection: adviceAnswers, right: 'menu.inspection' },
    'topic-correction': { projection: topicCorrections, right: 'menu.topic' },
  },
  settings: adviceSettings,
  create: (foundation, needs: Needs, settings) => {
    const { searchPeople, peopleWhoMay, caseChanges, findCheck, checkViews, companies, rulesets } = needs;
    const { emailOf, messages, parties, passages, usage } = needs;
    const readPassage = readWithinTime(needs.readPassage);
    const { configuration, pool, store, readModels, commands, vault, clock, log } = foundation;
    const { sealer, names, stories } = foundation;
    const corrections = () => correctionsInForce(pool);
    const findMaterial = createRetrieval({ passages, rulesets, checkViews, corrections, clock }).materialFor;
    const advisor = createConfiguredAdvisor(settings.advisor, log);
    const { asking, chatting, stopping, ...chat } = createChat(foundation, settings, {
      ...{ findCheck, companies, parties, usage, readPassage },
      ...{ advisor, findMaterial },
    });
    const namesOf = createNamesOf(names);
    const list = createAdviceList({ db: pool, sealer, namesOf, searchPeople, clock });
    const views = createAdviceViews({
      namesOf,
      changesOf: ({ caseId, citedRevision, revision }) => caseChanges(caseId, citedRevision, revision),
    });
    const history = adviceHistory({ commands, namesOf, stories });
    const documents = adviceDocuments(foundation, views);
    const recalling = { db: pool, commands, readModels, clock };
    const telling = {
      ...{ commands, messages, emailOf, publicUrl: configuration.publicUrl },
      reviewers: () => peopleWhoMay('advice.review'),
    };
    /** Where registration numbers are required, nobody without one takes a review. */
    const whoTakesReviews = async (): Promise<readonly string[]> => {
      const people = await telling.reviewers();
      if (!settings.registrationRequired) return people;
      const users = await commands.loadMany(userDecider, people.map(userStream));
      return people.filter((person) => users.get(userStream(person))?.state?.registrationNumber != null);
    };
    const review = createReview(foundation, settings, {
      ...{ list, views, namesOf, companies, readPassage, conflictsOf: parties.conflictsOf, whoTakesReviews },
    });
    const answers = createReviewAnswers({ commands, queue: review.queue, views });
    const leaving = { ...recalling, store };
    return {
      ...chat,
      recordHistories: [history],
      offers: {
        ...{ reviewFigures: reviewFigures(pool, review.queue), whoTakesReviews },
        /** Somebody of the firm has looked at a change of a case that the advice cites. */
        settleFlag: review.reviewing.settleFlag,
        /** Who drafts answers. */
        advisorKind: advisor.kind,
        reviewsDue: ((span) => reviewsDueWithin(pool, span)) satisfies ReviewsDue,
      },
      exportOf: adviceExport({ db: pool, commands, views }),
      eraseOf: async (person) => {
        await chat.eraseOf(person);
        await endAdvicesOf(leaving)(person);
      },
      showsCase: ({ actor }, caseId) => isInPublishedAdvice(pool, actor.id, caseId),
      effects: {
        [FLAG_ADVICES]: flagAdvices(recalling),
        [CHECK_PUBLISHED]: checkPublished(recalling),
        [WRITE_ADVICE_NOTICES]: writeAdviceNotices(telling),
        [INDEX_PARTIES]: indexParties({ commands, companies, parties }),
        [END_REVIEWS]: endReviews(leaving),
        [END_UNREADABLE]: endUnreadable(leaving),
      },
      routes: [
        // Before those of one advice, because `/api/ai-advices/:id` would take `/api/ai-advices/reviews`.
        ...reportRoutes({
          ...{ db: pool, answers, reporting: createReporting({ commands }) },
          reports: createReportList({ db: pool, sealer }),
        }),
        ...topicCorrectionRoutes({
          ...{ db: pool, sealer, answers, namesOf, correcting: createCorrectingTopics({ commands, findMaterial }) },
        }),
        ...reviewQueueRoutes({ ...review, answers, namesOf, listProjections: [advices.name] }),
        ...reviewStageRoutes({ ...review, answers }),
        ...publishedAdviceRoutes({ ...review, answers }),
        ...shownRoutes({ ...review, db: pool, sealer, answers, reads: [advices.name] }),
        ...adviceRoutes({ commands, history, list, views, listProjections: [advices.name] }),
        ...documents,
        ...chatRoutes({ asking, chatting, stopping, commands, rulesets, sessions: vault.sessions }),
      ],
    };
  },
});
