import { existsSync } from 'node:fs';
import { join } from 'node:path';
import express, { type Request, type RequestHandler, type Response, Router } from 'express';

const types: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.json': 'application/json; charset=utf-8',
};

/**
 * A build's files with a hash in their names; browsers store them permanently. The build has already compressed them;
 * here the right form is chosen.
 */
export const hashedFiles = (folder: string): Router =>
  Router().use(
    compressed(folder),
    express.static(folder, { immutable: true, maxAge: '1y', index: false, redirect: false }),
    (_request, response) => notThere(response),
  );

/** Answers `name.br` or `name.gz` in place of `name`, where the browser takes it and the build made it. */
const compressed = (folder: string): RequestHandler => {
  const known = new Map<string, boolean>();
  const exists = (path: string): boolean => {
    const found = known.get(path) ?? existsSync(path);
    if (known.size < 1000) known.set(path, found);
    return found;
  };
  return (request, response, next) => {
    const name = request.path.slice(1);
    const type = types[name.slice(name.lastIndexOf('.'))];
    // Only names that the build makes; none contains a slash.
    if (!type || !/^[\w.-]+$/.test(name)) return next();
    response.vary('Accept-Encoding');
    const encoding = encodingFor(request, join(folder, name), exists);
    if (!encoding) return next();
    response.setHeader('Content-Type', type);
    response.setHeader('Content-Encoding', encoding);
    response.setHeader('Cache-Control', 'public, max-age=31536000, immutable');
    response.sendFile(`${name}.${suffixes[encoding]}`, { root: folder, cacheControl: false, lastModified: false });
  };
};

const suffixes = { br: 'br', gzip: 'gz' } as const;

const encodingFor = (
  request: Request,
  path: string,
  exists: (path: string) => boolean,
): keyof typeof suffixes | null => {
  for (const encoding of ['br', 'gzip'] as const) {
    if (request.acceptsEncodings(encoding) && exists(`${path}.${suffixes[encoding]}`)) return encoding;
  }
  return null;
};

const notThere = (response: Response): void => {
  response.setHeader('Cache-Control', 'no-store');
  response.status(404).type('text').send('not found');
};
