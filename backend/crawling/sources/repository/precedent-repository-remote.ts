import type { Readable } from 'node:stream';
import type { ChangedFiles } from '@nomucheck/domain/crawling/repository/changed-files.ts';
import { again, type Pause, type Try } from '../../fetching/again.ts';
import {
  type BeforeCall,
  FetchFailed,
  type FetchLimits,
  fetchPage,
  openPage,
  type Page,
} from '../../fetching/fetch-page.ts';
import type { Turns } from '../../fetching/polite-fetch.ts';
import type { AnswerReader } from '../../fetching/reading/answer-thread.ts';
import { retryAfterMs } from '../../fetching/retry-after.ts';
import { orRest } from '../resting.ts';
import { SourceUnusable } from '../source.ts';

/** A public repository at GitHub, or at a server that imitates it. */
export type RemoteParts = {
  /** Of one answer of the API, and of one file. */
  readonly fetching: FetchLimits;
  /** From the first byte of the archive to its last one. */
  readonly archiveWithinMs: number;
  readonly turns: Turns;
  readonly userAgent: string;
  /** `legalize-kr/precedent-kr` */
  readonly repository: string;
  readonly branch: string;
  readonly origins: {
    /** `https://api.github.com` */
    readonly api: string;
    /** `https://codeload.github.com` */
    readonly archives: string;
    /** `https://raw.githubusercontent.com` */
    readonly files: string;
  };
  readonly pause: Pause;
  readonly answers: Pick<AnswerReader, 'changes'>;
};

export type Remote = {
  /** The newest commit of the branch. */
  readonly newest: (signal: AbortSignal) => Promise<string>;
  readonly changes: (base: string, head: string, signal: AbortSignal) => Promise<ChangedFiles>;
  /** null: it is larger than an answer may be. */
  readonly file: (commit: string, path: string, signal: AbortSignal) => Promise<Buffer | null>;
  /** All files of a commit as a tar.gz; where it didn't come, in how many milliseconds another try may help. */
  readonly archive: (commit: string, signal: AbortSignal) => Promise<Readable | number>;
};

/** Every call throws SourceUnusable where the repository can't be used. */
export const createRemote = (parts: RemoteParts): Remote => {
  const { fetching, archiveWithinMs, turns, userAgent, repository, branch, origins, pause, answers } = parts;

  /**
   * The API, its files and its archives are made for programs and have limits of their own. robots.txt speaks to those who
   * follow links, so it isn't asked; the rate of the other sources is kept.
   */
  const inTurn: BeforeCall = async ({ host }, signal) => {
    const wait = await turns.take(host, EVERY_MS);
    if (wait > 0) await pause(wait, signal);
    signal?.throwIfAborted();
  };
  const inPath = (path: string): string => path.split('/').map(encodeURIComponent).join('/');

  /** null: it didn't come, also when asked again. */
  const call = (url: string, accept: string, signal: AbortSignal): Promise<Page | null> =>
    again(
      async (): Promise<Try<Page>> => {
        try {
          const headers = { Accept: accept, 'User-Agent': userAgent };
          const page = await fetchPage({ url, headers }, fetching, signal, inTurn);
          const afterMs = restOf(page);
          return afterMs === null ? { done: true, value: page } : { done: false, afterMs };
        } catch (error) {
          if (mayPass(error)) return { done: false };
          throw error;
        }
      },
      pause,
      signal,
    ).catch(orRest(wordsOfRest));
  const ask = async (url: string, accept: string, signal: AbortSignal): Promise<Page> =>
    came(await call(url, accept, signal).catch(orUnusable));

  return {
    newest: async (signal) => {
      const url = `${origins.api}/repos/${repository}/commits/${inPath(branch)}`;
      const { status, body } = await ask(url, 'application/vnd.github.sha', signal);
      if (status === 404 || status === 409 || status === 422)
        throw new SourceUnusable('refused', `판례 저장소 ${repository}나 그 가지 ${branch}를 찾을 수 없어요.`);
      const commit = body.toString('latin1').trim();
      if (status !== 200 || !/^[0-9a-f]{40}$/.test(commit)) throw unknownForm('최신 커밋');
      return commit;
    },

    changes: async (base, head, signal) => {
      // The files are on the first page whatever its size; the commits, which nobody needs, are as few as possible.
      const url = `${origins.api}/repos/${repository}/compare/${base}...${head}?per_page=1`;
      const page = await ask(url, 'application/vnd.github+json', signal);
      // The base was forgotten after the history had been rewritten.
      if (page.status === 404) return { kind: 'unknown' };
      const changes = page.status === 200 ? await answers.changes(page) : null;
      if (!changes) throw unknownForm('바뀐 파일의 목록');
      return changes;
    },

    file: async (commit, path, signal) => {
      const url = `${origins.files}/${repository}/${commit}/${inPath(path)}`;
      const answer = await call(url, '*/*', signal).catch((error: unknown) =>
        isTooLarge(error) ? ('too_large' as const) : orUnusable(error),
      );
      if (answer === 'too_large') return null;
      const { status, body } = came(answer);
      if (status !== 200) throw unknownForm('바뀐 파일');
      return body;
    },

    archive: async (commit, signal) => {
      const url = `${origins.archives}/${repository}/tar.gz/${commit}`;
      const headers = { Accept: '*/*', 'Accept-Encoding': 'identity', 'User-Agent': userAgent };
      const limits = { ...fetching, withinMs: archiveWithinMs };
      const page = await openPage({ url, headers }, limits, signal, inTurn).catch((error: unknown) =>
        mayPass(error) ? null : orUnusable(error),
      );
      if (page === null) return 0;
      if (page.status === 200) return page.body;
      page.body.destroy();
      const afterMs = restOf({ ...page, body: Buffer.alloc(0) });
      if (afterMs !== null && afterMs <= MINUTE_MS) return afterMs;
      if (afterMs !== null) throw new SourceUnusable('unreachable', wordsOfRest, afterMs);
      if (isRefusal(page.status)) throw new SourceUnusable('refused', wordsOfRefusal);
      throw unknownForm('압축 파일');
    },
  };
};

