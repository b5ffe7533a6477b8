import { once } from 'node:events';
import { type IncomingMessage, request as requestPlain } from 'node:http';
import { request as requestSecure } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { PassThrough, pipeline, type Readable } from 'node:stream';
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';
import { isPublicAddress, NotPublic, publicLookup } from './public-address.ts';

/** One request of a crawler, with its limits. A source may be slow, huge or hostile; none of it may harm the service. */
export type PageWanted = {
  readonly url: string;
  readonly method?: 'GET' | 'POST';
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
};
export type Page = {
  readonly status: number;
  /** After redirects. */
  readonly url: string;
  readonly mediaType: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
};
export type FetchLimits = {
  /** The names that the source is configured with; a redirect may not leave them. */
  readonly hosts: readonly string[];
  /** Of the body as it is used, not as it was sent: a small compressed answer may be a huge one. */
  readonly mostBytes: number;
  /** From a call to the last byte of its answer. */
  readonly withinMs: number;
  readonly mostRedirects: number;
  /** Origins that need not be public: servers that imitate the source, for trials and tests. */
  readonly trialOrigins: readonly string[];
  /** How a name becomes an address; by default only public ones are taken. */
  readonly lookup?: LookupFunction;
};
/** Called before each call, also the one that a redirect leads to. It may wait, or throw to forbid the call. */
export type BeforeCall = (url: URL, signal: AbortSignal | undefined) => Promise<void>;

/**
 * `address`: not of the public internet. `host`: not one of the source. `insecure`: from https to http. `redirects`: too many, or
 * to nowhere.
 */
export type FetchFailure = 'address' | 'host' | 'insecure' | 'timeout' | 'too_large' | 'redirects' | 'connection';

/** Its text never has the address that was asked, for a key may stand in it. A class only because `throw` needs an Error. */
export class FetchFailed extends Error {
  readonly failure: FetchFailure;
  constructor(failure: FetchFailure, detail: string) {
    super(`${failure}: ${detail}`);
    this.name = 'FetchFailed';
    this.failure = failure;
  }
}

/** @throws FetchFailed, what `before` throws, or the reason of `signal` when the caller ended it. */
export const fetchPage = (
  wanted: PageWanted,
  limits: FetchLimits,
  signal?: AbortSignal,
  before?: BeforeCall,
): Promise<Page> => followed(wanted, limits, signal, before, (response) => bodyOf(response, limits.mostBytes));

/** An answer whose body is read while it arrives, because it may be larger than the memory. */
export type OpenPage = Omit<Page, 'body'> & { readonly body: Readable };

/**
 * The same for a body that isn't held. The time of `limits` is over at the last byte, too; how many bytes there may be is up to
 * the reader, who destroys the body when there are too many.
 */
export const openPage = (
  wanted: PageWanted,
  limits: Omit<FetchLimits, 'mostBytes'>,
  signal?: AbortSignal,
  before?: BeforeCall,
): Promise<OpenPage> => followed(wanted, limits, signal, before, async (response) => unpacked(response));

const followed = async <Body>(
  wanted: PageWanted,
  limits: Omit<FetchLimits, 'mostBytes'>,
  signal: AbortSignal | undefined,
  before: BeforeCall | undefined,
  bodyFrom: (response: IncomingMessage) => Promise<Body>,
): Promise<Omit<Page, 'body'> & { readonly body: Body }> => {
  let next = wanted;
  for (let redirects = 0; redirects <= limits.mostRedirects; redirects += 1) {
    const url = allowed(next.url, limits);
    await before?.(url, signal);
    const answer = await answered(url, next, limits, signal, bodyFrom);
    if ('body' in answer) return answer;
    const target = URL.parse(answer.redirectsTo, url.href);
    if (!target) throw new FetchFailed('redirects', 'a redirect without an address');
    if (url.protocol === 'https:' && target.protocol === 'http:')
      throw new FetchFailed('insecure', `${url.hostname} redirects to an address without https`);
    // As browsers do it: what was posted isn't posted again to another page, except for 307 and 308.
    next = answer.keepsMethod ? { ...next, url: target.href } : { url: target.href, headers: next.headers ?? {} };
  }
  throw new FetchFailed('redirects', `more than ${limits.mostRedirects}`);
};

