import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { Events, OAuth2Server } from 'oauth2-mock-server';

/** An answer of the service under test. */
type Answer = { readonly status: number; readonly json?: unknown; readonly to?: string };

export type SocialService = {
  /** The person who signs in there next, as the service would describe them. */
  person: unknown;
  /** Replaces the answer to this path; null: the call is never answered. */
  readonly instead: Map<string, Answer | null>;
  /** The last request to each path. */
  readonly received: Map<string, URLSearchParams>;
};

export const keys = { id: 'the-client', secret: 'the-secret' };

/**
 * Small imitations of Kakao and Naver, and Google by a mock server, all over HTTP on this machine. While they run,
 * calls to the real addresses are redirected to them, so the program under test is unchanged.
 */
export const startSocialServices = async () => {
  const kakao = await startSmallService({
    authorize: '/oauth/authorize',
    token: '/oauth/token',
    me: '/v2/user/me',
    wrongCode: (code) => ({
      status: 400,
      json: {
        error: 'invalid_grant',
        error_description: `authorization code not found for code=${code}`,
        error_code: 'KOE320',
      },
    }),
    tokens: { expires_in: 21_599, refresh_token_expires_in: 5_183_999, scope: 'account_email profile_nickname' },
    bindsState: false,
  });
  const naver = await startSmallService({
    authorize: '/oauth2.0/authorize',
    token: '/oauth2.0/token',
    me: '/v1/nid/me',
    // Naver sends errors under status 200.
    wrongCode: () => ({
      status: 200,
      json: { error: 'invalid_request', error_description: 'no valid data in session' },
    }),
    tokens: { expires_in: '3600' },
    bindsState: true,
  });
  const google = await startGoogle();

  const addresses: readonly (readonly [string, string])[] = [
    ['https://kauth.kakao.com', kakao.base],
    ['https://kapi.kakao.com', kakao.base],
    ['https://nid.naver.com', naver.base],
    ['https://openapi.naver.com', naver.base],
    ['https://accounts.google.com/o/oauth2/v2/auth', `${google.base}/authorize`],
    ['https://oauth2.googleapis.com/token', `${google.base}/token`],
    ['https://openidconnect.googleapis.com/v1/userinfo', `${google.base}/userinfo`],
  ];
  const here = (url: string): string | null => {
    const [real, local] = addresses.find(([real]) => url.startsWith(real)) ?? [];
    return real && local ? local + url.slice(real.length) : null;
  };

  const original = globalThis.fetch;
  globalThis.fetch = async (input, init) => {
    const to = here(input instanceof Request ? input.url : String(input));
    if (to === null) return original(input, init);
    if (!(input instanceof Request)) return original(to, init);
    return original(to, { method: input.method, headers: input.headers, body: await input.arrayBuffer() });
  };

  return {
    kakao: kakao.service,
    naver: naver.service,
    google: google.service,
    /** Signs in there as a browser does, and returns the address that it is redirected to. */
    signIn: async (url: string): Promise<URL> => {
      const response = await fetch(url, { redirect: 'manual' });
      const to = response.headers.get('location');
      if (to === null) throw new Error(`the service answered ${response.status}: ${await response.text()}`);
      return new URL(to);
    },
    stop: async () => {
      globalThis.fetch = original;
      await Promise.all([kakao.stop(), naver.stop(), google.stop()]);
    },
  };
};

type Small = {
  readonly authorize: string;
  readonly token: string;
  readonly me: string;
  readonly wrongCode: (code: string) => Answer;
  readonly tokens: object;
  /** Whether the token call must bring the state of the sign-in. */
  readonly bindsState: boolean;
};

const startSmallService = async (small: Small) => {
  const service: SocialService = { person: null, instead: new Map(), received: new Map() };
  const codes = new Map<string, { readonly person: unknown; readonly state: string }>();
  const tokens = new Map<string, unknown>();

  const authorize = (asked: URLSearchParams): Answer => {
    const state = asked.get('state');
    const redirect = asked.get('redirect_uri');
    if (asked.get('client_id') !== keys.id || !state || !redirect) return { status: 400, json: { error: 'bad' } };
    const code = randomUUID();
    codes.set(code, { person: service.person, state });
    const to = new URL(redirect);
    to.searchParams.set('code', code);
    to.searchParams.set('state', state);
    return { status: 302, to: to.href };
  };

  const token = (asked: URLSearchParams): Answer => {
    if (asked.get('client_secret') !== keys.secret) return { status: 401, json: { error: 'invalid_client' } };
    const code = asked.get('code') ?? '';
    const known = codes.get(code);
    codes.delete(code);
    const stateHolds = !small.bindsState || known?.state === asked.get('state');
    if (!known || !stateHolds || asked.get('grant_type') !== 'authorization_code') return small.wrongCode(code);
    const access = randomUUID();
    tokens.set(access, known.person);
    return { status: 200, json: { token_type: 'bearer', access_token: access, refresh_token: 'r', ...small.tokens } };
  };

  const me = (request: IncomingMessage): Answer => {
    const person = tokens.get(/^Bearer (.+)$/.exec(request.headers.authorization ?? '')?.[1] ?? '');
    return person === undefined ? { status: 401, json: { code: -401 } } : { status: 200, json: person };
  };

  const answer = async (request: IncomingMessage): Promise<Answer | null> => {
    const url = new URL(request.url ?? '/', 'http://small');
    const asked = request.method === 'POST' ? new URLSearchParams(await text(request)) : url.searchParams;
    service.received.set(url.pathname, asked);
    const instead = service.instead.get(url.pathname);
    if (instead !== undefined) return instead;
    if (url.pathname === small.authorize) return authorize(asked);
    if (url.pathname === small.token) return token(asked);
    return url.pathname === small.me ? me(request) : { status: 404 };
  };

  const server = createServer(async (request, response) => {
    const answered = await answer(request);
    if (answered === null) return;
    if (answered.to) response.setHeader('Location', answered.to);
    if (answered.json !== undefined) response.setHeader('Content-Type', 'application/json;charset=UTF-8');
    response.writeHead(answered.status).end(answered.json === undefined ? '' : JSON.stringify(answered.json));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('a small service has no port');
  return {
    service,
    base: `http://127.0.0.1:${address.port}`,
    stop: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
};

/** The mock server makes its codes and checks PKCE; the person comes from the record that it returns. */
const startGoogle = async () => {
  const server = new OAuth2Server();
  await server.issuer.keys.generate('ES256');
  await server.start(0, '127.0.0.1');
  const service: SocialService = { person: null, instead: new Map(), received: new Map() };
  server.service.on(Events.BeforeUserinfo, (answer) => {
    const instead = service.instead.get('/userinfo');
    answer.statusCode = instead?.status ?? 200;
    answer.body = Object(instead ? instead.json : service.person);
  });
  server.service.on(Events.BeforeResponse, (answer) => {
    const instead = service.instead.get('/token');
    if (!instead) return;
    answer.statusCode = instead.status;
    answer.body = Object(instead.json);
  });
  return { service, base: `http://127.0.0.1:${server.address().port}`, stop: () => server.stop() };
};
