import { once } from 'node:events';
import { createServer, request } from 'node:http';

/** A proxy that hands each request to the next process, as the one of an installation does. */
export type Balancer = {
  readonly url: string;
  /** To these ports from now on. */
  readonly to: (ports: readonly number[]) => void;
  readonly close: () => Promise<void>;
};

export const startBalancer = async (): Promise<Balancer> => {
  let ports: readonly number[] = [];
  let turn = 0;
  const server = createServer((asked, answer) => {
    const port = ports[turn++ % ports.length];
    const { method, url: path, headers, socket } = asked;
    const forwarded = request(
      {
        ...{ host: '127.0.0.1', port, method, path, agent: false },
        headers: { ...headers, 'x-forwarded-for': socket.remoteAddress, 'x-forwarded-proto': 'http' },
      },
      (given) => {
        answer.writeHead(given.statusCode ?? 502, given.headers);
        given.pipe(answer);
      },
    );
    forwarded.on('error', () => (answer.headersSent ? answer.destroy() : answer.writeHead(502).end()));
    answer.on('close', () => forwarded.destroy());
    asked.pipe(forwarded);
  });
  server.listen(0);
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the balancer has no port');
  return {
    url: `http://localhost:${address.port}`,
    to: (given) => {
      ports = given;
    },
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
};