const EVERY_MS = 200;

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

const wordsOfRefusal =
  '판례 저장소가 요청을 받아 주지 않아요. 저장소의 이름(PRECEDENT_REPOSITORY)과 공개 여부를 확인해 주세요.';
const wordsOfRest = '판례 저장소가 한동안 요청하지 말아 달라고 해요. 호출 한도를 넘은 듯해요.';

const unknownForm = (what: string): SourceUnusable =>
  new SourceUnusable('unknown_form', `판례 저장소가 ${what} 대신 다른 것을 보냈어요.`);

const came = (page: Page | null): Page => {
  if (!page) throw new SourceUnusable('unreachable', '판례 저장소가 응답하지 않아요.');
  if (isRefusal(page.status)) throw new SourceUnusable('refused', wordsOfRefusal);
  return page;
};

const isRefusal = (status: number): boolean => status === 401 || status === 403;

/**
 * In how many milliseconds the same call may succeed; null where the answer says nothing of the kind. GitHub's limit is an hour
 * long, and going beyond it is status 403 or 429: with the time of its end, with Retry-After, or only said in words.
 */
const restOf = ({ status, headers, body }: Pick<Page, 'status' | 'headers' | 'body'>): number | null => {
  const named = retryAfterMs(headers);
  if (status >= 500) return named ?? 0;
  if (status !== 429 && status !== 403) return null;
  if (named !== null) return named;
  if (headers['x-ratelimit-remaining'] === '0') {
    const left = Number(headers['x-ratelimit-reset']) * 1_000 - Date.now();
    return left > 0 && left <= HOUR_MS ? left : HOUR_MS;
  }
  return status === 429 || /rate limit/i.test(body.toString('latin1', 0, 2_000)) ? HOUR_MS : null;
};

const mayPass = (error: unknown): boolean =>
  error instanceof FetchFailed && (error.failure === 'connection' || error.failure === 'timeout');

const isTooLarge = (error: unknown): boolean => error instanceof FetchFailed && error.failure === 'too_large';

/** What didn't come, as a source that can't be used. Everything else is thrown as it is. */
export const orUnusable = (error: unknown): never => {
  if (!(error instanceof FetchFailed)) throw error;
  if (isTooLarge(error)) throw new SourceUnusable('unknown_form', '판례 저장소의 응답이 정해 둔 크기보다 커요.');
  if (mayPass(error)) throw new SourceUnusable('unreachable', '판례 저장소가 끝까지 응답하지 않아요.');
  throw new SourceUnusable(
    'unreachable',
    '판례 저장소가 다른 주소로 보내서 따라가지 않았어요. 설정한 주소를 확인해 주세요.',
  );
};
