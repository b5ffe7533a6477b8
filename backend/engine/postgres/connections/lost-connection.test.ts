import { expect, it } from 'vitest';
import { isLostConnection } from './lost-connection.ts';

const errorOf = (message: string, code?: string) =>
  Object.assign(new Error(message), code === undefined ? {} : { code });

it.each([
  errorOf('read ECONNRESET', 'ECONNRESET'),
  errorOf('connect ECONNREFUSED 127.0.0.1:5432', 'ECONNREFUSED'),
  errorOf('the database system is starting up', '57P03'),
  errorOf('terminating connection due to unexpected postmaster exit', '57P01'),
  errorOf('Connection terminated unexpectedly'),
])('a lost connection is known: $message', (error) => {
  expect(isLostConnection(error)).toBe(true);
});

it.each([
  new TypeError('x is not a function'),
  errorOf('no such file', 'ENOENT'),
  errorOf('duplicate key', '23505'),
  errorOf('out of memory', '53200'),
  'Connection terminated',
  null,
])('anything else is no lost connection: %s', (error) => {
  expect(isLostConnection(error)).toBe(false);
});
