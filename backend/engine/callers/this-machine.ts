import type { Request } from 'express';

/**
 * Whether the request comes from this machine and not through a proxy on it, whose address is local, too. A proxy is
 * recognised by the header that it adds, by the old version of HTTP that some speak, or by the host that it passes on;
 * one that names this machine as the host mostly leaves out this service's port, and passes on the browser's `Origin`.
 * A page of another site whose host name resolves to this machine is recognised by that host name.
 */
export const isFromThisMachine = (request: Request): boolean =>
  /^(?:::1$|(?:::ffff:)?127\.)/.test(request.socket.remoteAddress ?? '') &&
  portOfThisMachine(request.headers.host ?? '') === request.socket.localPort &&
  request.httpVersion !== '1.0' &&
  !Object.keys(request.headers).some((name) => addedByProxies.test(name)) &&
  isOriginHere(request.get('origin'));

const addedByProxies = /^(?:forwarded|via|x-forwarded-.+|x-real-ip|x-client-ip|true-client-ip|cf-connecting-ip)$/;

/** The port of a host that names this machine; undefined for any other host. */
const portOfThisMachine = (host: string): number | undefined => {
  const [named, port = '80'] = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])(?::(\d{1,5}))?$/i.exec(host) ?? [];
  return named === undefined ? undefined : Number(port);
};

const isOriginHere = (origin: string | undefined): boolean =>
  origin === undefined || portOfThisMachine(URL.parse(origin)?.host ?? '') !== undefined;
