import { authorize } from '@nomucheck/domain/accounts/authorize.ts';
import { DomainError } from '@nomucheck/domain/kernel/errors.ts';
import type { Actor } from '@nomucheck/domain/kernel/log/event.ts';
import { type Request, type Response, Router } from 'express';
import { v4 as uuidV4 } from 'uuid';
import type { Caller } from '../callers/caller.ts';
import { networkOf } from '../callers/source.ts';
import { isFromThisMachine } from '../callers/this-machine.ts';
import { commandIdOfKey } from '../command-handling/command-ids.ts';
import type { CallAllowances, CallKind } from '../shares/call-allowances.ts';
import type { Parties } from '../shares/parties.ts';
import type { RefusalPauses } from '../shares/refusal-pauses.ts';
import type { RequestTurns } from '../shares/request-turns.ts';
import type { PersonalRead } from '../vault/access-log.ts';
import { sendEventStream } from './answers/event-stream.ts';
import { sendFile } from './answers/file-answer.ts';
import { type Openness, sendJson } from './answers/json-answer.ts';
import { sentSoon } from './answers/sent-soon.ts';
import type { Idempotency } from './requests/idempotency.ts';
import { type RequestBody, readJson, receive } from './requests/request-body.ts';
import { bearerOf, cookieOf, idempotencyKeyOf, ifMatchOf, waitForOf } from './requests/request-headers.ts';
import { requestIdOf } from './requests/request-log.ts';
import type { Answer, RawCall, Route } from './route.ts';

/** What the pipeline needs to do for every request. */
export type PipelineParts = {
  readonly parties: Parties;
  readonly allowances: CallAllowances;
  readonly turns: RequestTurns;
  readonly pauses: RefusalPauses;
  /** The caller whose token this is; throws `session_not_found` for an unknown or ended session. */
  readonly callerOf: (token: string) => Promise<Caller>;
  readonly idempotency: Idempotency;
  /** The client's opaque form of a position of the log. */
  readonly tokenOf: (position: string) => Promise<string>;
  /**
   * False if the projections didn't pass this token's position in time or have parked a stream before it; false at once if the
   * log no longer has that position.
   */
  readonly waitFor: (token: string, projections: readonly string[]) => Promise<boolean>;
  /** Whether one of the projections has parked one of these streams; any stream, where none are named. */
  readonly isParked: (projections: readonly string[], streams: readonly string[] | undefined) => Promise<boolean>;
  /** Records who read whose data. If this fails, the data is not shown. */
  readonly recordRead: (read: PersonalRead) => Promise<void>;
  readonly clock: () => Date;
};

const anonymous: Actor = { id: 'anonymous', role: 'anonymous' };

/**
 * A router that takes each request through the same steps: wait for its turn, identify the caller, check access,
 * validate, check for a repeated command, handle, answer.
 */
export const mount = (routes: readonly Route[], parts: PipelineParts): Router => {
  const router = Router({ caseSensitive: true, strict: false });
  for (const route of routes) {
    router[route.method](route.path, async (request, response) => {
      response.locals.route = route.path;
      await handle(route, parts, request, response);
    });
  }
  return router;
};

const handle = async (route: Route, parts: PipelineParts, request: Request, response: Response): Promise<void> => {
  const { parties, allowances, turns, pauses } = parts;
  const party = parties.of(bearerOf(request), request.ip ?? 'unknown');
  const gone = goneOf(response);
  try {
    await allowances.spend(party, callKindOf(route), `${route.method} ${route.path}`);
    const inTurn = route.receive ? turns.receive : turns.answer;
    const longAnswer = await inTurn(party, async () => {
      if (gone.aborted) return null;
      const answer = await answerTo(route, parts, { request, response, gone });
      if (answer.stream || answer.file) return answer;
      await send(route, request, response, answer);
      await sentSoon(response);
      return null;
    });
    if (longAnswer === null) return;
    const slowly = longAnswer.file ? turns.sendFile : turns.follow;
    await slowly(party, () => send(route, request, response, longAnswer));
  } catch (refusal) {
    if (refusal instanceof DomainError && refusal.code === 'too_many_requests') {
      await pauses.pause(party, gone);
      // Nobody is there to be refused: a flood that ends takes all its connections with it at once.
      if (gone.aborted) return;
    }
    throw refusal;
  }
};

type Exchange = { readonly request: Request; readonly response: Response; readonly gone: AbortSignal };

