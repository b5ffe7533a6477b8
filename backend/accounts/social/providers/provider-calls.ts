import { DomainError } from '@nomucheck/domain/kernel/errors.ts';
import { ArcticFetchError, OAuth2RequestError, OAuth2Tokens, UnexpectedResponseError } from 'arctic';
import { z } from 'zod';
import { jsonOfAnswer } from '../../../engine/reading/bounded-answer.ts';
import type { ProviderParts } from './social-provider.ts';

type CallParts = Pick<ProviderParts, 'report' | 'timeoutMs'>;

const usualTimeoutMs = 5_000;

/**
 * The code is wrong, used up or expired; Naver uses `invalid_request` for that. All other errors are between this
 * service and the provider.
 */
const wrongCode = new Set(['invalid_grant', 'invalid_request']);

/**
 * A service's answer to a code. The library would read an answer of any size. A refusal comes back as data, too.
 */
export const exchangeCode = async (
  endpoint: string,
  sent: Readonly<Record<string, string>>,
  signal: AbortSignal,
  headers: Readonly<Record<string, string>> = {},
): Promise<OAuth2Tokens> => {
  const response = await fetch(endpoint, {
    ...{ method: 'POST', redirect: 'error', signal },
    headers: { Accept: 'application/json', ...headers },
    body: new URLSearchParams({ grant_type: 'authorization_code', ...sent }),
  });
  const { data } = tokenAnswer.safeParse(await jsonOfAnswer(response));
  if (!data || (!response.ok && !('error' in data))) throw new UnexpectedResponseError(response.status);
  return new OAuth2Tokens(data);
};
const tokenAnswer = z.record(z.string(), z.unknown());

/** The access token for a code. `exchange` is given a signal that aborts when it takes too long. */
export const accessTokenFor = async (
  exchange: (signal: AbortSignal) => Promise<OAuth2Tokens>,
  { report, timeoutMs = usualTimeoutMs }: CallParts,
): Promise<string> => {
  const signal = AbortSignal.timeout(timeoutMs);
  const tooLate = new Promise<never>((_resolve, reject) =>
    signal.addEventListener('abort', () => reject(new Error('timeout')), { once: true }),
  );
  try {
    const tokens = await Promise.race([exchange(signal), tooLate]);
    // Some services send errors under status 200.
    const refused = 'error' in tokens.data ? String(tokens.data.error) : null;
    if (refused !== null) throw new OAuth2RequestError(refused, null, null, null);
    return tokens.accessToken();
  } catch (error) {
    report(`token: ${wordFor(error)}`);
    const isWrong = error instanceof OAuth2RequestError && wrongCode.has(error.code);
    throw isWrong ? new DomainError('social_wrong_data') : new DomainError('social_token_absent');
  }
};

/** The error as one word that can't contain a code or a name; a provider's description may quote them. */
const wordFor = (error: unknown): string => {
  if (error instanceof OAuth2RequestError) return error.code.replace(/[^\w-]/g, '').slice(0, 40);
  if (error instanceof UnexpectedResponseError) return String(error.status);
  if (error instanceof ArcticFetchError) return 'unreachable';
  return error instanceof Error && error.message === 'timeout' ? 'timeout' : 'not as agreed';
};

/** The person's record, parsed by its schema. `refusal` recognises answers that the person has to be told about. */
export const userInfo = async <Profile>(
  url: string,
  token: string,
  schema: z.ZodType<Profile>,
  parts: CallParts & { readonly refusal?: (body: unknown) => DomainError | null },
): Promise<Profile> => {
  const { report, timeoutMs = usualTimeoutMs, refusal = () => null } = parts;
  const absent = (what: string): DomainError => {
    report(`userinfo: ${what}`);
    return new DomainError('social_user_absent');
  };
  const answer = await get(url, token, timeoutMs).catch(() => null);
  if (answer === null) throw absent('unreachable');
  const parsed = schema.safeParse(answer.body);
  if (answer.ok && parsed.success) return parsed.data;
  throw refusal(answer.body) ?? absent(answer.ok ? 'not as agreed' : String(answer.status));
};

const get = async (url: string, token: string, timeoutMs: number) => {
  const response = await fetch(url, {
    headers: { Authorization: `Bearer ${token}`, Accept: 'application/json' },
    redirect: 'error',
    signal: AbortSignal.timeout(timeoutMs),
  });
  return { ok: response.ok, status: response.status, body: await jsonOfAnswer(response) };
};
