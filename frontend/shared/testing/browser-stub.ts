import { vi } from 'vitest';

/** A stand-in for the browser's storage, for tests that run without a browser. */
export const fakeStorage = (): Storage => {
  const values = new Map<string, string>();
  return {
    get length() {
      return values.size;
    },
    clear: () => values.clear(),
    getItem: (key) => values.get(key) ?? null,
    key: (index) => [...values.keys()][index] ?? null,
    removeItem: (key) => void values.delete(key),
    setItem: (key, value) => void values.set(key, value),
  };
};

/** The parts of a sent request that tests compare. */
export type Sent = { url: string; method: string; headers: Headers; body: string | null };

/** Replaces the browser's globals for a test; `answer` stands in for the server. Returns the requests that were sent. */
export const stubBrowser = (answer: (sent: Sent) => Response | Promise<Response>): Sent[] => {
  const sent: Sent[] = [];
  vi.stubGlobal('localStorage', fakeStorage());
  vi.stubGlobal('sessionStorage', fakeStorage());
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubGlobal('fetch', async (url: string, init: RequestInit = {}) => {
    const request = {
      url,
      method: init.method ?? 'GET',
      headers: new Headers(init.headers),
      body: typeof init.body === 'string' ? init.body : null,
    };
    sent.push(request);
    return answer(request);
  });
  return sent;
};

export const json = (status: number, body: unknown, headers: Record<string, string> = {}): Response =>
  new Response(JSON.stringify(body), {
    status,
    headers: { 'Content-Type': status < 400 ? 'application/json' : 'application/problem+json', ...headers },
  });
