import { randomUUID } from 'node:crypto';
import { policyVersions } from '@nomucheck/domain/accounts/consents.ts';
import { type CallOptions, type Person, password, signupOf } from '../../testing/test-service.fixture.ts';
import type { Target } from './route-table.fixture.ts';

/** A person with a record of each kind that a route can be about. */
export type Owner = Person & { readonly draft: string; readonly finished: string };

/** Who calls about whose records; `about` is the caller's, another's, or nobody's under ids that are no more. */
export type Asking = {
  readonly target: Target;
  readonly caller: Owner | null;
  readonly about: {
    readonly id: string;
    readonly draft: string;
    readonly finished: string;
    readonly sessionId: string;
    readonly email: string;
  };
  /** An accepted case, and one in refinement. */
  readonly caseId: string;
  readonly draftCaseId: string;
  /** A file of cases that was only looked through. */
  readonly importId: string;
  readonly searchWordId: string;
  readonly messageId: string;
  readonly rulesetVersion: string;
  readonly loginEmail: string;
  /** All that a check was answered with. */
  readonly answers: readonly { readonly section: string; readonly numbering: number; readonly value: unknown }[];
};

type Request = { readonly path: string } & Pick<CallOptions, 'body'>;

const never = '00000000-0000-4000-8000-000000000000';
const freshPassword = 'neues456?';

const check = (rest: string, body?: object) => (asking: Asking) => ({
  path: `/api/check/${asking.about.finished}${rest}`,
  ...(body ? { body } : {}),
});
const of = (path: string, body?: object) => () => ({ path, ...(body ? { body } : {}) });
const named = (before: string, name: string, after: string) => (asking: Asking) => ({
  path: `${before}${asking.target === 'gone' ? 'nothing' : name}${after}`,
  body: {},
});
const ofCase = (rest: string, body?: object) => (asking: Asking) => ({
  path: `/api/cases/data/${asking.target === 'gone' ? never : asking.caseId}${rest}`,
  ...(body ? { body } : {}),
});

const inWork = (rest: string, body?: object) => (asking: Asking) => ({
  path: `/api/refines/data/${asking.target === 'gone' ? never : asking.draftCaseId}${rest}`,
  ...(body ? { body } : {}),
});

const ofImport = (rest: string, body?: object) => (asking: Asking) => ({
  path: `/api/crawls/upload/${asking.target === 'gone' ? never : asking.importId}${rest}`,
  ...(body ? { body } : {}),
});
/** One of those that the table begins with. */
const someWords = { words: ['정리해고'], finds: ['경영상 해고', '구조조정'], bothWays: true };
const ofSearchWord = (rest: string, body?: object) => (asking: Asking) => ({
  path: `/api/admin/search-words/${asking.target === 'gone' ? never : asking.searchWordId}${rest}`,
  ...(body ? { body } : {}),
});

/** The service is named in the path; `facebook` is none of ours. */
const social = (rest: string, body?: object) => (asking: Asking) => ({
  path: `/api/user/oauth/${asking.target === 'gone' ? 'facebook' : 'kakao'}${rest}`,
  ...(body ? { body } : {}),
});
const cameBack = { code: 'a-code', state: 'x'.repeat(43) };

const notice = (channel: 'email' | 'sms') => (asking: Asking) => ({
  path: `/api/messages/${channel}/send`,
  body: { to: asking.about.id, template: 'notice', params: { title: '안내', text: '내일 뵙겠습니다.' } },
});

