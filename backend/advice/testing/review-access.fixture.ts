import { never, of, type Requests } from '../../engine/http/testing/route-request.fixture.ts';

/** The rows of the table for the routes of the reviews. */
export const reviewAccess = `GET /api/ai-advices/reviews               -       login    staff    staff    staff    ok       ok       ok
GET /api/ai-advices/recalls               -       login    staff    staff    staff    ok       ok       ok
GET /api/ai-advices/reports               -       login    staff    staff    staff    ok       ok       ok
GET /api/ai-advices/topic-corrections           -     login  staff  staff  staff  ok    ok    ok
POST /api/ai-advices/topic-corrections          gone  login  staff  staff  staff  none  none  none
POST /api/ai-advices/topic-corrections/restore  gone  login  staff  staff  staff  stage_wrong  stage_wrong  stage_wrong
GET /api/ai-advices/:id/answers/:answerId/lines  gone  login  staff  staff  staff  none  none  none
GET /api/ai-advices/reports/counts        -       login    staff    staff    staff    ok       ok       ok
POST /api/ai-advices/:id/answers/:answerId/fit            gone  login  none   none   none   none  none  none
POST /api/ai-advices/:id/answers/:answerId/report/settle  gone  login  staff  staff  staff  none  none  none
POST /api/ai-advices/reviews              gone    login    admin    admin    admin    admin    none     none
GET /api/ai-advices/reviews/:id           gone    login    staff    staff    staff    none     none     none
PUT /api/ai-advices/reviews/:id           gone    login    staff    staff    staff    none     none     none
POST /api/ai-advices/:id/review1/request  gone    login    none     none     none     none     none     none
POST /api/ai-advices/:id/review2/request  gone    login    staff    staff    staff    none     none     none
GET /api/ai-advices/:id/review1           gone    login    staff    staff    staff    none     none     none
PUT /api/ai-advices/:id/review1           gone    login    staff    staff    staff    none     none     none
POST /api/ai-advices/:id/review1/claim    gone    login    staff    staff    staff    none     none     none
POST /api/ai-advices/:id/review1/release  gone    login    staff    staff    staff    none     none     none
POST /api/ai-advices/:id/review1/reassign gone    login    admin    admin    admin    admin    invalid_request  invalid_request
POST /api/ai-advices/:id/review1/complete gone    login    staff    staff    staff    none     none     none
GET /api/ai-advices/:id/review2           gone    login    staff    staff    staff    none     none     none
PUT /api/ai-advices/:id/review2           gone    login    staff    staff    staff    none     none     none
POST /api/ai-advices/:id/review2/claim    gone    login    staff    staff    staff    none     none     none
POST /api/ai-advices/:id/review2/release  gone    login    staff    staff    staff    none     none     none
POST /api/ai-advices/:id/review2/reassign gone    login    admin    admin    admin    admin    invalid_request  invalid_request
POST /api/ai-advices/:id/review2/complete gone    login    staff    staff    staff    none     none     none
POST /api/ai-advices/:id/amend            gone    login    staff    staff    staff    none     none     none
POST /api/ai-advices/:id/withdraw         gone    login    staff    staff    staff    none     none     none
POST /api/ai-advices/:id/rating           gone    login    none     none     none     none     none     none
POST /api/ai-advices/:id/flags/settle     gone    login    staff    staff    staff    none     none     none
POST /api/ai-advices/:id/presence         gone    login    staff    staff    staff    none     none     none
`;

