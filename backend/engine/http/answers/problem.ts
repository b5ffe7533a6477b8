import type { ServerResponse } from 'node:http';
import { DomainError, type ErrorCode, errorCatalogue } from '@nomucheck/domain/kernel/errors.ts';
import { EventOfNewerProgram } from '@nomucheck/domain/kernel/log/event-definition.ts';

/** A failure as every client reads it: the catalogue's code and Korean message, in RFC 9457's members. */
export type Problem = {
  readonly type: string;
  readonly title: string;
  readonly status: number;
  readonly code: ErrorCode;
  readonly message: string;
  readonly errors?: Readonly<Record<string, string>>;
  readonly [extra: string]: unknown;
};

export const problemOf = ({ code, details, message }: DomainError): Problem => ({
  ...details.extra,
  type: `/api/docs#${code}`,
  title: code,
  status: errorCatalogue[code].status,
  code,
  message,
  ...(details.errors && Object.keys(details.errors).length > 0 ? { errors: details.errors } : {}),
});

export const sendProblem = (response: ServerResponse, error: DomainError): void => {
  const problem = problemOf(error);
  const seconds = error.details.params?.seconds;
  if (seconds !== undefined) response.setHeader('Retry-After', String(seconds));
  if (error.code === 'unavailable') response.setHeader('Retry-After', '2');
  if (problem.status === 401) response.setHeader('WWW-Authenticate', 'Bearer');
  const body = Buffer.from(JSON.stringify(problem));
  response.statusCode = problem.status;
  response.setHeader('Content-Type', 'application/problem+json; charset=utf-8');
  response.setHeader('Content-Length', body.length);
  response.end(body);
};

/** Converts any thrown value to an error of the catalogue. An unknown error becomes an internal one without details. */
export const refusalOf = (thrown: unknown): DomainError => {
  if (thrown instanceof DomainError) return thrown;
  const status = property(thrown, 'status');
  if (status === 413) return new DomainError('payload_too_large');
  if (typeof status === 'number' && status >= 400 && status < 500) return new DomainError('invalid_request');
  if (property(thrown, 'code') === numberOutOfRange) return new DomainError('invalid_request');
  // The record was changed by the next release, which answers in this process's place within moments.
  const isPassing = thrown instanceof EventOfNewerProgram || databaseIsAway(thrown);
  return new DomainError(isPassing ? 'unavailable' : 'server_error');
};

/** SQLSTATE of a number that its column can't hold: it was the caller's, whatever schema let it through. */
const numberOutOfRange = '22003';

/** SQLSTATE classes and socket errors of temporary failures, as opposed to wrong statements. */
const databaseIsAway = (thrown: unknown): boolean => {
  const code = property(thrown, 'code');
  if (typeof code === 'string' && (awayStates.test(code) || awaySockets.test(code))) return true;
  if (!(thrown instanceof Error)) return false;
  return awayMessages.test(thrown.message) || (thrown.cause !== undefined && databaseIsAway(thrown.cause));
};
const awayStates = /^(08\w{3}|25P0[34]|3D000|40001|40P01|53\w{3}|55P03|57014|57P0[1-5]|58\w{3})$/;
const awaySockets = /^(ECONN(REFUSED|RESET|ABORTED)|E(HOST|NET)UNREACH|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|ENOENT)$/;
/** Failures that the driver reports only by message: no connection in time, no answer in time, a broken connection. */
const awayMessages =
  /timeout exceeded when trying to connect|timeout expired|Query read timeout|Connection terminated|is not queryable|Cannot use a pool after/;

const property = (thrown: unknown, name: string): unknown =>
  typeof thrown === 'object' && thrown !== null ? Reflect.get(thrown, name) : undefined;
