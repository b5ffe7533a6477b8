import EditNote from '@mui/icons-material/EditNote';
import FactCheck from '@mui/icons-material/FactCheck';
import { createElement } from 'react';
import { Navigate } from 'react-router';
import type { ConsoleContext } from '../list/resource.ts';
import { lazyPage } from '../shell/lazy-page.ts';
import { inspectionData } from './inspection-data.ts';
import { topicsData } from './topics/topics-data.ts';

const detail = createElement(lazyPage(() => import('./work/detail-page.tsx')));

/** The reviewers' side of the AI advices. An advice has two addresses: `/inspection/detail?id=…` and `/inspection/detail/…`. */
export const advice: ConsoleContext = {
  data: { ...inspectionData, ...topicsData },
  resources: [
    {
      name: 'inspection/list',
      api: 'ai-advices/reviews',
      entry: 'inspection',
      icon: FactCheck,
      options: { purpose: 'AI 자문을 맡아 고치고 확인하기' },
      list: lazyPage(() => import('./list/review-list.tsx')),
      texts: {
        name: '검수',
        fields: { stage: '단계', question: '질문', askedAt: '물은 때', due: '기한', updatedAt: '바뀐 때' },
      },
    },
    {
      name: 'inspection/recalls',
      api: 'ai-advices/recalls',
      entry: 'inspection',
      list: lazyPage(() => import('./list/recall-list.tsx')),
      texts: { name: '다시 볼 자문', fields: { question: '질문', updatedAt: '바뀐 때' } },
    },
    {
      name: 'inspection/reports',
      api: 'ai-advices/reports',
      entry: 'inspection',
      list: lazyPage(() => import('./reports/report-list.tsx')),
      texts: { name: '살펴볼 답', fields: { question: '질문', reportedAt: '들어온 때' } },
    },
    {
      name: 'inspection/topics',
      api: 'ai-advices/topic-corrections',
      entry: 'topic',
      icon: EditNote,
      options: { purpose: 'AI 자문의 주제에서 바로잡은 문장 보고 되돌리기' },
      list: lazyPage(() => import('./topics/correction-list.tsx')),
      texts: { name: '주제 바로잡기', fields: { at: '바로잡은 때', topicId: '주제' } },
    },
  ],
  routes: [
    { path: '/inspection', element: createElement(Navigate, { to: '/inspection/list', replace: true }) },
    { path: '/inspection/detail', element: detail },
    { path: '/inspection/detail/:id', element: detail },
  ],
};
