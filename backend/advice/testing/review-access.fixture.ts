import { of, placeholders, type Requests } from '../../testing/routes/route-request.fixture.ts';
import { at, flaggedCase } from './advice-at-stage.fixture.ts';

/** For those of the firm, but not about what they asked themselves. */
const byFirm = (route: string): string => `
${route}  own    login  staff  staff  staff  same  same  same
${route}  other  login  staff  staff  staff  ok    ok    ok
${route}  gone   login  staff  staff  staff  none  none  none`;
const byAdmin = (route: string, gone = 'none'): string => `
${route}  own    login  admin  admin  admin  admin  same     same
${route}  other  login  admin  admin  admin  admin  ok       ok
${route}  gone   login  admin  admin  admin  admin  ${gone}  ${gone}`;
const byAsker = (route: string): string => `
${route}  own    login  ok    ok    ok    ok    ok    ok
${route}  other  login  none  none  none  none  none  none
${route}  gone   login  none  none  none  none  none  none`;

const api = '/api/ai-advices';
const stages = [1, 2] as const;

/** The rows of the table for the routes of the reviews. */
export const reviewAccess = `\
GET /api/ai-advices/shown                       -  ok     ok     ok     ok     ok  ok  ok
GET /api/ai-advices/reviews                     -  login  staff  staff  staff  ok  ok  ok
GET /api/ai-advices/recalls                     -  login  staff  staff  staff  ok  ok  ok
GET /api/ai-advices/reports                     -  login  staff  staff  staff  ok  ok  ok
GET /api/ai-advices/reports/counts              -  login  staff  staff  staff  ok  ok  ok
GET /api/ai-advices/topic-corrections           -  login  staff  staff  staff  ok  ok  ok
POST /api/ai-advices/topic-corrections          own    login  staff  staff  staff  same  same  same
POST /api/ai-advices/topic-corrections          other  login  staff  staff  staff  invalid_request  invalid_request  invalid_request
POST /api/ai-advices/topic-corrections          gone   login  staff  staff  staff  none  none  none
POST /api/ai-advices/topic-corrections/restore  gone   login  staff  staff  staff  stage  stage  stage
${[
  ...['answers/:answerId/lines', 'review1', 'review2'].map((part) => byFirm(`GET ${api}/:id/${part}`)),
  byFirm(`POST ${api}/:id/answers/:answerId/report/settle`),
  byFirm(`GET ${api}/reviews/:id`),
  byFirm(`PUT ${api}/reviews/:id`),
  byFirm(`POST ${api}/:id/review2/request`),
  ...stages.flatMap((n) => [
    byFirm(`PUT ${api}/:id/review${n}`),
    ...['claim', 'release', 'complete'].map((step) => byFirm(`POST ${api}/:id/review${n}/${step}`)),
    byAdmin(`POST ${api}/:id/review${n}/reassign`),
  ]),
  ...['amend', 'withdraw', 'show', 'hide', 'flags/settle', 'presence'].map((step) => byFirm(`POST ${api}/:id/${step}`)),
  byAdmin(`POST ${api}/reviews`),
  ...['answers/:answerId/fit', 'review1/request', 'rating'].map((step) => byAsker(`POST ${api}/:id/${step}`)),
].join('')}
`;

const reason = '시험';
const copy = { text: '해고는 서면으로 알려야 해요.', comments: [], checklist: [] };

const ofStage = (n: 1 | 2): Requests => {
  const [waiting, held] =
    n === 1 ? (['review1_requested', 'review1'] as const) : (['review2_requested', 'review2'] as const);
  const path = `${api}/:id/review${n}`;
  return {
    [`GET ${path}`]: at(held, ({ id }) => `${id}/review${n}`),
    [`PUT ${path}`]: at(
      held,
      ({ id }) => `${id}/review${n}`,
      () => copy,
    ),
    [`POST ${path}/claim`]: at(
      waiting,
      ({ id }) => `${id}/review${n}/claim`,
      () => ({}),
    ),
    [`POST ${path}/release`]: at(
      held,
      ({ id }) => `${id}/review${n}/release`,
      () => ({}),
    ),
    [`POST ${path}/complete`]: at(
      held,
      ({ id }) => `${id}/review${n}/complete`,
      () => ({ verdict: 'return', reason }),
    ),
    [`POST ${path}/reassign`]: at(
      held,
      ({ id }) => `${id}/review${n}/reassign`,
      () => ({ userId: placeholders.colleague, reason }),
    ),
  };
};

