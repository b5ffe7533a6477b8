import type { CallOptions, Person } from '../../testing/test-service.fixture.ts';
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

export type Request = { readonly path: string } & Pick<CallOptions, 'body'>;

/** A call of each route that is in order but for who calls: one that may is answered with a success. */
export type Requests = Readonly<Record<string, (asking: Asking) => Request>>;

/** An id that nothing has. */
export const never = '00000000-0000-4000-8000-000000000000';

/** The same call, whoever asks about whatever. */
export const of = (path: string, body?: object) => () => ({ path, ...(body ? { body } : {}) });

export const named = (before: string, name: string, after: string) => (asking: Asking) => ({
  path: `${before}${asking.target === 'gone' ? 'nothing' : name}${after}`,
  body: {},
});
