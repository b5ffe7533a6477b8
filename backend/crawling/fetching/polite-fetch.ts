import robotsParser from 'robots-parser';
import { type Pause, waited } from './again.ts';
import { type BeforeCall, FetchFailed, type FetchLimits, fetchPage, type Page, type PageWanted } from './fetch-page.ts';

// The package is a CommonJS function; its types describe it as a default export.
const parseRobots = robotsParser.default ?? robotsParser;
type Robots = ReturnType<typeof parseRobots>;

/**
 * How a source is asked: a host never more often than agreed, by all processes together, and only for what its robots.txt
 * allows. @throws FetchFailed, ForbiddenByRobots
 */
export type PoliteFetch = (wanted: PageWanted, signal: AbortSignal) => Promise<Page>;

/** The turns of calls to a host, shared by all processes. */
export type Turns = {
  /** Takes the next free turn, `everyMs` after the one before, and says in how many milliseconds it comes. */
  readonly take: (host: string, everyMs: number) => Promise<number>;
};

export type PoliteParts = {
  readonly limits: FetchLimits;
  readonly turns: Turns;
  /** Between the beginnings of two calls; a fifth of a second at least. */
  readonly everyMs: number;
  /** Sent with each call. */
  readonly userAgent: string;
  readonly pause?: Pause;
};

/** The crawler's name in robots.txt. */
const ROBOT = 'nomucheck';
/** No host is asked more than five times a second. */
const LEAST_MS = 200;
/** A robots.txt that asks for more between two calls is taken to mean this. */
const MOST_MS = 60_000;
const aDayMs = 86_400_000;

/** Thrown where robots.txt forbids the page. */
export class ForbiddenByRobots extends Error {
  constructor(url: URL) {
    super(`the robots.txt of ${url.host} forbids ${url.pathname}`);
    this.name = 'ForbiddenByRobots';
  }
}

export const createPoliteFetch = ({ limits, turns, everyMs, userAgent, pause = waited }: PoliteParts): PoliteFetch => {
  const known = new Map<string, { readonly until: number; readonly robots: Robots }>();

  const ask = (wanted: PageWanted, signal: AbortSignal | undefined, before: BeforeCall): Promise<Page> =>
    fetchPage({ ...wanted, headers: { 'User-Agent': userAgent, ...wanted.headers } }, limits, signal, before);

  const inTurn = async ({ host }: URL, ms: number, signal: AbortSignal | undefined): Promise<void> => {
    const wait = await turns.take(host, Math.min(MOST_MS, Math.max(LEAST_MS, everyMs, ms)));
    if (wait > 0) await pause(wait, signal);
    signal?.throwIfAborted();
  };

  const rulesOf = async ({ origin }: URL, signal: AbortSignal | undefined): Promise<Robots> => {
    const before = known.get(origin);
    if (before && performance.now() < before.until) return before.robots;
    const address = `${origin}/robots.txt`;
    const { status, body } = await ask({ url: address }, signal, (url) => inTurn(url, 0, signal));
    // RFC 9309: without such a file everything is allowed; while a server can't give it, nothing is.
    if (status >= 500) throw new FetchFailed('connection', `robots.txt answered ${status}`);
    const robots = parseRobots(address, status === 200 ? body.toString('utf8').slice(0, 500_000) : '');
    known.set(origin, { until: performance.now() + aDayMs, robots });
    return robots;
  };

  return (wanted, signal) =>
    ask(wanted, signal, async (url) => {
      const robots = await rulesOf(url, signal);
      if (robots.isDisallowed(url.href, ROBOT)) throw new ForbiddenByRobots(url);
      await inTurn(url, (robots.getCrawlDelay(ROBOT) ?? 0) * 1_000, signal);
    });
};