/** A call of each route that is in order but for who calls: one that may is answered with a success. */
export const requests: Readonly<Record<string, (asking: Asking) => Request>> = {
  'GET /livez': of('/livez'),
  'GET /readyz': of('/readyz'),
  'GET /metrics': of('/metrics'),
  'GET /api/openapi.json': of('/api/openapi.json'),
  'GET /api/docs': of('/api/docs'),
  'GET /api/docs.css': of('/api/docs.css'),
  'GET /api/site': of('/api/site'),
  'GET /api/sandbox/mailbox': of('/api/sandbox/mailbox'),
  'POST /api/messages/:id/opened': ({ target, messageId }) => ({
    path: `/api/messages/${target === 'gone' ? never : messageId}/opened`,
    body: {},
  }),

  'GET /api/messages': of('/api/messages'),
  'POST /api/messages/email/send': notice('email'),
  'POST /api/messages/sms/send': notice('sms'),
  'POST /api/messages/:id/retry': ({ target, messageId }) => ({
    path: `/api/messages/${target === 'gone' ? never : messageId}/retry`,
    body: {},
  }),

  'POST /api/user/signup': () => ({ path: '/api/user/signup', body: signupOf() }),
  'POST /api/user/login': ({ loginEmail }) => ({ path: '/api/user/login', body: { email: loginEmail, password } }),
  'GET /api/user/oauth': of('/api/user/oauth?provider=naver'),
  'POST /api/user/oauth': of('/api/user/oauth', { provider: 'naver', ...cameBack }),
  'GET /api/user/oauth/:provider': social(''),
  'POST /api/user/oauth/:provider': social('', cameBack),
  'POST /api/user/oauth/:provider/signup': social('/signup', {
    ticket: 'x'.repeat(100),
    name: '김해고',
    email: 'kim@example.com',
    terms: { service: true, privacy: true, personalInfo: true, age14: true },
  }),
  'POST /api/user/oauth/:provider/link': social('/link', { ticket: 'x'.repeat(100), proof: 'x'.repeat(43) }),
  'DELETE /api/user/oauth/:provider': social('', {}),
  'GET /api/user/kakao': of('/api/user/kakao'),
  'POST /api/user/kakao': of('/api/user/kakao', cameBack),
  'GET /api/user/google': of('/api/user/google'),
  'POST /api/user/google': of('/api/user/google', cameBack),
  'GET /oauth/naver': of('/oauth/naver'),
  'POST /oauth/naver': of('/oauth/naver', cameBack),
  'GET /oauth/google': of('/oauth/google'),
  'POST /oauth/google': of('/oauth/google', cameBack),
  'POST /api/user/code': ({ target, about }) => ({
    path: '/api/user/code',
    body:
      target === '-'
        ? { channel: 'email', address: `${randomUUID()}@example.com`, purpose: 'password' }
        : { channel: 'email', address: about.email, purpose: 'verify' },
  }),
  'POST /api/user/checkcode': () => ({
    path: '/api/user/checkcode',
    body: { channel: 'email', address: `${randomUUID()}@example.com`, purpose: 'password', code: '000000' },
  }),
  'POST /api/user/changepwwithcode': of('/api/user/changepwwithcode', {
    proof: 'x'.repeat(43),
    password: freshPassword,
    passwordConfirm: freshPassword,
  }),
  'GET /api/user/session': of('/api/user/session'),
  'POST /api/user/verification': of('/api/user/verification', { proof: 'x'.repeat(43) }),
  'POST /api/user/term': of('/api/user/term', { marketing: { agreed: true, version: policyVersions.marketing } }),
  'PUT /api/user/edit': of('/api/user/edit', { name: '김해고' }),
  'GET /api/user/export': of('/api/user/export'),
  'DELETE /api/user': of('/api/user', { current: freshPassword, confirm: true }),
  'GET /api/user/sessions': of('/api/user/sessions'),
  'GET /api/user/otp': of('/api/user/otp'),
  'POST /api/user/otp': of('/api/user/otp', { password }),
  'DELETE /api/user/otp': of('/api/user/otp', { password }),
  'DELETE /api/user/sessions/:id': ({ about }) => ({ path: `/api/user/sessions/${about.sessionId}`, body: {} }),
  'DELETE /api/user/sessions': of('/api/user/sessions', {}),
  'POST /api/user/logout': of('/api/user/logout', {}),
  'POST /api/user/changepw': of('/api/user/changepw', {
    current: password,
    password: freshPassword,
    passwordConfirm: freshPassword,
  }),

  'GET /api/check/form': of('/api/check/form'),
  'POST /api/check/form': of('/api/check/form', { questionnaire: 'basic' }),
  'GET /api/check/list': of('/api/check/list'),
  'GET /api/check/autosave': of('/api/check/autosave'),
  'PUT /api/check/autosave': ({ about, rulesetVersion }) => ({
    path: '/api/check/autosave',
    body: {
      id: about.draft,
      rulesetVersion,
      answers: [{ section: 'intake', numbering: 0, value: 'employee' }],
    },
  }),
  'DELETE /api/check/autosave': of('/api/check/autosave', {}),
  'POST /api/check/checkResult': ({ about }) => ({ path: '/api/check/checkResult', body: { id: about.finished } }),
  'GET /api/check/:id': check(''),
  'GET /api/check/:id/history': check('/history'),
  'GET /api/check/:id/explanation': check('/explanation'),
  'POST /api/check/:id/recalculate': check('/recalculate', {}),
  'POST /api/check/:id/outcome': check('/outcome', { ended: 'won', where: 'court', on: '2026-11-03' }),

  'POST /api/win-rate/calculate': ({ target, answers }) => ({
    path: '/api/win-rate/calculate',
    body: { answers, ...(target === 'then' ? { asOf: new Date().toISOString() } : {}) },
  }),
  'POST /api/win-rate/calculate/batch': ({ answers }) => ({
    path: '/api/win-rate/calculate/batch',
    body: { items: [{ ref: 'a', answers }] },
  }),
  'GET /api/cases/data/count': of('/api/cases/data/count'),
  'POST /api/crawls/upload': of('/api/crawls/upload?fileName=cases.csv&sampling=curated&dryRun=true', {}),
  'GET /api/crawls/upload': of('/api/crawls/upload'),
  'GET /api/crawls/upload/template.csv': of('/api/crawls/upload/template.csv'),
  'GET /api/crawls/upload/:id': ofImport(''),
  'GET /api/crawls/upload/:id/rows': ofImport('/rows'),
  'POST /api/crawls/upload/:id/start': ofImport('/start', {}),
  'POST /api/crawls/upload/:id/cancel': ofImport('/cancel', {}),
  'POST /api/crawls/upload/:id/resume': ofImport('/resume', {}),
  'POST /api/crawls/upload/:id/revert': ofImport('/revert', { reason: '잘못 고른 파일' }),
  'GET /api/refines/data': of('/api/refines/data'),
  'GET /api/refines/data/counts': of('/api/refines/data/counts'),
  'GET /api/refines/data/:id': inWork(''),
  'GET /api/refines/data/:id/history': inWork('/history'),
  'GET /api/cases/data': of('/api/cases/data'),
  'GET /api/cases/data/csv': of('/api/cases/data/csv'),
  'GET /api/cases/data/facets': of('/api/cases/data/facets'),
  'GET /api/cases/data/:id': ofCase(''),
  'GET /api/cases/data/:id/history': ofCase('/history'),
  'GET /api/admin/search-words': of('/api/admin/search-words'),
  'POST /api/admin/search-words': of('/api/admin/search-words', { ...someWords, reason: '회원들이 이렇게 찾음' }),
  'GET /api/admin/search-words/:id': ofSearchWord(''),
  'PUT /api/admin/search-words/:id': ofSearchWord('', { ...someWords, reason: '빠진 말' }),
  'GET /api/admin/search-words/:id/history': ofSearchWord('/history'),
  'DELETE /api/admin/search-words/:id': ofSearchWord('', { reason: '쓰지 않는 말' }),
  'GET /api/cases/search': of('/api/cases/search?q=%ED%95%B4%EA%B3%A0'),
  'GET /api/cases/search/win-rate': of('/api/cases/search/win-rate?q=%ED%95%B4%EA%B3%A0'),
  'GET /api/cases/:id': ({ target, caseId }) => ({ path: `/api/cases/${target === 'gone' ? never : caseId}` }),

  'POST /api/refines/data': () => ({
    path: '/api/refines/data',
    body: { kind: 'case-high', sampling: 'curated', title: '직접 넣음', caseNumbers: [randomUUID()] },
  }),
  'PUT /api/refines/data/:id': inWork('', { title: '다듬은 제목' }),
  'POST /api/refines/data/:id/take': inWork('/take', { proposal: 'title#1' }),
  'POST /api/refines/data/:id/ready': inWork('/ready', {}),
  'POST /api/refines/data/:id/reject': inWork('/reject', { reason: '요지가 없음' }),
  'POST /api/refines/data/:id/reopen': inWork('/reopen', {}),
  'POST /api/refines/data/:id/discard': inWork('/discard', { reason: '노동 사건이 아님' }),
  'POST /api/refines/data/accept': ({ draftCaseId }) => ({
    path: '/api/refines/data/accept',
    body: { ids: [draftCaseId] },
  }),
  'GET /api/cases/data/:id/impact': ofCase('/impact?withdraw=true'),
  'GET /api/cases/data/:id/outdated': ofCase('/outdated'),
  'POST /api/cases/data/:id/correct': ofCase('/correct', { changes: { title: '고친 제목' }, reason: '오탈자' }),
  'POST /api/cases/data/:id/withdraw': ofCase('/withdraw', { reason: '겹침' }),
  'POST /api/cases/data/:id/restore': ofCase('/restore', { revision: 1, reason: '되돌림' }),
  // Into itself.
  'POST /api/cases/data/:id/merge': (asking) =>
    ofCase('/merge', { into: asking.target === 'gone' ? never : asking.caseId, reason: '같은 판결' })(asking),
  'GET /api/cases/data/:id/text': ofCase('/text'),

  'GET /api/user/preferences': of('/api/user/preferences'),
  // With others: shared with all of the firm.
  'PUT /api/user/preferences': ({ target }) => ({
    path: '/api/user/preferences',
    body: {
      settings: { 'user.columns': ['name'] },
      queries: [{ id: randomUUID(), resource: 'user', label: '새 회원', value: {}, shared: target === 'other' }],
    },
  }),

  'GET /api/admin/events': ({ target }) => ({
    path: `/api/admin/events?seconds=0&resources=${target === '-' ? 'user,check' : 'check'}`,
  }),
  'GET /api/admin/user': of('/api/admin/user'),
  'GET /api/admin/usercount/get': of('/api/admin/usercount/get'),
  'GET /api/admin/user/:id': ({ about }) => ({ path: `/api/admin/user/${about.id}` }),
  'GET /api/admin/userdetail/get': ({ about }) => ({ path: `/api/admin/userdetail/get?id=${about.id}` }),
  'GET /api/admin/user/:id/access-log': ({ about }) => ({ path: `/api/admin/user/${about.id}/access-log` }),
  'POST /api/admin/userdetail/update': ({ about }) => ({
    path: '/api/admin/userdetail/update',
    body: { id: about.id, name: '김해고', reason: '이름 확인' },
  }),
  'PUT /api/admin/user/:id': ({ about }) => ({
    path: `/api/admin/user/${about.id}`,
    body: { name: '김해고', reason: '이름 확인' },
  }),
  'POST /api/admin/userdetail/delete': ({ about }) => ({
    path: '/api/admin/userdetail/delete',
    body: { id: about.id, reason: '본인 요청' },
  }),
  'DELETE /api/admin/user/:id': ({ about }) => ({ path: `/api/admin/user/${about.id}`, body: { reason: '본인 요청' } }),
  'POST /api/admin/user/:id/end-sessions': ({ about }) => ({
    path: `/api/admin/user/${about.id}/end-sessions`,
    body: { reason: '공용 컴퓨터' },
  }),

  'GET /api/admin/projections': of('/api/admin/projections'),
  'POST /api/admin/projections/:name/retry': named('/api/admin/projections/', 'checks', '/retry'),
  'POST /api/admin/projections/:name/rebuild': named('/api/admin/projections/', 'checks', '/rebuild'),
  'GET /api/admin/process-managers': of('/api/admin/process-managers'),
  'POST /api/admin/process-managers/:name/retry': named('/api/admin/process-managers/', 'draft-places', '/retry'),
};