const allowed = (address: string, { hosts, trialOrigins }: Pick<FetchLimits, 'hosts' | 'trialOrigins'>): URL => {
  const url = URL.parse(address);
  if (!url || !/^https?:$/.test(url.protocol) || url.username !== '' || url.password !== '')
    throw new FetchFailed('host', 'not a web address');
  if (trialOrigins.includes(url.origin)) return url;
  const host = url.hostname.replace(/^\[|\]$/g, '');
  if (isIP(host) !== 0 && !isPublicAddress(host)) throw new FetchFailed('address', `${host} is not a public address`);
  if (!hosts.includes(host) || url.port !== '') throw new FetchFailed('host', `${url.host} is not of this source`);
  return url;
};

type Answer<Body> =
  | (Omit<Page, 'body'> & { readonly body: Body })
  | { readonly redirectsTo: string; readonly keepsMethod: boolean };

/** One call and its whole answer, in the time that it has. */
const answered = async <Body>(
  url: URL,
  wanted: PageWanted,
  limits: Omit<FetchLimits, 'mostBytes'>,
  signal: AbortSignal | undefined,
  bodyFrom: (response: IncomingMessage) => Promise<Body>,
): Promise<Answer<Body>> => {
  const time = AbortSignal.timeout(limits.withinMs);
  try {
    const response = await called(url, wanted, limits, signal ? AbortSignal.any([time, signal]) : time);
    const status = response.statusCode ?? 0;
    const redirectsTo = response.headers.location;
    if (status >= 300 && status < 400 && redirectsTo !== undefined) {
      response.destroy();
      return { redirectsTo, keepsMethod: status === 307 || status === 308 };
    }
    const body = await bodyFrom(response);
    const headers = Object.fromEntries(
      Object.entries(response.headers).flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
    );
    return { status, url: url.href, mediaType: headers['content-type'] ?? '', headers, body };
  } catch (error) {
    signal?.throwIfAborted();
    if (error instanceof FetchFailed) throw error;
    if (time.aborted) throw new FetchFailed('timeout', `${limits.withinMs} ms`);
    if (error instanceof NotPublic) throw new FetchFailed('address', error.message);
    throw new FetchFailed('connection', error instanceof Error ? codeOf(error) : 'unknown');
  }
};

const codeOf = (error: Error): string => ('code' in error && typeof error.code === 'string' ? error.code : error.name);

const publicOnly = publicLookup();

const called = async (
  url: URL,
  { method = 'GET', headers = {}, body }: PageWanted,
  { trialOrigins, lookup = publicOnly }: Pick<FetchLimits, 'trialOrigins' | 'lookup'>,
  signal: AbortSignal,
): Promise<IncomingMessage> => {
  const request = url.protocol === 'https:' ? requestSecure : requestPlain;
  const call = request(url, {
    method,
    headers: { 'Accept-Encoding': 'gzip, deflate, br', ...headers },
    // A connection that is kept open would outlive the check of its address.
    agent: false,
    signal,
    ...(!trialOrigins.includes(url.origin) && { lookup }),
  });
  // An answer that is cut in its body is reported by the call, too; the body's own error is the one that is read.
  call.on('error', () => {});
  call.end(body);
  const [response] = await once(call, 'response', { signal });
  return response;
};

const bodyOf = async (response: IncomingMessage, most: number): Promise<Buffer> => {
  const tooLarge = (): FetchFailed => {
    response.destroy();
    return new FetchFailed('too_large', `more than ${most} bytes`);
  };
  if (Number(response.headers['content-length'] ?? 0) > most) throw tooLarge();
  const pieces: Buffer[] = [];
  let bytes = 0;
  for await (const piece of unpacked(response)) {
    bytes += piece.length;
    if (bytes > most) throw tooLarge();
    pieces.push(piece);
  }
  if (!response.complete) throw new FetchFailed('connection', 'cut in the middle');
  return Buffer.concat(pieces);
};

const unpacked = (response: IncomingMessage): Readable => {
  const packed = response.headers['content-encoding']?.trim().toLowerCase() ?? 'identity';
  const unpack =
    packed === 'gzip' || packed === 'x-gzip'
      ? createGunzip()
      : packed === 'br'
        ? createBrotliDecompress()
        : packed === 'deflate'
          ? createInflate()
          : new PassThrough();
  return pipeline(response, unpack, () => {});
};
