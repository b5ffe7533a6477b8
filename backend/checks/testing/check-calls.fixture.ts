import type { Person, TestService } from '../../testing/test-service.fixture.ts';

/** The calls of a person who fills in a check, on the current service under test. */
export const checkCalls = (test: () => TestService) => {
  const call: TestService['call'] = (method, path, options) => test().call(method, path, options);
  let lastToken = '0';
  return {
    call,
    start: (token: string, body: object = { questionnaire: 'detail' }, headers = {}) =>
      call('POST', '/api/check/form', { token, body, headers }),
    save: (token: string, body: object, headers = {}) => call('PUT', '/api/check/autosave', { token, body, headers }),
    intake: (numbering: number, value: unknown) => ({ section: 'intake', numbering, value }),
    /** A read that waits until the read model has this person's last write. */
    waiting: ({ token }: Person) => ({ token, headers: { 'X-Wait-For': lastToken } }),
    noteHead: async (): Promise<void> => {
      lastToken = await test().headToken();
    },
  };
};
