import type { Readable } from 'node:stream';
import { type ChangedFiles, readChangedFiles } from '@nomucheck/domain/crawling/repository/changed-files.ts';
import { ZodError } from 'zod';
import { again, type Pause, type Try } from '../fetching/again.ts';
import {
  type BeforeCall,
  FetchFailed,
  type FetchLimits,
  fetchPage,
  openPage,
  type Page,
} from '../fetching/fetch-page.ts';
import type { Turns } from '../fetching/polite-fetch.ts';
import { SourceUnusable } from './source.ts';

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
};

export type Remote = {
  /** The newest commit of the branch. */
  readonly newest: (signal: AbortSignal) => Promise<string>;
  readonly changes: (base: string, head: string, signal: AbortSignal) => Promise<ChangedFiles>;
  readonly file: (commit: string, path: string, signal: AbortSignal) => Promise<Buffer>;
  /** All files of a commit as a tar.gz. null: it didn't come; another try may help. */
  readonly archive: (commit: string, signal: AbortSignal) => Promise<Readable | null>;
};

/** Every call throws SourceUnusable where the repository can't be used. */
export const createRemote = (parts: RemoteParts): Remote => {
  const { fetching, archiveWithinMs, turns, userAgent, repository, branch, origins, pause } = parts;

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

  const ask = async (url: string, accept: string, signal: AbortSignal): Promise<Page> => {
    const page = await again(
      async (): Promise<Try<Page>> => {
        try {
          const headers = { Accept: accept, 'User-Agent': userAgent };
          const answer = await fetchPage({ url, headers }, fetching, signal, inTurn);
          if (isPassing(answer.status))
            return { done: false, afterMs: secondsOf(answer.headers['retry-after']) * 1_000 };
          return { done: true, value: answer };
        } catch (error) {
          if (mayPass(error)) return { done: false };
          throw error;
        }
      },
      pause,
      signal,
    );
    if (!page) throw new SourceUnusable('unreachable', '판례 저장소가 응답하지 않아요.');
    if (page.status === 401 || page.status === 403) throw new SourceUnusable('refused', wordsOfRefusal);
    return page;
  };

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
      const { status, body } = await ask(url, 'application/vnd.github+json', signal);
      // The base was forgotten after the history had been rewritten.
      if (status === 404) return { kind: 'unknown' };
      if (status !== 200) throw unknownForm('바뀐 파일의 목록');
      try {
        return readChangedFiles(JSON.parse(body.toString('utf8')));
      } catch (error) {
        if (error instanceof SyntaxError || error instanceof ZodError) throw unknownForm('바뀐 파일의 목록');
        throw error;
      }
    },

    file: async (commit, path, signal) => {
      const url = `${origins.files}/${repository}/${commit}/${inPath(path)}`;
      const { status, body } = await ask(url, '*/*', signal);
      if (status !== 200) throw unknownForm('바뀐 파일');
      return body;
    },

    archive: async (commit, signal) => {
      const url = `${origins.archives}/${repository}/tar.gz/${commit}`;
      const headers = { Accept: '*/*', 'Accept-Encoding': 'identity', 'User-Agent': userAgent };
      const limits = { ...fetching, withinMs: archiveWithinMs };
      const page = await openPage({ url, headers }, limits, signal, inTurn).catch((error: unknown) => {
        if (mayPass(error)) return null;
        throw error;
      });
      if (page === null) return null;
      if (page.status === 200) return page.body;
      page.body.destroy();
      if (isPassing(page.status)) return null;
      if (page.status === 401 || page.status === 403) throw new SourceUnusable('refused', wordsOfRefusal);
      throw unknownForm('압축 파일');
    },
  };
};

const EVERY_MS = 200;

const wordsOfRefusal =
  '판례 저장소가 요청을 받아 주지 않아요. 시간당 호출 한도를 넘었을 수 있으니 한 시간 뒤에 다시 시작해 주세요.';

const unknownForm = (what: string): SourceUnusable =>
  new SourceUnusable('unknown_form', `판례 저장소가 ${what} 대신 다른 것을 보냈어요.`);

const isPassing = (status: number): boolean => status === 429 || status >= 500;

const mayPass = (error: unknown): boolean =>
  error instanceof FetchFailed && (error.failure === 'connection' || error.failure === 'timeout');

const secondsOf = (header: string | undefined): number => {
  const seconds = Number(header);
  return Number.isFinite(seconds) && seconds > 0 ? seconds : 0;
};
