import { createServer } from 'node:net';

/** A port of the loopback interface that is free at this moment. */
export const freePort = (): Promise<number> => listenOnce(0);

/** Whether this port of the loopback interface is free at this moment. */
export const isFree = (port: number): Promise<boolean> =>
  listenOnce(port).then(
    () => true,
    () => false,
  );

const listenOnce = (port: number): Promise<number> =>
  new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(port, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() =>
        address && typeof address === 'object' ? resolve(address.port) : reject(new Error('no free port')),
      );
    });
  });
