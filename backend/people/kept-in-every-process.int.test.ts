import { noMenu } from '@nomucheck/domain/accounts/access.ts';
import { userDecider, userStream } from '@nomucheck/domain/accounts/user.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { machineHasRedis, startTestRedis, type TestRedis } from '../engine/redis/redis.fixture.ts';
import { addToLog, personOfKind } from '../testing/people-of-roles.fixture.ts';
import { password, startTestService, type TestService } from '../testing/test-service.fixture.ts';

const worlds = [
  { where: 'told through PostgreSQL', redis: false },
  ...(machineHasRedis ? [{ where: 'told through Redis', redis: true }] : []),
];

describe.each(worlds)('a person whom another process has read and keeps, $where', ({ redis: withRedis }) => {
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

  it('can’t be read there at once after they left here, however often they were read before', async () => {
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

  it('is refused by the next call there, once their session is ended or their rights are changed here', async () => {
    const boss = await here.staff('최고지');
    const session = (at: TestService, token: string) => at.call('GET', '/api/user/session', { token });
    const people = (at: TestService, token: string) => at.call('GET', '/api/admin/user', { token });
    for (let n = 0; n < 3; n += 1) {
      const person = await here.person();
      expect((await session(there, person.token)).status).toBe(200);
      expect((await here.call('POST', '/api/user/logout', { token: person.token, body: {} })).status).toBe(200);
      expect((await session(there, person.token)).body.code).toBe('session_not_found');

      const admin = await personOfKind(here, 'admin');
      expect((await people(there, admin.token)).status).toBe(200);
      // Their sessions stay: the right alone is withdrawn.
      await addToLog(here, admin.id, {
        type: 'AccessChanged',
        data: { owner: admin.id, accessType: 0, adminMenu: noMenu },
      });
      expect((await people(there, admin.token)).body.code).toMatch(/^(admin_only|session_not_found)$/);
      expect((await people(there, boss.token)).status).toBe(200);
    }
  });
});
