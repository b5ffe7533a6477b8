import { startBalancer } from '../../../backend/testing/balancer.fixture.ts';
import { openInstallation } from '../../../backend/testing/installation.fixture.ts';

/**
 * The service as several machines run it: two processes of each role behind one address, the log in a server of its own, the
 * queue in Redis.
 */
export const startManyMachines = async () => {
  const balancer = await startBalancer();
  const environment = {
    ...{ PUBLIC_URL: balancer.url, TRUST_PROXY: '1', SANDBOX_OAUTH: '0' },
    // Behind a proxy no call is of this machine, which alone may read the mailbox.
    ...{ SIGNIN_FAILURES_PER_NETWORK: '100000', CODES_PER_DAY: '100000', OPEN_MAILBOX: '1' },
  };
  const installation = await openInstallation('many-machines', environment);
  const roles = ['projector', 'projector', 'worker', 'worker', 'api', 'api'] as const;
  const running = await Promise.all(roles.map((role) => installation.launch(role)));
  balancer.to(running.filter(({ role }) => role === 'api').map(({ port }) => port));
  return {
    url: balancer.url,
    operation: installation.settings,
    stop: async (): Promise<void> => {
      await balancer.close();
      await installation.stop();
    },
  };
};
