import { type ApplicationEvent, applicationEvents } from '@nomucheck/domain/applications/application-events.ts';
import type { checks } from '../checks/context.ts';
import { defineContext, type OffersOf } from '../engine/foundation/context.ts';
import type { SentencesOf } from '../engine/history/event-sentences.ts';
import { openDrawing } from '../engine/paper/drawing.ts';
import { createKeptDrawings } from '../engine/paper/kept-drawings.ts';
import type { rulesets } from '../rulesets/context.ts';
import { applicationExport } from './application-export.ts';
import { applicationRoutes } from './application-routes.ts';
import { createApplications } from './applications.ts';
import type { DrawnApplication } from './draw-application.ts';
import type { DrawnNotice } from './draw-notice.ts';

type Needs = Pick<OffersOf<typeof checks>, 'checkViews' | 'checkList'> & Pick<OffersOf<typeof rulesets>, 'rulesets'>;

const sentences: SentencesOf<ApplicationEvent> = {
  ApplicationBegun: () => '노동위원회에 낼 신청서를 쓰기 시작했어요.',
  ApplicationFieldsChanged: () => '신청서에 적은 내용을 고쳤어요.',
};

/** Drafts of applications to labour commissions and other bodies, which people file in their own name. */
export const applications = defineContext({
  name: 'applications',
  events: applicationEvents,
  projections: [],
  processManagers: [],
  sentences,
  create: ({ commands, stopping, onKeysDestroyed }, { checkViews, checkList, rulesets }: Needs) => {
    const drawing = openDrawing<DrawnApplication | DrawnNotice>(new URL('draw-application.worker.ts', import.meta.url));
    stopping.signal.addEventListener('abort', () => void drawing.close(), { once: true });
    const drawings = createKeptDrawings(drawing);
    onKeysDestroyed(drawings.forget);
    return {
      offers: {},
      exportOf: applicationExport({ commands, checkList }),
      routes: applicationRoutes({
        applications: createApplications({ commands, checkViews, rulesets }),
        drawings,
      }),
    };
  },
});