export const reviewRequests: Requests = {
  ...ofStage(1),
  ...ofStage(2),
  'GET /api/ai-advices/reviews': of(`${api}/reviews`),
  'GET /api/ai-advices/shown': of(`${api}/shown`),
  'GET /api/ai-advices/recalls': of(`${api}/recalls`),
  'GET /api/ai-advices/reports': of(`${api}/reports`),
  'GET /api/ai-advices/reports/counts': of(`${api}/reports/counts`),
  'GET /api/ai-advices/topic-corrections': of(`${api}/topic-corrections`),
  'POST /api/ai-advices/topic-corrections': at(
    'drafting',
    () => 'topic-corrections',
    ({ id: adviceId, answerId }) => ({
      ...{ from: { adviceId, answerId }, topicId: 'severance', line: '없어요.' },
      ...{ replacement: '있어요.', law: null, reason },
    }),
  ),
  'POST /api/ai-advices/topic-corrections/restore': of(`${api}/topic-corrections/restore`, {
    ...{ topicId: 'severance', line: '없어요.', reason },
  }),
  'GET /api/ai-advices/:id/answers/:answerId/lines': at(
    'drafting',
    ({ id, answerId }) => `${id}/answers/${answerId}/lines`,
  ),
  'POST /api/ai-advices/:id/answers/:answerId/fit': at(
    'drafting',
    ({ id, answerId }) => `${id}/answers/${answerId}/fit`,
    () => ({ fits: true }),
  ),
  'POST /api/ai-advices/:id/answers/:answerId/report/settle': at(
    'reported',
    ({ id, answerId }) => `${id}/answers/${answerId}/report/settle`,
    () => ({ reason }),
  ),
  'POST /api/ai-advices/reviews': at(
    'drafting',
    () => 'reviews',
    ({ id: adviceId }) => ({ adviceId, reason }),
  ),
  'GET /api/ai-advices/reviews/:id': at('review1', ({ id }) => `reviews/${id}`),
  'PUT /api/ai-advices/reviews/:id': at(
    'review1_requested',
    ({ id }) => `reviews/${id}`,
    () => ({ assignee: 'me' }),
  ),
  'POST /api/ai-advices/:id/review1/request': at(
    'drafting',
    ({ id }) => `${id}/review1/request`,
    () => ({}),
  ),
  'POST /api/ai-advices/:id/review2/request': at(
    'review1_done',
    ({ id }) => `${id}/review2/request`,
    () => ({}),
  ),
  'POST /api/ai-advices/:id/amend': at(
    'flagged',
    ({ id }) => `${id}/amend`,
    () => ({ reason }),
  ),
  'POST /api/ai-advices/:id/withdraw': at(
    'flagged',
    ({ id }) => `${id}/withdraw`,
    () => ({ reason }),
  ),
  'POST /api/ai-advices/:id/show': at(
    'flagged',
    ({ id }) => `${id}/show`,
    () => ({
      question: '문자로 해고됐어요.',
      answer: '서면이어야 해요.',
      namesNobody: true,
      askerAgreed: true,
      reason,
    }),
  ),
  'POST /api/ai-advices/:id/hide': at(
    'flagged',
    ({ id }) => `${id}/hide`,
    () => ({ reason }),
  ),
  'POST /api/ai-advices/:id/rating': at(
    'flagged',
    ({ id }) => `${id}/rating`,
    () => ({ stars: 5 }),
  ),
  'POST /api/ai-advices/:id/flags/settle': at(
    'flagged',
    ({ id }) => `${id}/flags/settle`,
    () => ({ caseId: flaggedCase, revision: 2, reason }),
  ),
  'POST /api/ai-advices/:id/presence': at(
    'review1',
    ({ id }) => `${id}/presence`,
    () => ({}),
  ),
};
