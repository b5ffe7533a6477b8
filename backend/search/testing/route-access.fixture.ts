import { type Asking, never, of, type Requests } from '../../testing/routes/route-request.fixture.ts';

/**
 * The expected answer of each route to each caller; the words are explained in route-table.fixture.ts of the engine. The rows
 * before `starting-set` write in the table, so that it is refused.
 */
export const routeAccess = `
route                                         record  anonymous  user     other    partner  advisor  admin    super
GET /api/admin/search-words                   -       login      admin      admin      admin      admin      ok         ok
POST /api/admin/search-words                  -       login      admin      admin      admin      admin      ok         ok
POST /api/admin/search-words/starting-set     -       login      admin      admin      admin      admin      stage_wrong  stage_wrong
GET /api/admin/search-words/:id               own     login      admin      admin      admin      admin      ok         ok
GET /api/admin/search-words/:id               gone    login      admin      admin      admin      admin      none       none
PUT /api/admin/search-words/:id               own     login      admin      admin      admin      admin      ok         ok
PUT /api/admin/search-words/:id               gone    login      admin      admin      admin      admin      none       none
GET /api/admin/search-words/:id/history       own     login      admin      admin      admin      admin      ok         ok
GET /api/admin/search-words/:id/history       gone    login      admin      admin      admin      admin      none       none
DELETE /api/admin/search-words/:id            own     login      admin      admin      admin      admin      ok         ok
DELETE /api/admin/search-words/:id            gone    login      admin      admin      admin      admin      none       none
GET /api/cases/search                         -       login      search   search   ok       ok       ok       ok
GET /api/cases/search/win-rate                -       login      search   search   ok       ok       ok       ok
GET /api/cases/brief/:id                      -       ok         ok       ok       ok       ok       ok       ok
GET /api/cases/brief/:id                      gone    none       none     none     none     none     none     none
GET /api/cases/brief/:id                      elsewhere none     none     none     none     none     none     none
GET /api/cases/:id                            -       login      search   search   ok       ok       ok       ok
GET /api/cases/:id                            gone    login      search   search   missing  missing  missing  missing
`;

/** One of the seeded entries of the table. */
const someWords = { words: ['정리해고'], finds: ['경영상 해고', '구조조정'], bothWays: true };

const ofSearchWord = (rest: string, body?: object) => (asking: Asking) => ({
  path: `/api/admin/search-words/${asking.target === 'gone' ? never : asking.searchWordId}${rest}`,
  ...(body ? { body } : {}),
});

export const requests: Requests = {
  'GET /api/admin/search-words': of('/api/admin/search-words'),
  'POST /api/admin/search-words': of('/api/admin/search-words', { ...someWords, reason: '회원들이 이렇게 찾음' }),
  'POST /api/admin/search-words/starting-set': of('/api/admin/search-words/starting-set', { reason: '처음 넣음' }),
  'GET /api/admin/search-words/:id': ofSearchWord(''),
  'PUT /api/admin/search-words/:id': ofSearchWord('', { ...someWords, reason: '빠진 말' }),
  'GET /api/admin/search-words/:id/history': ofSearchWord('/history'),
  'DELETE /api/admin/search-words/:id': ofSearchWord('', { reason: '쓰지 않는 말' }),
  'GET /api/cases/search': of('/api/cases/search?q=%ED%95%B4%EA%B3%A0'),
  'GET /api/cases/search/win-rate': of('/api/cases/search/win-rate?q=%ED%95%B4%EA%B3%A0'),
  'GET /api/cases/brief/:id': ({ target, caseId, draftCaseId }) => ({
    path: `/api/cases/brief/${target === 'gone' ? never : target === 'elsewhere' ? draftCaseId : caseId}`,
  }),
  'GET /api/cases/:id': ({ target, caseId }) => ({ path: `/api/cases/${target === 'gone' ? never : caseId}` }),
};
