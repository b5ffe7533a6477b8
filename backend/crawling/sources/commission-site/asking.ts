import { again, type Pause, type Try } from '../../fetching/again.ts';
import { FetchFailed, type Page, type PageWanted } from '../../fetching/fetch-page.ts';
import { ForbiddenByRobots, type PoliteFetch } from '../../fetching/polite-fetch.ts';
import { pageText } from '../../fetching/reading/page-text.ts';
import { retryAfterMs } from '../../fetching/retry-after.ts';
import { orRest } from '../resting.ts';
import { SourceUnusable } from '../source.ts';
import { isKeptOut } from './pages.ts';

/** An answer of the site that came, or why none did, also when asked again. */
export type Answer =
  | { readonly kind: 'page'; readonly page: Page }
  | { readonly kind: 'none'; readonly status: number | null };

/** @throws SourceUnusable where the site keeps programs out, or every further call would fail, too */
export type Ask = (wanted: PageWanted, signal: AbortSignal, isUsable?: (page: Page) => boolean) => Promise<Answer>;

/**
 * Asks the site, and asks again where it sent nothing: its errors come and go. Only what it says itself means that something isn't
 * there, so status 404 is asked again, too.
 */
export const createAsk =
  (fetch: PoliteFetch, pause: Pause): Ask =>
  async (wanted, signal, isUsable = isReadable) => {
    let status: number | null = null;
    const page = await again(
      async (): Promise<Try<Page | null>> => {
        try {
          const came = await fetch(wanted, signal);
          status = came.status;
          if (isRight(came) && isUsable(came)) return { done: true, value: came };
          if (!isRight(came) && isKeptOut(pageText(came))) throw keptOut();
          return { done: false, afterMs: retryAfterMs(came.headers) ?? 0 };
        } catch (error) {
          if (error instanceof ForbiddenByRobots)
            throw new SourceUnusable('refused', '노동위원회 누리집의 robots.txt가 이 화면을 모으지 못하게 해요.');
          if (!(error instanceof FetchFailed)) throw error;
          // It would be the same again.
          if (lasting.has(error.failure)) return { done: true, value: null };
          return { done: false };
        }
      },
      pause,
      signal,
    ).catch(orRest('노동위원회 누리집이 한동안 요청하지 말아 달라고 해요.'));
    if (page === null && status === 403) throw keptOut();
    return page === null ? { kind: 'none', status } : { kind: 'page', page };
  };

const isRight = ({ status }: Page): boolean => status >= 200 && status < 300;
/** Reading HTML takes a second for some megabytes, in which this process does nothing else; the site's pages have some kilobytes. */
export const MOST_HTML = 3_000_000;
const isReadable = ({ body }: Page): boolean => body.length > 0 && body.length <= MOST_HTML;
const lasting: ReadonlySet<FetchFailed['failure']> = new Set(['address', 'host', 'insecure', 'redirects', 'too_large']);

export const keptOut = (): SourceUnusable =>
  new SourceUnusable(
    'blocked',
    '노동위원회 누리집이 자동 접속을 막는 화면을 보냈어요. 누리집에 알리고 허락을 받은 뒤 다시 시작해 주세요.',
  );
