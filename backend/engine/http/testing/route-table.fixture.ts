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
export const rowsOf = (table: string): readonly Row[] =>
  table
    .trim()
    .split('\n')
    .slice(1)
    .filter((line) => line !== '')
    .map(rowOf);
