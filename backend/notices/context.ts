import { noticeTemplates } from '@nomucheck/domain/notices/message-templates.ts';
import { noticeEvents } from '@nomucheck/domain/notices/notice-events.ts';
import { staffNotices } from '@nomucheck/projections/notices/staff-notices.ts';
import type { advice } from '../advice/context.ts';
import { defineContext, type OffersOf } from '../engine/foundation/context.ts';
import type { messages } from '../messages/context.ts';
import type { orders } from '../orders/context.ts';
import type { people } from '../people/context.ts';
import { choiceRoutes } from './choice-routes.ts';
import { tellWhatIsDue } from './due-notices.ts';
import { tellOfReview, WRITE_REVIEW_NOTICES } from './earlier-jobs.ts';
import { noticesOf } from './notice-export.ts';
import { noticeRoutes } from './notice-routes.ts';
import { sendStaffNotice } from './sending.ts';
import { noticeSentences } from './sentences.ts';
import { createTelling, settleStaffNotices, tellStaff } from './telling.ts';
import { createLookUp } from './waiting.ts';
import {
  SEND_STAFF_NOTICE,
  SETTLE_STAFF_NOTICES,
  staffNoticeMessages,
  staffNoticesFollowing,
  TELL_STAFF,
} from './what-follows.ts';

type Needs = Pick<OffersOf<typeof messages>, 'messages' | 'smsBudget'> &
  Pick<OffersOf<typeof people>, 'peopleWhoMay'> &
  Pick<OffersOf<typeof advice>, 'whoTakesReviews' | 'reviewsDue'> &
  Pick<OffersOf<typeof orders>, 'ordersOwedBack'>;

const fiveMinutes = 300_000;

/** What waits for the firm's people, and how each of them wants to hear of it. */
export const notices = defineContext({
  name: 'notices',
  events: noticeEvents,
  projections: [staffNotices],
  processManagers: [staffNoticesFollowing, staffNoticeMessages],
  sentences: noticeSentences,
  messageTemplates: noticeTemplates,
  personalData: { exportedFrom: [staffNotices] },
  liveLists: { notice: { projection: staffNotices, right: 'access.staff' } },
  create: (foundation, needs: Needs) => {
    const { messages, smsBudget, peopleWhoMay, whoTakesReviews, reviewsDue, ordersOwedBack } = needs;
    const { configuration, pool: db, store, readModels, commands, clock } = foundation;
    const lookUp = createLookUp({
      ...{ commands, clock },
      takers: {
        reviews: whoTakesReviews,
        consultations: () => peopleWhoMay('consultation.answer'),
        orders: () => peopleWhoMay('order.refund'),
        boards: () => peopleWhoMay('menu.board'),
      },
    });
    const telling = createTelling({ db, commands, store, readModels, lookUp, clock });
    const { publicUrl } = configuration;
    return {
      offers: {},
      exportOf: noticesOf({ db, commands }),
      effects: {
        [TELL_STAFF]: tellStaff(telling),
        [WRITE_REVIEW_NOTICES]: tellOfReview(telling),
        [SETTLE_STAFF_NOTICES]: settleStaffNotices(telling),
        [SEND_STAFF_NOTICE]: sendStaffNotice({
          ...{ commands, messages, smsBudget, lookUp, end: telling.end, publicUrl, clock },
        }),
      },
      schedules: {
        'tell-what-is-due': {
          everyMs: fiveMinutes,
          run: () => tellWhatIsDue({ db, telling, reviewsDue, ordersOwedBack, clock }),
        },
      },
      routes: [...noticeRoutes({ db, commands }), ...choiceRoutes({ commands })],
    };
  },
});
