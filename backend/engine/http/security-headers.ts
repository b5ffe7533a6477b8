import type { RequestHandler, Response } from 'express';

/**
 * Pages run only their own scripts: the token lies in local storage, where a foreign script could read it. Trusted
 * Types disable the DOM's injection points.
 */
const pagePolicy = (styles: string): string =>
  [
    "default-src 'none'",
    "script-src 'self'",
    `style-src ${styles}`,
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "object-src 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ');

export const sitePolicy = pagePolicy("'self'");

const apiPolicy = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'";

/** Set on every answer; pages and the API differ in their content security policy and in what may be stored. */
export const securityHeaders: RequestHandler = (request, response, next) => {
  response.setHeader('X-Content-Type-Options', 'nosniff');
  response.setHeader('Referrer-Policy', 'no-referrer');
  response.setHeader('X-Frame-Options', 'DENY');
  response.setHeader('Cross-Origin-Opener-Policy', 'same-origin');
  response.setHeader('Cross-Origin-Resource-Policy', 'same-origin');
  response.setHeader('Permissions-Policy', 'camera=(), geolocation=(), microphone=(), payment=(), usb=()');
  if (request.secure) response.setHeader('Strict-Transport-Security', 'max-age=31536000; includeSubDomains');
  response.setHeader('Content-Security-Policy', apiPolicy);
  next();
};

export const asPage = (response: Response): void => {
  response.setHeader('Content-Security-Policy', sitePolicy);
};

/** MUI inserts its styles into the page at run time; they carry the nonce of this one answer. */
export const asConsolePage = (response: Response, nonce: string): void => {
  response.setHeader('Content-Security-Policy', pagePolicy(`'self' 'nonce-${nonce}'`));
};
