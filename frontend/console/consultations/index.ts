import QuestionAnswer from '@mui/icons-material/QuestionAnswer';
import type { ConsultationListItem } from '@nomucheck/domain/consultations/contract.ts';
import { topics } from '@nomucheck/domain/consultations/topics.ts';
import type { ConsoleContext } from '../list/resource.ts';
import { lazyPage } from '../shell/lazy-page.ts';
import { consultationList, consultationsData } from './consultations-data.ts';

/** The firm's side of the consultations: the queue, one consultation, the week's agreed times. */
export const consultations: ConsoleContext = {
  data: consultationsData,
  resources: [
    {
      name: consultationList,
      api: 'consult',
      entry: 'consultation',
      icon: QuestionAnswer,
      options: { purpose: '상담 신청을 맡아 답하고 시간 정하기', pageNames: { calendar: '상담 달력' } },
      list: lazyPage(() => import('./list/consultation-list.tsx')),
      edit: lazyPage(() => import('./record/consultation-page.tsx')),
      pages: { calendar: lazyPage(() => import('./calendar/calendar-page.tsx')) },
      recordRepresentation: ({ topic }: ConsultationListItem) => topics[topic],
      texts: {
        name: '상담',
        fields: { stage: '단계', requestedAt: '신청한 때', lastWordAt: '마지막 글', agreedAt: '상담 시간' },
      },
    },
  ],
};
