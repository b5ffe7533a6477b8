import { DomainError } from '@nomucheck/domain/kernel/errors.ts';
import { ArcticFetchError, OAuth2RequestError, type OAuth2Tokens, UnexpectedResponseError } from 'arctic';
import type { z } from 'zod';
import type { ProviderParts } from './social-provider.ts';

type CallParts = Pick<ProviderParts, 'report' | 'timeoutMs'>;

const usualTimeoutMs = 5_000;
const longestAnswer = 100_000;

/**
 * The code is wrong, used up or expired; Naver uses `invalid_request` for that. All other errors are between this
 * service and the provider.
 */
const wrongCode = new Set(['invalid_grant', 'invalid_request']);

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
  return { ok: response.ok, status: response.status, body: await jsonOf(response) };
};

/** The body as JSON; null when it isn't JSON or is longer than any profile. */
const jsonOf = async (response: Response): Promise<unknown> => {
  const text = await response.text();
  try {
    return text.length > longestAnswer ? null : JSON.parse(text);
  } catch {
    return null;
  }
};
