import { never, of, type Requests } from '../../testing/routes/route-request.fixture.ts';

/** The expected answer of each route to each caller; the words are explained in route-table.fixture.ts of the engine. */
export const routeAccess = `
route                                 record  anonymous  user   other  partner  advisor  admin  super
GET /api/boards/:category             -       ok         ok     ok     ok       ok       ok     ok
GET /api/boards/:category/:id         gone    none       none   none   none     none     none   none
GET /files/board/:id                  gone    none       none   none   none     none     none   none
GET /api/admin/boards                 -       login      staff  staff  staff    ok       ok     ok
POST /api/admin/boards                -       login      staff  staff  staff    ok       ok     ok
GET /api/admin/boards/:id             gone    login      staff  staff  staff    none     none   none
GET /api/admin/boards/:id/history     gone    login      staff  staff  staff    none     none   none
PUT /api/admin/boards/:id             gone    login      staff  staff  staff    none     none   none
POST /api/admin/boards/:id/publish    gone    login      staff  staff  staff    none     none   none
POST /api/admin/boards/:id/pin        gone    login      staff  staff  staff    none     none   none
POST /api/admin/boards/:id/take-down  gone    login      staff  staff  staff    none     none   none
DELETE /api/admin/boards/:id          gone    login      staff  staff  staff    none     none   none
GET /api/boards/:category/:id/comments                   gone  none   none   none   none   none  none  none
POST /api/boards/:category/:id/comments                  gone  login  none   none   none   none  none  none
DELETE /api/boards/:category/:id/comments/:comment       gone  login  none   none   none   none  none  none
POST /api/boards/:category/:id/comments/:comment/report  gone  login  none   none   none   none  none  none
GET /api/boards/review                                   -     ok     ok     ok     ok     ok    ok    ok
GET /api/boards/review/mine                              -     login  ok     ok     ok     ok    ok    ok
POST /api/boards/review                                  own   login  ok     ok     ok     forbidden  forbidden  forbidden
POST /api/boards/review                                  other login  check  check  check  forbidden  forbidden  forbidden
PUT /api/boards/review/:id                               gone  login  none   none   none   none  none  none
DELETE /api/boards/review/:id                            gone  login  none   none   none   none  none  none
GET /api/admin/board-reviews                             -     login  staff  staff  staff  ok    ok    ok
POST /api/admin/board-reviews/:id/accept                 gone  login  staff  staff  staff  none  none  none
POST /api/admin/board-reviews/:id/decline                gone  login  staff  staff  staff  none  none  none
POST /api/admin/board-reviews/:id/answer                 gone  login  staff  staff  staff  none  none  none
GET /api/admin/board-comments                            -     login  staff  staff  staff  ok    ok    ok
POST /api/admin/board-comments/:id/hide                  gone  login  staff  staff  staff  none  none  none
POST /api/admin/board-comments/:id/keep                  gone  login  staff  staff  staff  none  none  none
`;

const text = { type: 'paragraph', content: [{ type: 'text', text: '해고된 날부터 3개월 안에 신청해요.' }] };
const article = { category: 'law', title: '해고된 첫 주', content: { type: 'doc', content: [text] } };
const one = `/api/admin/boards/${never}`;
const comments = `/api/boards/law/${never}/comments`;
const comment = `/api/admin/board-comments/${never}`;
const said = { stars: 5, outcome: 'settled', text: '기한을 알게 됐어요.', inReturn: false };
const review = `/api/boards/review/${never}`;
const looked = `/api/admin/board-reviews/${never}`;
const reason = '법이 바뀌어 다시 써요.';

export const requests: Requests = {
  'GET /api/boards/:category': of('/api/boards/law'),
  'GET /api/boards/:category/:id': of(`/api/boards/law/${never}`),
  'GET /files/board/:id': of(`/files/board/${never}`),
  'GET /api/admin/boards': of('/api/admin/boards'),
  'POST /api/admin/boards': of('/api/admin/boards', article),
  'GET /api/admin/boards/:id': of(one),
  'GET /api/admin/boards/:id/history': of(`${one}/history`),
  'PUT /api/admin/boards/:id': of(one, article),
  'POST /api/admin/boards/:id/publish': of(`${one}/publish`, {}),
  'POST /api/admin/boards/:id/pin': of(`${one}/pin`, { pinned: true }),
  'POST /api/admin/boards/:id/take-down': of(`${one}/take-down`, { reason }),
  'DELETE /api/admin/boards/:id': of(one, { reason }),
  'GET /api/boards/:category/:id/comments': of(comments),
  'POST /api/boards/:category/:id/comments': of(comments, { text: '도움이 됐어요.' }),
  'DELETE /api/boards/:category/:id/comments/:comment': of(`${comments}/${never}`, {}),
  'POST /api/boards/:category/:id/comments/:comment/report': of(`${comments}/${never}/report`, { why: 'abuse' }),
  'GET /api/boards/review': of('/api/boards/review'),
  'GET /api/boards/review/mine': of('/api/boards/review/mine'),
  'POST /api/boards/review': ({ about }) => ({
    path: '/api/boards/review',
    body: { checkId: about.finished, ...said },
  }),
  'PUT /api/boards/review/:id': of(review, said),
  'DELETE /api/boards/review/:id': of(review, {}),
  'GET /api/admin/board-reviews': of('/api/admin/board-reviews'),
  'POST /api/admin/board-reviews/:id/accept': of(`${looked}/accept`, { inReturn: false }),
  'POST /api/admin/board-reviews/:id/decline': of(`${looked}/decline`, { reason }),
  'POST /api/admin/board-reviews/:id/answer': of(`${looked}/answer`, { text: '고맙습니다.' }),
  'GET /api/admin/board-comments': of('/api/admin/board-comments'),
  'POST /api/admin/board-comments/:id/hide': of(`${comment}/hide`, { reason }),
  'POST /api/admin/board-comments/:id/keep': of(`${comment}/keep`, {}),
};
