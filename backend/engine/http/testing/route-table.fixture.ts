import { type ErrorCode, isErrorCode } from '@nomucheck/domain/kernel/errors.ts';

/**
 * Who gets what from which route. A route stands in it once a record that it can be about: `own`, `other` (another
 * person's), `gone` (there no more, or never was), `then` (as of a past moment), or `-` where it is about none.
 *
 * `ok` is a success. The short words are: login = login_needed, staff = forbidden, admin = admin_only,
 * check = check_fetch_failed, draft = autosave_absent, pay = result_payment_needed, none = not_found,
 * nobody = user_absent, edit = case_edit_failed (the case lacks something, or is itself), self = cannot_edit_self;
 * wrong = code_check_failed and late = code_expired: the call got through to what has to be proved;
 * pass = password_current_wrong: so did this, and the password that was sent is another;
 * state = social_wrong_data: neither a state nor a ticket of this browser;
 * address = code_address_invalid: only one's own address is verified;
 * nocode = code_user_absent: nobody has that address;
 * search = search_payment_needed, missing = search_absent.
 */
const table = `
route                                         record  anonymous  user     other    partner  advisor  admin    super
GET /livez                                    -       ok         ok       ok       ok       ok       ok       ok
GET /readyz                                   -       ok         ok       ok       ok       ok       ok       ok
GET /metrics                                  -       ok         ok       ok       ok       ok       ok       ok
GET /api/openapi.json                         -       ok         ok       ok       ok       ok       ok       ok
GET /api/docs                                 -       ok         ok       ok       ok       ok       ok       ok
GET /api/docs.css                             -       ok         ok       ok       ok       ok       ok       ok
GET /api/site                                 -       ok         ok       ok       ok       ok       ok       ok
GET /api/sandbox/mailbox                      -       ok         ok       ok       ok       ok       ok       ok
POST /api/messages/:id/opened                 -       ok         ok       ok       ok       ok       ok       ok
POST /api/messages/:id/opened                 gone    none       none     none     none     none     none     none
GET /api/messages                             -       login      admin    admin    admin    admin    ok       ok
POST /api/messages/email/send                 -       login      admin    admin    admin    admin    ok       ok
POST /api/messages/email/send                 gone    login      admin    admin    admin    admin    nobody   nobody
POST /api/messages/sms/send                   -       login      admin    admin    admin    admin    address  address
POST /api/messages/sms/send                   gone    login      admin    admin    admin    admin    nobody   nobody
POST /api/messages/:id/retry                  -       login      admin    admin    admin    admin    stage_wrong  stage_wrong
POST /api/messages/:id/retry                  gone    login      admin    admin    admin    admin    none     none

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
PUT /api/user/edit                            -       login      ok       ok       ok       ok       ok       ok
GET /api/user/export                          -       login      ok       ok       ok       ok       ok       ok
DELETE /api/user                              -       login      pass     pass     pass     pass     pass     pass
GET /api/user/sessions                        -       login      ok       ok       ok       ok       ok       ok
GET /api/user/otp                             -       login      ok       ok       ok       ok       ok       ok
POST /api/user/otp                            -       login      ok       ok       ok       ok       ok       ok
DELETE /api/user/otp                          -       login      ok       ok       ok       ok       ok       ok

GET /api/check/form                           -       ok         ok       ok       ok       ok       ok       ok
GET /api/check/list                           -       login      ok       ok       ok       ok       ok       ok
GET /api/check/autosave                       own     login      ok       ok       ok       ok       ok       ok
PUT /api/check/autosave                       own     login      ok       ok       ok       ok       ok       ok
PUT /api/check/autosave                       other   login      draft    draft    draft    draft    draft    draft
PUT /api/check/autosave                       gone    login      draft    draft    draft    draft    draft    draft
POST /api/check/checkResult                   own     login      ok       ok       ok       ok       ok       ok
POST /api/check/checkResult                   other   login      check    check    check    check    check    check
POST /api/check/checkResult                   gone    login      check    check    check    check    check    check
GET /api/check/:id                            own     login      ok       ok       ok       ok       ok       ok
GET /api/check/:id                            other   login      check    check    check    ok       ok       ok
GET /api/check/:id                            gone    login      check    check    check    check    check    check
GET /api/check/:id/history                    own     login      ok       ok       ok       ok       ok       ok
GET /api/check/:id/history                    other   login      check    check    check    ok       ok       ok
GET /api/check/:id/history                    gone    login      check    check    check    check    check    check
GET /api/check/:id/explanation                own     login      pay      pay      pay      ok       ok       ok
GET /api/check/:id/explanation                other   login      check    check    check    ok       ok       ok
GET /api/check/:id/explanation                gone    login      check    check    check    check    check    check
POST /api/check/:id/recalculate               own     login      ok       ok       ok       ok       ok       ok
POST /api/check/:id/recalculate               other   login      check    check    check    check    check    check
POST /api/check/:id/recalculate               gone    login      check    check    check    check    check    check
POST /api/check/:id/outcome                   own     login      ok       ok       ok       ok       ok       ok
POST /api/check/:id/outcome                   other   login      check    check    check    check    check    check
POST /api/check/:id/outcome                   gone    login      check    check    check    check    check    check
POST /api/check/form                          -       login      ok       ok       ok       ok       ok       ok
DELETE /api/check/autosave                    own     login      ok       ok       ok       ok       ok       ok
GET /api/check/autosave                       gone    login      draft    draft    draft    draft    draft    draft
DELETE /api/check/autosave                    gone    login      draft    draft    draft    draft    draft    draft

POST /api/win-rate/calculate                  -       login      ok       ok       ok       ok       ok       ok
POST /api/win-rate/calculate                  then    login      staff    staff    staff    ok       ok       ok
POST /api/win-rate/calculate/batch            -       login      staff    staff    staff    ok       ok       ok
GET /api/cases/data/count                     -       ok         ok       ok       ok       ok       ok       ok
POST /api/crawls/upload                       -       login      admin    admin    admin    admin    ok       ok
GET /api/crawls/upload                        -       login      admin    admin    admin    admin    ok       ok
GET /api/crawls/upload/template.csv           -       login      admin    admin    admin    admin    ok       ok
GET /api/crawls/upload/:id                    -       login      admin    admin    admin    admin    ok       ok
GET /api/crawls/upload/:id                    gone    login      admin    admin    admin    admin    none     none
GET /api/crawls/upload/:id/rows               -       login      admin    admin    admin    admin    ok       ok
GET /api/crawls/upload/:id/rows               gone    login      admin    admin    admin    admin    none     none
POST /api/crawls/upload/:id/start             -       login      admin    admin    admin    admin    ok       ok
POST /api/crawls/upload/:id/start             gone    login      admin    admin    admin    admin    none     none
POST /api/crawls/upload/:id/cancel            -       login      admin    admin    admin    admin    stage_wrong stage_wrong
POST /api/crawls/upload/:id/cancel            gone    login      admin    admin    admin    admin    none     none
POST /api/crawls/upload/:id/resume            -       login      admin    admin    admin    admin    stage_wrong stage_wrong
POST /api/crawls/upload/:id/resume            gone    login      admin    admin    admin    admin    none     none
POST /api/crawls/upload/:id/revert            -       login      admin    admin    admin    admin    stage_wrong stage_wrong
POST /api/crawls/upload/:id/revert            gone    login      admin    admin    admin    admin    none     none
GET /api/refines/data                         -       login      admin    admin    admin    admin    ok       ok
GET /api/refines/data/counts                  -       login      admin    admin    admin    admin    ok       ok
GET /api/refines/data/:id                     -       login      admin    admin    admin    admin    ok       ok
GET /api/refines/data/:id                     gone    login      admin    admin    admin    admin    none     none
GET /api/refines/data/:id/history             -       login      admin    admin    admin    admin    ok       ok
GET /api/refines/data/:id/history             gone    login      admin    admin    admin    admin    none     none
GET /api/cases/data                           -       login      admin    admin    admin    admin    ok       ok
GET /api/cases/data/csv                       -       login      admin    admin    admin    admin    ok       ok
GET /api/cases/data/facets                    -       login      admin    admin    admin    admin    ok       ok
GET /api/cases/data/:id                       -       login      staff    staff    staff    ok       ok       ok
GET /api/cases/data/:id                       gone    login      staff    staff    staff    none     none     none
GET /api/cases/data/:id/history               -       login      staff    staff    staff    ok       ok       ok
GET /api/cases/data/:id/history               gone    login      staff    staff    staff    none     none     none
GET /api/admin/search-words                   -       login      admin      admin      admin      admin      ok         ok
POST /api/admin/search-words                  -       login      admin      admin      admin      admin      ok         ok
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
GET /api/cases/:id                            -       login      search   search   ok       ok       ok       ok
GET /api/cases/:id                            gone    login      search   search   missing  missing  missing  missing

POST /api/refines/data                        -       login      admin    admin    admin    admin    ok       ok
PUT /api/refines/data/:id                     -       login      admin    admin    admin    admin    ok       ok
PUT /api/refines/data/:id                     gone    login      admin    admin    admin    admin    none     none
POST /api/refines/data/:id/take               -       login      admin    admin    admin    admin    conflict conflict
POST /api/refines/data/:id/take               gone    login      admin    admin    admin    admin    none     none
POST /api/refines/data/:id/ready              -       login      admin    admin    admin    admin    edit     edit
POST /api/refines/data/:id/ready              gone    login      admin    admin    admin    admin    none     none
POST /api/refines/data/:id/reject             -       login      admin    admin    admin    admin    stage_wrong stage_wrong
POST /api/refines/data/:id/reject             gone    login      admin    admin    admin    admin    none     none
POST /api/refines/data/:id/reopen             -       login      admin    admin    admin    admin    stage_wrong stage_wrong
POST /api/refines/data/:id/reopen             gone    login      admin    admin    admin    admin    none     none
POST /api/refines/data/:id/discard            -       login      admin    admin    admin    admin    ok       ok
POST /api/refines/data/:id/discard            gone    login      admin    admin    admin    admin    none     none
POST /api/refines/data/accept                 -       login      admin    admin    admin    admin    ok       ok
GET /api/cases/data/:id/impact                -       login      admin    admin    admin    admin    ok       ok
GET /api/cases/data/:id/outdated              -       login      admin    admin    admin    admin    ok       ok
GET /api/cases/data/:id/impact                gone    login      admin    admin    admin    admin    none     none
POST /api/cases/data/:id/correct              -       login      admin    admin    admin    admin    ok       ok
POST /api/cases/data/:id/correct              gone    login      admin    admin    admin    admin    none     none
POST /api/cases/data/:id/withdraw             -       login      admin    admin    admin    admin    ok       ok
POST /api/cases/data/:id/withdraw             gone    login      admin    admin    admin    admin    none     none
POST /api/cases/data/:id/restore              -       login      admin    admin    admin    admin    ok       ok
POST /api/cases/data/:id/restore              gone    login      admin    admin    admin    admin    none     none
POST /api/cases/data/:id/merge                -       login      admin    admin    admin    admin    edit     edit
POST /api/cases/data/:id/merge                gone    login      admin    admin    admin    admin    none     none
GET /api/cases/data/:id/text                  gone    login      staff    staff    staff    none     none     none

GET /api/user/preferences                     -       login      ok       ok       ok       ok       ok       ok
PUT /api/user/preferences                     -       login      ok       ok       ok       ok       ok       ok
PUT /api/user/preferences                     other   login      staff    staff    staff    ok       ok       ok

GET /api/admin/user                           -       login      admin    admin    admin    admin    ok       ok
GET /api/admin/usercount/get                  -       login      admin    admin    admin    admin    ok       ok
GET /api/admin/user/:id                       own     login      admin    admin    admin    admin    ok       ok
GET /api/admin/user/:id                       other   login      admin    admin    admin    admin    ok       ok
GET /api/admin/user/:id                       gone    login      admin    admin    admin    admin    nobody   nobody
GET /api/admin/userdetail/get                 own     login      admin    admin    admin    admin    ok       ok
GET /api/admin/userdetail/get                 other   login      admin    admin    admin    admin    ok       ok
GET /api/admin/userdetail/get                 gone    login      admin    admin    admin    admin    nobody   nobody
GET /api/admin/user/:id/access-log            own     login      admin    admin    admin    admin    ok       ok
GET /api/admin/user/:id/access-log            other   login      admin    admin    admin    admin    ok       ok
GET /api/admin/user/:id/access-log            gone    login      admin    admin    admin    admin    nobody   nobody
POST /api/admin/userdetail/update             own     login      admin    admin    admin    admin    self     self
POST /api/admin/userdetail/update             other   login      admin    admin    admin    admin    ok       ok
POST /api/admin/userdetail/update             gone    login      admin    admin    admin    admin    nobody   nobody
PUT /api/admin/user/:id                       own     login      admin    admin    admin    admin    self     self
PUT /api/admin/user/:id                       other   login      admin    admin    admin    admin    ok       ok
PUT /api/admin/user/:id                       gone    login      admin    admin    admin    admin    nobody   nobody
POST /api/admin/userdetail/delete             own     login      admin    admin    admin    admin    self     self
POST /api/admin/userdetail/delete             other   login      admin    admin    admin    admin    ok       ok
POST /api/admin/userdetail/delete             gone    login      admin    admin    admin    admin    nobody   nobody
DELETE /api/admin/user/:id                    own     login      admin    admin    admin    admin    self     self
DELETE /api/admin/user/:id                    other   login      admin    admin    admin    admin    ok       ok
DELETE /api/admin/user/:id                    gone    login      admin    admin    admin    admin    nobody   nobody
GET /api/admin/events                         -       login      staff    staff    staff    admin    ok       ok
GET /api/admin/events                         own     login      staff    staff    staff    ok       ok       ok

GET /api/admin/projections                    -       login      admin    admin    admin    admin    ok       ok
POST /api/admin/projections/:name/retry       -       login      admin    admin    admin    admin    ok       ok
POST /api/admin/projections/:name/retry       gone    login      admin    admin    admin    admin    none     none
POST /api/admin/projections/:name/rebuild     -       login      admin    admin    admin    admin    ok       ok
POST /api/admin/projections/:name/rebuild     gone    login      admin    admin    admin    admin    none     none
GET /api/admin/process-managers               -       login      admin    admin    admin    admin    ok       ok
POST /api/admin/process-managers/:name/retry  -       login      admin    admin    admin    admin    ok       ok
POST /api/admin/process-managers/:name/retry  gone    login      admin    admin    admin    admin    none     none
POST /api/admin/user/:id/end-sessions         own     login      admin    admin    admin    admin    self     self
POST /api/admin/user/:id/end-sessions         other   login      admin    admin    admin    admin    ok       ok
POST /api/admin/user/:id/end-sessions         gone    login      admin    admin    admin    admin    nobody   nobody

DELETE /api/user/sessions/:id                 own     login      ok       ok       ok       ok       ok       ok
DELETE /api/user/sessions/:id                 other   login      none     none     none     none     none     none
DELETE /api/user/sessions/:id                 gone    login      none     none     none     none     none     none
DELETE /api/user/sessions                     -       login      ok       ok       ok       ok       ok       ok
POST /api/user/logout                         -       login      ok       ok       ok       ok       ok       ok
POST /api/user/changepw                       -       login      ok       ok       ok       ok       ok       ok
`;

