import { randomUUID } from 'node:crypto';
import { firstPolicyVersion } from '@nomucheck/domain/policies/first-version.ts';
import { type Asking, of, type Requests } from '../../testing/routes/route-request.fixture.ts';
import { password, signupOf } from '../../testing/test-service.fixture.ts';

/**
 * The expected answer of each route to each caller; the words are explained in route-table.fixture.ts of the engine.
 */
export const routeAccess = `
route                                         record  anonymous  user     other    partner  advisor  admin    super
POST /api/user/signup                         -       ok         ok       ok       ok       ok       ok       ok
POST /api/user/login                          -       ok         ok       ok       ok       ok       ok       ok
GET /api/user/oauth                           -       ok         ok       ok       ok       ok       ok       ok
POST /api/user/oauth                          -       state      state    state    state    state    state    state
GET /api/user/oauth/:provider                 -       ok         ok       ok       ok       ok       ok       ok
GET /api/user/oauth/:provider                 gone    none       none     none     none     none     none     none
POST /api/user/oauth/:provider                -       state      state    state    state    state    state    state
POST /api/user/oauth/:provider                gone    none       none     none     none     none     none     none
POST /api/user/oauth/:provider/signup         -       state      state    state    state    state    state    state
POST /api/user/oauth/:provider/link           -       state      state    state    state    state    state    state
DELETE /api/user/oauth/:provider              -       login      none     none     none     none     none     none
GET /api/user/kakao                           -       ok         ok       ok       ok       ok       ok       ok
POST /api/user/kakao                          -       state      state    state    state    state    state    state
GET /api/user/google                          -       ok         ok       ok       ok       ok       ok       ok
POST /api/user/google                         -       state      state    state    state    state    state    state
GET /oauth/naver                              -       ok         ok       ok       ok       ok       ok       ok
POST /oauth/naver                             -       state      state    state    state    state    state    state
GET /oauth/google                             -       ok         ok       ok       ok       ok       ok       ok
POST /oauth/google                            -       state      state    state    state    state    state    state
POST /api/user/code                           -       nocode     nocode   nocode   nocode   nocode   nocode   nocode
POST /api/user/code                           own     login      ok       ok       ok       ok       ok       ok
POST /api/user/code                           other   login      address  address  address  address  address  address
POST /api/user/checkcode                      -       wrong      wrong    wrong    wrong    wrong    wrong    wrong
POST /api/user/changepwwithcode               -       late       late     late     late     late     late     late
GET /api/user/session                         -       login      ok       ok       ok       ok       ok       ok
POST /api/user/term                           -       login      ok       ok       ok       ok       ok       ok
POST /api/user/verification                   -       login      late     late     late     late     late     late
DELETE /api/user                              -       login      pass     pass     pass     pass     pass     pass
GET /api/user/sessions                        -       login      ok       ok       ok       ok       ok       ok
GET /api/user/otp                             -       login      ok       ok       ok       ok       ok       ok
POST /api/user/otp                            -       login      ok       ok       ok       ok       ok       ok
DELETE /api/user/otp                          -       login      ok       ok       ok       ok       ok       ok
DELETE /api/user/sessions/:id                 own     login      ok       ok       ok       ok       ok       ok
DELETE /api/user/sessions/:id                 other   login      none     none     none     none     none     none
DELETE /api/user/sessions/:id                 gone    login      none     none     none     none     none     none
DELETE /api/user/sessions                     -       login      ok       ok       ok       ok       ok       ok
POST /api/user/logout                         -       login      ok       ok       ok       ok       ok       ok
POST /api/user/confirmation                   -       login      ok       ok       ok       ok       ok       ok
POST /api/user/changepw                       -       login      ok       ok       ok       ok       ok       ok
`;

const freshPassword = 'neues456?';

/** The path names the service; `facebook` isn't offered. */
const social = (rest: string, body?: object) => (asking: Asking) => ({
  path: `/api/user/oauth/${asking.target === 'gone' ? 'facebook' : 'kakao'}${rest}`,
  ...(body ? { body } : {}),
});

const cameBack = { code: 'a-code', state: 'x'.repeat(43) };

export const requests: Requests = {
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
  'POST /api/user/term': of('/api/user/term', {
    marketing: { agreed: true, version: firstPolicyVersion },
  }),
  'DELETE /api/user': of('/api/user', { current: freshPassword, confirm: true }),
  'GET /api/user/sessions': of('/api/user/sessions'),
  'GET /api/user/otp': of('/api/user/otp'),
  'POST /api/user/otp': of('/api/user/otp', { password }),
  'DELETE /api/user/otp': of('/api/user/otp', { password }),
  'DELETE /api/user/sessions/:id': ({ about }) => ({ path: `/api/user/sessions/${about.sessionId}`, body: {} }),
  'DELETE /api/user/sessions': of('/api/user/sessions', {}),
  'POST /api/user/logout': of('/api/user/logout', {}),
  'POST /api/user/confirmation': of('/api/user/confirmation', { current: password }),
  'POST /api/user/changepw': of('/api/user/changepw', {
    current: password,
    password: freshPassword,
    passwordConfirm: freshPassword,
  }),
};
