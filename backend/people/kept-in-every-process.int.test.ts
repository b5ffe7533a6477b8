import { userDecider, userStream } from '@nomucheck/domain/accounts/user.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { machineHasRedis, startTestRedis, type TestRedis } from '../../engine/redis/redis.fixture.ts';
import { password, startTestService, type TestService } from '../../testing/test-service.fixture.ts';

const worlds = [
  { where: 'told through PostgreSQL', redis: false },
  ...(machineHasRedis ? [{ where: 'told through Redis', redis: true }] : []),
];

describe.each(worlds)('a person who leaves in one process, $where', ({ redis: withRedis }) => {
  let redis: TestRedis | undefined;
  let here: TestService;
  let there: TestService;
  beforeAll(async () => {
    redis = withRedis ? await startTestRedis() : undefined;
    here = await startTestService(redis ? { REDIS_URL: redis.url } : {});
    there = await here.beside();
  });
  afterAll(async () => {
    await there.stop();
    await here.stop();
    await redis?.stop();
  });

  /** All that the firm sees of the person there. */
  const seen = async (id: string, token: string): Promise<string> => {
    const paths = [`/api/admin/user/${id}`, `/api/admin/history/user/${id}`, `/api/admin/history/user/${id}/record`];
    const answers = await Promise.all(paths.map((path) => there.call('GET', path, { token })));
    return JSON.stringify(answers.map(({ body }) => body));
  };

  it('can’t be read in another one at once, however often it has read them before', async () => {
    const staff = await here.staff();
    for (let n = 0; n < 3; n += 1) {
      const person = await here.person('김해고');
      await expect.poll(() => seen(person.id, staff.token)).toContain('김해고');
      const { status } = await here.call('DELETE', '/api/user', {
        token: person.token,
        body: { current: password, confirm: true },
      });
      const stream = userStream(person.id);
      const [{ state }, shown] = [
        await there.service.commands.load(userDecider, stream),
        await seen(person.id, staff.token),
      ];
      expect(status).toBe(200);
      expect(state).toMatchObject({ personal: null });
      expect(shown).not.toContain('김해고');
    }
  });
});
