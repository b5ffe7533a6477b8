import { type ErrorCode, isErrorCode } from '@nomucheck/domain/kernel/errors.ts';

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
  consent: 'consent_needed',
  same: 'same_reviewer',
  stage: 'stage_wrong',
};

export const callerKinds = ['anonymous', 'user', 'other', 'partner', 'advisor', 'admin', 'super'] as const;
export type CallerKind = (typeof callerKinds)[number];
export const targets = ['-', 'own', 'other', 'gone', 'then', 'elsewhere'] as const;
export type Target = (typeof targets)[number];

export type Row = {
  /** `GET /api/check/:id`. */
  readonly route: string;
  readonly target: Target;
  /** The expected answer to each kind of caller: `ok`, or a code of the catalogue. */
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

/**
 * The expected answer of each route to each kind of caller. A route has one row for each target: `own` (the caller's
 * record), `other` (another person's record), `gone` (a record that doesn't exist or no longer exists), `then` (a
 * record as of a past moment), `elsewhere` (a record that exists, and that another route shows: a case that nobody has
 * accepted at a route of accepted ones, and the other way round), or `-` when it is about no record.
 *
 * `ok` is a success. The short words are: login = login_needed, staff = forbidden, admin = admin_only, check =
 * check_fetch_failed, draft = autosave_absent, pay = result_payment_needed, none = not_found, nobody = user_absent,
 * edit = case_edit_failed (the case lacks a required value, or is merged with itself), self = cannot_edit_self;
 * wrong = code_check_failed and late = code_expired: access was granted, and the code was checked;
 * pass = password_current_wrong: access was granted, and the sent password was wrong;
 * state = social_wrong_data: the state or ticket isn't one of this browser;
 * address = code_address_invalid: people verify only their own address;
 * nocode = code_user_absent: no account has that address;
 * search = search_payment_needed, missing = search_absent; consent = consent_needed; stage = stage_wrong;
 * same = same_reviewer: nobody takes part in the review of what they asked.
 */
export const rowsOf = (table: string): readonly Row[] =>
  table
    .trim()
    .split('\n')
    .slice(1)
    .filter((line) => line !== '')
    .map(rowOf);