const shortWords: Readonly<Record<string, ErrorCode>> = {
  login: 'login_needed',
  staff: 'forbidden',
  admin: 'admin_only',
  check: 'check_fetch_failed',
  draft: 'autosave_absent',
  pay: 'result_payment_needed',
  none: 'not_found',
  nobody: 'user_absent',
  edit: 'case_edit_failed',
  self: 'cannot_edit_self',
  wrong: 'code_check_failed',
  late: 'code_expired',
  pass: 'password_current_wrong',
  state: 'social_wrong_data',
  address: 'code_address_invalid',
  nocode: 'code_user_absent',
  search: 'search_payment_needed',
  missing: 'search_absent',
};

export const callerKinds = ['anonymous', 'user', 'other', 'partner', 'advisor', 'admin', 'super'] as const;
export type CallerKind = (typeof callerKinds)[number];
export const targets = ['-', 'own', 'other', 'gone', 'then'] as const;
export type Target = (typeof targets)[number];

export type Row = {
  /** `GET /api/check/:id`. */
  readonly route: string;
  readonly target: Target;
  /** What each is answered: `ok`, or a code of the catalogue. */
  readonly expected: Readonly<Record<CallerKind, 'ok' | ErrorCode>>;
};

const expectedOf = (word: string | undefined): 'ok' | ErrorCode => {
  const code = word === undefined ? undefined : (shortWords[word] ?? word);
  if (code === 'ok' || (code !== undefined && isErrorCode(code))) return code;
  throw new Error(`the table of routes says ${word}, which is neither ok nor a code`);
};

const rowOf = (line: string): Row => {
  const [method, path, record, ...words] = line.split(/\s+/);
  const target = targets.find((each) => each === record);
  if (target === undefined || words.length !== callerKinds.length) throw new Error(`the table of routes has ${line}`);
  const [anonymous, user, other, partner, advisor, admin, superAdmin] = words.map(expectedOf);
  const at = (code: 'ok' | ErrorCode | undefined) => code ?? expectedOf(undefined);
  return {
    route: `${method} ${path}`,
    target,
    expected: {
      anonymous: at(anonymous),
      user: at(user),
      other: at(other),
      partner: at(partner),
      advisor: at(advisor),
      admin: at(admin),
      super: at(superAdmin),
    },
  };
};

export const routeTable: readonly Row[] = table
  .trim()
  .split('\n')
  .slice(1)
  .filter((line) => line !== '')
  .map(rowOf);
