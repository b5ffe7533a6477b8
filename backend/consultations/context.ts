import { consultationDecider, consultationStream } from '@nomucheck/domain/consultations/consultation.ts';
import { consultationEvents } from '@nomucheck/domain/consultations/consultation-events.ts';
import type { ConsultationOut } from '@nomucheck/domain/consultations/contract.ts';
import { consultationTemplates } from '@nomucheck/domain/consultations/message-templates.ts';
import { SLOT_MINUTES } from '@nomucheck/domain/consultations/slots.ts';
import { consultations as consultationsTable } from '@nomucheck/projections/consultations/consultations.ts';
import { listConsultations, openConsultationsOf } from '@nomucheck/projections/consultations/listing.ts';
import type { accounts } from '../accounts/context.ts';
import type { checks } from '../checks/context.ts';
import type { conflicts } from '../conflicts/context.ts';
import { defineContext, type OffersOf } from '../engine/foundation/context.ts';
import type { AllContexts } from '../engine/foundation/contexts-in-order.ts';
import { createNamesOf } from '../engine/history/people-names.ts';
import { spendOrRefuse, subjectsUnder } from '../engine/vault/counted-subjects.ts';
import type { files } from '../files/context.ts';
import type { messages } from '../messages/context.ts';
import type { people } from '../people/context.ts';
import { attachmentRoutes } from './attachment-routes.ts';
import { createAttorneys } from './attorneys.ts';
import { consultationRoutes } from './consultation-routes.ts';
import { createConsultationSale } from './consultation-sale.ts';
import {
  consultationConsentsWithdrawn,
  END_UNREADABLE_CONSULTATIONS,
  endUnreadableConsultations,
} from './following/consent-withdrawn.ts';
import {
  consultationNotices,
  WRITE_CONSULTATION_NOTICE,
  writeConsultationNotice,
} from './following/consultation-notices.ts';
import { endConsultationsOf } from './following/ending.ts';
import { consultationIndexing, INDEX_CONSULTATION, indexConsultation } from './following/indexing.ts';
import { createHandling } from './handling.ts';
import { loadConsultation } from './loaded-consultation.ts';
import { consultationFigures } from './reading/consultation-figures.ts';
import { consultationHistory } from './reading/consultation-history.ts';
import { createConsultationList } from './reading/consultation-list.ts';
import { createConsultationViews } from './reading/consultation-views.ts';
import { createRequesting } from './requesting.ts';
import { consultationSentences } from './sentences.ts';
import { consultationSettings } from './settings.ts';
import { stepRoutes } from './step-routes.ts';

export type { ConsultationSale, SoldConsultation } from './consultation-sale.ts';

type Needs = AllContexts &
  Pick<OffersOf<typeof accounts>, 'emailOf'> &
  Pick<OffersOf<typeof messages>, 'messages'> &
  Pick<OffersOf<typeof people>, 'peopleWhoMay'> &
  Pick<OffersOf<typeof checks>, 'findCheck'> &
  Pick<OffersOf<typeof files>, 'recordFiles'> &
  Pick<OffersOf<typeof conflicts>, 'parties'>;

const DAY_SECONDS = 86_400;
const mostADay = 10;
const mostExported = 10_000;

/** Requests for a consultation with a labour attorney, and what follows until it is closed. */
export const consultations = defineContext({
  name: 'consultations',
  events: consultationEvents,
  projections: [consultationsTable],
  processManagers: [consultationIndexing, consultationNotices, consultationConsentsWithdrawn],
  sentences: consultationSentences,
  messageTemplates: consultationTemplates,
  personalData: { exportedFrom: [consultationsTable] },
  liveLists: { consultation: { projection: consultationsTable, right: 'menu.consultation' } },
  settings: consultationSettings,
  create: (foundation, needs: Needs, setting) => {
    const { allContexts, emailOf, findCheck, messages, parties, peopleWhoMay, recordFiles } = needs;
    const { configuration, pool, store, readModels, commands, stories, names, vault, indexKey, clock } = foundation;
    // Where nothing can be paid, only free ones are taken.
    const terms = () => ({
      open: setting.open,
      price: allContexts().some(({ takesPayments }) => takesPayments) ? setting.price : null,
    });
    const listProjections = [consultationsTable.name];
    const { conflictsOf } = parties;
    const namesOf = createNamesOf(names);
    const views = createConsultationViews({ namesOf, conflictsOf });
    const history = consultationHistory({ commands, views, namesOf, stories });
    const ending = { db: pool, commands, store, readModels, clock };
    const subjectOf = subjectsUnder(indexKey);
    const request = createRequesting({
      ...{ commands, parties, findCheck, terms },
      spend: (person) => {
        const subject = subjectOf('consultations', person);
        return spendOrRefuse(vault.attempts, [{ subject, most: mostADay, windowSeconds: DAY_SECONDS }]);
      },
      openOf: async (person) => {
        // One that was requested a moment ago counts, too.
        await readModels.waitFor(await store.head(), listProjections);
        return (await openConsultationsOf(pool, person)).length;
      },
    });
    return {
      recordHistories: [history],
      offers: {
        consultationSale: createConsultationSale(commands),
        consultationFigures: consultationFigures(pool),
      },
      exportOf: async ({ user }, at) => {
        const sort = { field: 'requestedAt', descending: false } as const;
        const of = { sort, from: 0, to: mostExported - 1, filter: { owner: user.id }, now: at };
        const own: ConsultationOut[] = [];
        for (const { id } of (await listConsultations(pool, of)).items) {
          const loaded = await loadConsultation(commands, id);
          if (loaded) own.push(await views.own(loaded, at));
        }
        return { consultations: own };
      },
      eraseOf: endConsultationsOf(ending),
      effects: {
        [INDEX_CONSULTATION]: indexConsultation({ commands, parties }),
        [END_UNREADABLE_CONSULTATIONS]: endUnreadableConsultations({ ...ending, recordFiles }),
        [WRITE_CONSULTATION_NOTICE]: writeConsultationNotice({
          ...{ emailOf, messages, publicUrl: configuration.publicUrl, clock },
          consultationOf: async (id) => (await commands.load(consultationDecider, consultationStream(id))).state,
        }),
      },
      routes: [
        ...consultationRoutes({
          ...{ commands, history, views, request, listProjections },
          attorneys: createAttorneys({ commands, whoMayAnswer: () => peopleWhoMay('consultation.answer') }),
          list: createConsultationList({ db: pool, namesOf, conflictsOf }),
          terms: () => ({ ...terms(), minutes: SLOT_MINUTES }),
        }),
        ...attachmentRoutes({ commands, recordFiles, views }),
        ...stepRoutes({ commands, views, handling: createHandling({ commands, namesOf, conflictsOf }) }),
      ],
    };
  },
});
