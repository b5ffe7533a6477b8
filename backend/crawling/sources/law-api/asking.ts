import type { Reply } from '@nomucheck/domain/crawling/law-api/reply.ts';
import { again, type Pause, type Try } from '../../fetching/again.ts';
import { FetchFailed, type Page } from '../../fetching/fetch-page.ts';
import { ForbiddenByRobots, type PoliteFetch } from '../../fetching/polite-fetch.ts';
import type { AnswerReader } from '../../fetching/reading/answer-thread.ts';
import { retryAfterMs } from '../../fetching/retry-after.ts';
import { orRest } from '../resting.ts';
import { type Raw, SourceUnusable } from '../source.ts';

/** An answer that came: what was asked for, that it isn't there, or something of an unknown form. */
type Came = Extract<Reply, { kind: 'answer' | 'absent' | 'unknown' }>;
export type Said = Came & { readonly raw: Raw };

/**
 * null where nothing usable came, also when asked again.
 * @throws SourceUnusable where every further call would fail, too
 */
export type Ask = (
  path: 'lawSearch.do' | 'lawService.do',
  params: Readonly<Record<string, string>>,
  root: string,
  signal: AbortSignal,
) => Promise<Said | null>;

export type LawApiParts = {
  readonly fetch: PoliteFetch;
  /** `https://www.law.go.kr`, or a server that imitates it. */
  readonly origin: string;
  /** OC: the name that the service gave this account. It stands in each address, so no address is logged or told. */
  readonly key: string;
  readonly pause: Pause;
  readonly answers: Pick<AnswerReader, 'reply'>;
};

export const createAsk = (target: 'prec' | 'nlrc', { fetch, origin, key, pause, answers }: LawApiParts): Ask => {
  const addressOf = (path: string, params: Readonly<Record<string, string>>): string =>
    `${origin}/DRF/${path}?${new URLSearchParams({ OC: key, target, type: 'JSON', ...params })}`;

  return (path, params, root, signal) =>
    again(
      async (): Promise<Try<Said | null>> => {
        const page = await come(() => fetch({ url: addressOf(path, params), headers }, signal));
        if (page === 'not_again') return { done: true, value: null };
        if (page === null) return { done: false };
        const reply = await answers.reply(page, root);
        if (reply.kind === 'transient') return { done: false, afterMs: retryAfterMs(page.headers) ?? 0 };
        return { done: true, value: { ...usable(reply, key), raw: rawOf(page) } };
      },
      pause,
      signal,
    ).catch(orRest('국가법령정보가 한동안 요청하지 말아 달라고 합니다.'));
};

/** Without it the service answers as if the key were wrong. */
const headers = { Referer: 'https://www.law.go.kr/' };

/** null: another try may help. */
const come = async (fetch: () => Promise<Page>): Promise<Page | 'not_again' | null> => {
  try {
    return await fetch();
  } catch (error) {
    if (error instanceof ForbiddenByRobots)
      throw new SourceUnusable('refused', '국가법령정보의 robots.txt가 이 자료를 모으지 못하게 합니다.');
    if (!(error instanceof FetchFailed)) throw error;
    if (leadsAway.has(error.failure))
      throw new SourceUnusable(
        'blocked',
        '국가법령정보가 다른 주소로 보내서 따라가지 않았습니다. 설정한 주소를 확인해 주십시오.',
      );
    return mayPass.has(error.failure) ? null : 'not_again';
  }
};

const leadsAway: ReadonlySet<FetchFailed['failure']> = new Set(['address', 'host', 'insecure']);
const mayPass: ReadonlySet<FetchFailed['failure']> = new Set(['timeout', 'connection']);

const rawOf = ({ body, mediaType }: Page): Raw => ({
  bytes: body,
  mediaType: mediaType.slice(0, 100).trim() || 'application/json',
});

const usable = (reply: Exclude<Reply, { kind: 'transient' }>, key: string): Came => {
  switch (reply.kind) {
    case 'refused':
      throw new SourceUnusable(
        'refused',
        '국가법령정보가 이 서비스의 인증키를 받아들이지 않았습니다. open.law.go.kr에 등록한 계정과 서버 주소를 최고 관리자에게 확인해 주십시오.',
      );
    case 'blocked':
      throw new SourceUnusable(
        'blocked',
        '국가법령정보가 자동 접속을 막는 화면을 보냈습니다. open.law.go.kr에 등록한 고정 주소의 서버에서 다시 시작해 주십시오.',
      );
    case 'unknown':
      // What the service answers with may repeat the address, and with it the key.
      return { ...reply, why: reply.why.replaceAll(key, '…') };
    default:
      return reply;
  }
};

export const unknownForm = (what: string): SourceUnusable =>
  new SourceUnusable('unknown_form', `국가법령정보의 응답 형식이 바뀌었습니다 (${what.slice(0, 200).toWellFormed()}).`);
