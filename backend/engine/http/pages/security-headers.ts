import type { RequestHandler, Response } from 'express';

/** What a page may use of other origins, by kind. */
export type ForeignOrigins = Readonly<
  Record<'scripts' | 'images' | 'connections' | 'frames' | 'forms', readonly string[]>
>;
/** The pages that use other origins, by path; all other pages use none. */
export type ForeignPages = Readonly<Record<string, ForeignOrigins>>;

const none: ForeignOrigins = { scripts: [], images: [], connections: [], frames: [], forms: [] };
/** Trusted Types disable the DOM's injection points. */
const trustedTypes = ["require-trusted-types-for 'script'", "trusted-types 'none'"];

/** The editor of the boards reads what is pasted into a document apart, under this name, and runs nothing of it. */
const trustedTypesOfConsole = ["require-trusted-types-for 'script'", 'trusted-types ProseMirrorClipboard'];

/**
 * Pages run only their own scripts: the token lies in local storage, where a foreign script could read it. A page that
 * needs a foreign script can't require Trusted Types, because that script sets addresses of further scripts as text.
 */
const pagePolicy = (styles: string, foreign = none, types = trustedTypes): string =>
  [
    "default-src 'none'",
    ["script-src 'self'", ...foreign.scripts].join(' '),
    `style-src ${styles}`,
    ["img-src 'self' data: blob:", ...foreign.images].join(' '),
    "font-src 'self'",
    ["connect-src 'self'", ...foreign.connections].join(' '),
    ...(foreign.frames.length > 0 ? [['frame-src', ...foreign.frames].join(' ')] : []),
    "manifest-src 'self'",
    "base-uri 'none'",
    ["form-action 'self'", ...foreign.forms].join(' '),
    "frame-ancestors 'none'",
    "object-src 'none'",
    ...(foreign.scripts.length > 0 ? [] : types),
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

/** A file that is opened by itself has no scripts, no forms and no access to what this site stores, whatever it contains. */
export const asFile = (response: Response): void => {
  response.setHeader('Content-Security-Policy', `${apiPolicy}; sandbox`);
};

export const asPage = (response: Response): void => {
  response.setHeader('Content-Security-Policy', sitePolicy);
};

/**
 * A page that uses other origins. Windows that it opens can answer it, and the other origins are sent this site's origin,
 * without the address of the page.
 */
export const asPageWith = (response: Response, foreign: ForeignOrigins): void => {
  response.setHeader('Content-Security-Policy', pagePolicy("'self'", foreign));
  response.setHeader('Cross-Origin-Opener-Policy', 'same-origin-allow-popups');
  response.setHeader('Referrer-Policy', 'strict-origin');
};

/** MUI inserts its styles into the page at run time; they carry the nonce of this one answer. */
export const asConsolePage = (response: Response, nonce: string): void => {
  response.setHeader('Content-Security-Policy', pagePolicy(`'self' 'nonce-${nonce}'`, none, trustedTypesOfConsole));
};
