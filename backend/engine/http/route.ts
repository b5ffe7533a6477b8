import type { ReadPurpose } from '@nomucheck/domain/people/contract/access-log.ts';
import { z } from 'zod';
import type { Caller } from '../callers/caller.ts';
import type { CommandContext } from '../command-handling/handle-command.ts';
import type { CallKind } from '../shares/call-allowances.ts';
import type { EventStream } from './answers/event-stream.ts';
import type { SentFile } from './answers/file-answer.ts';
import type { RequestBody } from './requests/request-body.ts';
import { parseInput } from './requests/validation.ts';

/** Who may call a route: anyone, people who are signed in, the firm's people, or its admins. Every route has one. */
export type AccessLevel = 'public' | 'login' | 'staff' | 'admin';

/** A call before its inputs are checked. */
export type RawCall = {
  readonly body: unknown;
  readonly query: unknown;
  readonly params: unknown;
  readonly context: CommandContext;
  /** The revision named by `If-Match`. */
  readonly ifMatch: number | undefined;
  /** The client's address, as reported by the proxies that are trusted. */
  readonly source: string;
  readonly userAgent: string | null;
  /** Sent from this machine, and not through a proxy. */
  readonly isLocal: boolean;
  readonly token: string | null;
  /** A header of the request, for calls of machines that sign what they send. */
  readonly header: (name: string) => string | null;
  /**
   * The browser's cookie of this name. The service sets only one cookie, during the sign-in through another service.
   */
  readonly cookie: (name: string) => string | null;
  /** Aborted when the client disconnects before it has its answer. */
  readonly gone: AbortSignal;
};

export type Call<Body, Query, Params> = Omit<RawCall, 'body' | 'query' | 'params'> & {
  readonly body: Body;
  readonly query: Query;
  readonly params: Params;
};

export type Answer = {
  readonly body: unknown;
  readonly status?: number;
  /** The position of the last event written; answered as `X-Log-Position`. */
  readonly position?: string;
  /**
   * All that the command did are its events, on one stream: a retry is recognised by them, so nobody waits until its
   * idempotency key is settled.
   */
  readonly isInLog?: boolean;
  readonly headers?: Readonly<Record<string, string>>;
  /** In place of a body: a stream of server-sent events. */
  readonly stream?: EventStream;
  /** In place of a body. */
  readonly file?: SentFile;
  /** Whose personal data it shows, and why: recorded before the answer is sent, unless it is the caller's own. */
  readonly discloses?: { readonly purpose: ReadPurpose; readonly people: readonly string[] };
  /** The streams that a read shows; absent: possibly any. If one of them is parked, the answer carries `X-Stale`. */
  readonly shows?: readonly string[];
};

type Description = {
  readonly method: 'get' | 'post' | 'put' | 'delete';
  /** As Express writes it: `/api/check/:id`. */
  readonly path: string;
  /** Its purpose in one English sentence: the API's description shows it. */
  readonly summary: string;
  /** The schema of a successful answer. */
  readonly answers: z.ZodType;
  readonly status?: number;
  /** The media type of a successful answer that isn't JSON but text. */
  readonly mediaType?: string;
  /** What a call counts as; by default `read`, `command`, or `work` where only the firm's people may call it. */
  readonly allowance?: CallKind;
  /** Bytes; 100 KiB by default. */
  readonly bodyLimit?: number;
  /** The keys that a JSON body may have, and likewise the items of its lists; 20,000 by default. */
  readonly bodyValues?: number;
  /**
   * For a body that is a file: receives it piece by piece, after the access check and before anything else. What it
   * returns is used as the body from then on. Its hash stands for everything that an `Idempotency-Key` is bound to,
   * including the query. `contentType` is the request's header, which a multipart body needs to be read.
   */
  readonly receive?: (
    content: AsyncIterable<Uint8Array>,
    query: unknown,
    contentType: string | undefined,
  ) => Promise<RequestBody>;
  /** Asked before such a body is received: throws where the caller may not send it to this record. */
  readonly admits?: (params: unknown, caller: Caller, at: string) => Promise<void>;
  /** The media type of such a body; without it, the body is the file itself. */
  readonly receives?: 'multipart/form-data';
  /**
   * Sign-in routes take no `Idempotency-Key`: their answer contains a secret, which isn't stored for a second answer.
   */
  readonly signIn?: boolean;
  /** Open also to those of the firm's people who have to set up a second factor before they may use other routes. */
  readonly beforeSecondFactor?: boolean;
  /** Open also to people who have to agree to the texts again; every read is. */
  readonly beforeConsents?: boolean;
  /** The projections that a read waits for when the client names a position. */
  readonly reads?: readonly string[];
  /**
   * Added to the refusal of a caller who isn't signed in, if a part of the answer is public. null if there is nothing
   * to add.
   */
  readonly refusalDetails?: (query: unknown) => Promise<Readonly<Record<string, unknown>> | null>;
  /**
   * A public read whose answer seldom changes: browsers store it and ask at each use whether it is still current
   * (ETag, 304).
   */
  readonly revalidated?: boolean;
};

type Inputs<Body, Query, Params> = {
  readonly body: z.ZodType<Body>;
  readonly query: z.ZodType<Query>;
  readonly params: z.ZodType<Params>;
};

/** A route as data. This one list is mounted, described in `/api/openapi.json` and checked by the tests. */
export type Route = Description &
  Inputs<unknown, unknown, unknown> & {
    readonly access: AccessLevel;
    /** Checks the inputs, then calls `handle`. `caller` is present unless access is public. */
    readonly run: (raw: RawCall, caller: Caller | null) => Promise<Answer>;
  };

/** For routes without body, query or path parameters; what is sent there is ignored. */
export const noInput = { body: z.unknown(), query: z.unknown(), params: z.unknown() };

/** The empty body `{}`. */
export const emptyBody = z.strictObject({});

export const idParams = z.object({ id: z.uuid() });

const checked = <Body, Query, Params>(
  inputs: Inputs<Body, Query, Params>,
  raw: RawCall,
): Call<Body, Query, Params> => ({
  ...raw,
  params: parseInput(inputs.params, raw.params),
  query: parseInput(inputs.query, raw.query),
  body: parseInput(inputs.body, raw.body),
});

/** A route that anyone may call. */
export const publicRoute = <Body, Query, Params>(
  route: Description &
    Inputs<Body, Query, Params> & { readonly handle: (call: Call<Body, Query, Params>) => Promise<Answer> },
): Route => ({ ...route, access: 'public', run: async (raw) => route.handle(checked(route, raw)) });

type Handled<Body, Query, Params> = Description &
  Inputs<Body, Query, Params> & {
    readonly handle: (call: Call<Body, Query, Params>, caller: Caller) => Promise<Answer>;
  };

const requiring =
  (access: Exclude<AccessLevel, 'public'>) =>
  <Body, Query, Params>(route: Handled<Body, Query, Params>): Route => ({
    ...route,
    access,
    run: async (raw, caller) => {
      if (!caller) throw new Error(`${route.path} was reached without a caller`);
      return route.handle(checked(route, raw), caller);
    },
  });

/** For people who are signed in. */
export const loginRoute = requiring('login');
/** For the firm's people. */
export const staffRoute = requiring('staff');
export const adminRoute = requiring('admin');