export const reviewRequests: Requests = {
  'GET /api/ai-advices/reviews': of('/api/ai-advices/reviews'),
  'GET /api/ai-advices/recalls': of('/api/ai-advices/recalls'),
  'GET /api/ai-advices/reports': of('/api/ai-advices/reports'),
  'GET /api/ai-advices/topic-corrections': of('/api/ai-advices/topic-corrections'),
  'POST /api/ai-advices/topic-corrections': of('/api/ai-advices/topic-corrections', {
    ...{ from: { adviceId: never, answerId: never }, topicId: 'severance', line: '없어요.' },
    ...{ replacement: '있어요.', law: null, reason: '시험' },
  }),
  'POST /api/ai-advices/topic-corrections/restore': of('/api/ai-advices/topic-corrections/restore', {
    ...{ topicId: 'severance', line: '없어요.', reason: '시험' },
  }),
  'GET /api/ai-advices/:id/answers/:answerId/lines': of(`/api/ai-advices/${never}/answers/${never}/lines`),
  'GET /api/ai-advices/reports/counts': of('/api/ai-advices/reports/counts'),
  'POST /api/ai-advices/:id/answers/:answerId/fit': of(`/api/ai-advices/${never}/answers/${never}/fit`, { fits: true }),
  'POST /api/ai-advices/:id/answers/:answerId/report/settle': of(
    `/api/ai-advices/${never}/answers/${never}/report/settle`,
    { reason: '시험' },
  ),
  'POST /api/ai-advices/reviews': of('/api/ai-advices/reviews', { adviceId: never, reason: '시험' }),
  'GET /api/ai-advices/reviews/:id': of(`/api/ai-advices/reviews/${never}`),
  'PUT /api/ai-advices/reviews/:id': of(`/api/ai-advices/reviews/${never}`, { assignee: 'me' }),
  'POST /api/ai-advices/:id/review1/request': of(`/api/ai-advices/${never}/review1/request`, {}),
  'POST /api/ai-advices/:id/review2/request': of(`/api/ai-advices/${never}/review2/request`, {}),
  'GET /api/ai-advices/:id/review1': of(`/api/ai-advices/${never}/review1`),
  'PUT /api/ai-advices/:id/review1': of(`/api/ai-advices/${never}/review1`, { text: '', comments: [], checklist: [] }),
  'POST /api/ai-advices/:id/review1/claim': of(`/api/ai-advices/${never}/review1/claim`, {}),
  'POST /api/ai-advices/:id/review1/release': of(`/api/ai-advices/${never}/review1/release`, {}),
  'POST /api/ai-advices/:id/review1/reassign': of(`/api/ai-advices/${never}/review1/reassign`, {
    userId: never,
    reason: '시험',
  }),
  'POST /api/ai-advices/:id/review1/complete': of(`/api/ai-advices/${never}/review1/complete`, {
    verdict: 'return',
    reason: '시험',
  }),
  'GET /api/ai-advices/:id/review2': of(`/api/ai-advices/${never}/review2`),
  'PUT /api/ai-advices/:id/review2': of(`/api/ai-advices/${never}/review2`, { text: '', comments: [], checklist: [] }),
  'POST /api/ai-advices/:id/review2/claim': of(`/api/ai-advices/${never}/review2/claim`, {}),
  'POST /api/ai-advices/:id/review2/release': of(`/api/ai-advices/${never}/review2/release`, {}),
  'POST /api/ai-advices/:id/review2/reassign': of(`/api/ai-advices/${never}/review2/reassign`, {
    userId: never,
    reason: '시험',
  }),
  'POST /api/ai-advices/:id/review2/complete': of(`/api/ai-advices/${never}/review2/complete`, {
    verdict: 'return',
    reason: '시험',
  }),
  'POST /api/ai-advices/:id/amend': of(`/api/ai-advices/${never}/amend`, { reason: '시험' }),
  'POST /api/ai-advices/:id/withdraw': of(`/api/ai-advices/${never}/withdraw`, { reason: '시험' }),
  'POST /api/ai-advices/:id/rating': of(`/api/ai-advices/${never}/rating`, { stars: 5 }),
  'POST /api/ai-advices/:id/flags/settle': of(`/api/ai-advices/${never}/flags/settle`, {
    caseId: never,
    revision: 1,
    reason: '시험',
  }),
  'POST /api/ai-advices/:id/presence': of(`/api/ai-advices/${never}/presence`, {}),
};
