import { expect } from 'vitest';
import type { Person, TestService } from '../../testing/test-service.fixture.ts';

const api = '/api/consult';
export const slot = { weekday: 'mon', time: '14:00' } as const;
export const ordinary = { topic: 'dismissal', body: '해고를 통보받았어요.', slots: [slot], wantsChanceReview: false };

/** The calls of consultations. A read waits for what was written before. */
export const consultationCalls = (test: () => TestService) => {
  const post = ({ token }: Person, path: string, body: object) => test().call('POST', `${api}${path}`, { token, body });
  const get = async ({ token }: Person, path: string) =>
    test().call('GET', `${api}${path}`, { token, headers: { 'X-Wait-For': await test().headToken() } });
  return {
    post,
    get,
    put: ({ token }: Person, id: string, body: object) => test().call('PUT', `${api}/${id}`, { token, body }),
    listed: (person: Person, filter: object) => get(person, `?filter=${encodeURIComponent(JSON.stringify(filter))}`),
    requestedBy: async (person: Person, of: object = {}): Promise<string> => {
      const { status, body } = await post(person, '', { ...ordinary, ...of });
      expect([status, body.code]).toEqual([201, undefined]);
      return body.id;
    },
  };
};