const answerTo = async (route: Route, parts: PipelineParts, { request, response, gone }: Exchange): Promise<Answer> => {
  // 1 identify the caller and check that they may call this route
  const caller = route.access === 'public' ? null : await callerOf(parts, route, request);
  const actor = caller?.actor ?? anonymous;
  response.locals.actor = actor;
  authorize(actor, `access.${route.access}`);
  if (caller?.lacksSecondFactor && !route.beforeSecondFactor) throw setUpFirst();
  if (caller?.lacksConsents && route.method !== 'get' && !route.beforeConsents) throw agreeFirst();

  // 2 read the inputs
  if (caller && route.admits) await route.admits(paramsOf(request), caller, parts.clock().toISOString());
  const reading = route.method === 'get';
  const body: RequestBody = reading
    ? { json: {}, sha256: '' }
    : route.receive
      ? await takeFile(request, route.receive)
      : await readJson(request, { bytes: route.bodyLimit, values: route.bodyValues });
  const key = reading || route.signIn ? undefined : idempotencyKeyOf(request);
  const raw: RawCall = {
    body: body.json,
    query: queryOf(request),
    params: paramsOf(request),
    context: {
      commandId: key === undefined ? uuidV4() : commandIdOfKey(actor.id, key),
      at: parts.clock().toISOString(),
      actor,
      correlationId: requestIdOf(response),
    },
    ifMatch: ifMatchOf(request),
    source: request.ip ?? 'unknown',
    userAgent: request.get('user-agent')?.slice(0, 200) ?? null,
    isLocal: isFromThisMachine(request),
    token: bearerOf(request) ?? null,
    header: (name) => request.get(name) ?? null,
    cookie: (name) => cookieOf(request, name),
    gone,
  };

  // 3 a read waits until the read models have passed the caller's last write
  const wanted = reading && route.reads ? waitForOf(request) : undefined;
  if (wanted && route.reads && !(await parts.waitFor(wanted, route.reads))) {
    response.setHeader('X-Stale', '1');
  }

  // 4 handle, once for each idempotency key
  const { commandId } = raw.context;
  const run = (answeredBefore: boolean) =>
    route.run(answeredBefore ? { ...raw, context: { ...raw.context, answeredBefore: commandId } } : raw, caller);
  const answer =
    key === undefined
      ? await run(false)
      : await parts.idempotency.once(
          { commandId, person: actor.id, content: `${route.method} ${request.path} ${body.sha256}` },
          run,
        );

  // 5 a read of other people's data is recorded before it is answered
  if (caller && answer.discloses) await recordRead(parts, caller, raw.source, answer.discloses);

  if (reading && route.reads && (await parts.isParked(route.reads, answer.shows))) {
    response.setHeader('X-Stale', '1');
  }
  if (answer.position !== undefined) {
    response.setHeader('X-Log-Position', await parts.tokenOf(answer.position));
  }
  return answer;
};

const send = async (route: Route, request: Request, response: Response, answer: Answer): Promise<void> => {
  for (const [name, value] of Object.entries(answer.headers ?? {})) response.setHeader(name, value);
  response.status(answer.status ?? route.status ?? 200);
  if (answer.stream) await sendEventStream(response, answer.stream);
  else if (answer.file) await sendFile(response, route.mediaType ?? 'application/octet-stream', answer.file);
  else if (route.mediaType) response.type(route.mediaType).send(String(answer.body));
  else await sendJson(request, response, answer.body, opennessOf(route));
};

/** What a call of this route counts as, unless the route says so itself. */
const callKindOf = ({ allowance, method, access }: Route): CallKind => {
  if (allowance) return allowance;
  if (method === 'get') return 'read';
  return access === 'staff' || access === 'admin' ? 'work' : 'command';
};

const callerOf = async (parts: PipelineParts, route: Route, request: Request): Promise<Caller> => {
  const token = await tokenOf(request, route);
  const caller = await parts.callerOf(token);
  parts.parties.recognise(token, caller.actor.id);
  return caller;
};

const goneOf = (response: Response): AbortSignal => {
  const gone = new AbortController();
  response.once('close', () => {
    if (!response.writableEnded) gone.abort();
  });
  return gone.signal;
};

const takeFile = (request: Request, take: NonNullable<Route['receive']>): Promise<RequestBody> =>
  receive(request, (content) => take(content, queryOf(request), request.get('content-type')));

/**
 * Records a read of other people's data; reading one's own is not recorded. A search is recorded even if it finds no
 * person.
 */
const recordRead = async (
  { recordRead: record }: PipelineParts,
  { actor }: Caller,
  source: string,
  { purpose, people }: NonNullable<Answer['discloses']>,
): Promise<void> => {
  const others = [...new Set(people)].filter((id) => id !== actor.id);
  if (others.length === 0 && purpose !== 'search') return;
  await record({ reader: actor.id, readerRole: actor.role, network: networkOf(source), purpose, people: others });
};

/** The address of the page is in a member of its own, so that the client can link to it. */
const setUpFirst = (): DomainError =>
  new DomainError('second_factor_needed', {
    errors: { '': '먼저 2단계 인증을 설정해야 해요. 설정을 마치면 다른 화면이 열려요.' },
    extra: { setUp: '/more/otp' },
  });

const agreeFirst = (): DomainError =>
  new DomainError('terms_required', {
    errors: { '': '이메일 주소를 처음 확인해서, 약관에 다시 동의해 주셔야 해요.' },
    extra: { agree: '/user/terms' },
  });

/** No name or id contains a control character, and PostgreSQL's text can't store a NUL. */
const paramsOf = ({ params }: Request): unknown => {
  if (Object.values(params).some((value) => /\p{Cc}/u.test(String(value)))) throw new DomainError('not_found');
  return { ...params };
};

/** A query that can't be decoded is refused: the parser alone would replace the wrong bytes by other characters. */
const queryOf = (request: Request): unknown => {
  const [, written = ''] = request.originalUrl.split('?', 2);
  try {
    decodeURIComponent(written);
  } catch {
    throw new DomainError('invalid_request', { errors: { '': '주소에 잘못 적힌 글자가 있어요.' } });
  }
  return { ...request.query };
};

const opennessOf = ({ access, method, revalidated }: Route): Openness => {
  if (access !== 'public' || method !== 'get') return 'secret';
  return revalidated ? 'revalidated' : 'public';
};

/** The client keeps its token in local storage; when there is none, `null` may be sent as the token. */
const tokenOf = async (request: Request, { refusalDetails }: Route): Promise<string> => {
  const token = bearerOf(request);
  if (token !== undefined && token !== 'null' && token !== 'undefined') return token;
  const extra = refusalDetails && (await refusalDetails(queryOf(request)));
  throw new DomainError('login_needed', extra ? { extra } : {});
};
