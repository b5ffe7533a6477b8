import { DomainError } from '@nomucheck/domain/kernel/errors.ts';
import type { Request } from 'express';
import { isTokenShaped } from '../../event-store/positions/epochs.ts';

/** The token of `Authorization: Bearer`. */
export const bearerOf = (request: Request): string | undefined =>
  /^Bearer\s+(\S+)\s*$/i.exec(request.get('authorization') ?? '')?.[1];

/** The value of this cookie. */
export const cookieOf = (request: Request, name: string): string | null => {
  const cookies = (request.get('cookie') ?? '').split(';').map((each) => each.trim());
  return cookies.find((each) => each.startsWith(`${name}=`))?.slice(name.length + 1) ?? null;
};

/** Throws `invalid_request` for a key with blanks or of more than 200 characters. */
export const idempotencyKeyOf = (request: Request): string | undefined => {
  const key = request.get('idempotency-key');
  if (key === undefined) return undefined;
  if (/^[\x21-\x7e]{1,200}$/.test(key)) return key;
  throw malformed('Idempotency-Key', '요청 번호는 빈칸 없이 200자까지 보낼 수 있어요.');
};

/** The revision that the client has seen; throws `invalid_request` for anything else than a number. */
export const ifMatchOf = (request: Request): number | undefined => {
  const header = request.get('if-match');
  if (header === undefined || header === '*') return undefined;
  const [, revision] = /^(?:W\/)?"?(\d{1,9})"?$/.exec(header) ?? [];
  if (revision === undefined) throw malformed('If-Match', '판 번호를 숫자로 보내 주세요.');
  return Number(revision);
};

/** The position that a read has to wait for; throws `invalid_request` for a text that isn't one. */
export const waitForOf = (request: Request): string | undefined => {
  const header = request.get('x-wait-for');
  if (!header || isTokenShaped(header)) return header || undefined;
  throw malformed('X-Wait-For', '기록 위치가 올바르지 않아요.');
};

const malformed = (header: string, message: string): DomainError =>
  new DomainError('invalid_request', { errors: { [header]: message } });
