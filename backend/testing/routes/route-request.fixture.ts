import type { CallOptions, Person } from '../test-service.fixture.ts';
import type { Target } from './route-table.fixture.ts';

/** A person with a record of each kind that a route can be about. */
export type Owner = Person & { readonly draft: string; readonly finished: string };

/**
 * Who calls, and whose records the call is about: the caller's own, another person's, or none (ids that don't exist).
 */
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
  /** An import that ended after its dry run. */
  readonly importId: string;
  /** A PDF that couldn't be read. */
  readonly documentId: string;
  readonly searchWordId: string;
  readonly messageId: string;
  readonly rulesetVersion: string;
  readonly loginEmail: string;
  /** All answers of a finished check. */
  readonly answers: readonly { readonly section: string; readonly numbering: number; readonly value: unknown }[];
};

export type Request = { readonly path: string } & Pick<CallOptions, 'body'>;

/** A valid call of each route, apart from the caller: a caller with access gets a successful answer. */
export type Requests = Readonly<Record<string, (asking: Asking) => Request>>;

/** An id that no record has. */
export const never = '00000000-0000-4000-8000-000000000000';

/** A call with the same path and body for every caller and target. */
export const of = (path: string, body?: object) => () => ({ path, ...(body ? { body } : {}) });

export const named = (before: string, name: string, after: string) => (asking: Asking) => ({
  path: `${before}${asking.target === 'gone' ? 'nothing' : name}${after}`,
  body: {},
});

/**
 * Stand in a request for ids of records that are made for the call: the order for the check that it is about, an advice at a
 * stage and its answer, a consultation at a stage, a photo, and somebody of the firm who neither calls nor owns anything.
 */
export const placeholders = {
  order: '<order>',
  colleague: '<colleague>',
  advice: (stage: string) => `<advice ${stage}>`,
  answer: (stage: string) => `<answer ${stage}>`,
  consultation: (stage: string) => `<consultation ${stage}>`,
  file: '<file>',
};
