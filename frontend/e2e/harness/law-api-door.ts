import { createServer, request, type Server } from 'node:http';

/** Where tests open their servers that imitate the open law API: one for the decisions of courts, one for those of commissions. */
export type LawApiPorts = { readonly prec: number; readonly nlrc: number };

/**
 * The address at which the service asks the open law API. What is asked for decisions of courts goes to one port, and what is asked
 * for those of commissions to the other, so that two tests can have a server at the same time.
 */
export const openLawApiDoor = async (): Promise<{
  readonly origin: string;
  readonly ports: LawApiPorts;
  readonly close: () => Promise<void>;
}> => {
  const ports = { prec: await freePort(), nlrc: await freePort() };
  const door = createServer((asked, answer) => {
    const { pathname, searchParams } = new URL(asked.url ?? '', 'http://law.api');
    if (pathname === '/robots.txt') return void answer.writeHead(404).end();
    const port = searchParams.get('target') === 'nlrc' ? ports.nlrc : ports.prec;
    const onward = request({ host: '127.0.0.1', port, path: asked.url, method: asked.method, headers: asked.headers });
    onward.on('response', (came) => {
      answer.writeHead(came.statusCode ?? 502, came.headers);
      came.pipe(answer);
    });
    // A call that the server behind it cuts is cut here, too.
    onward.on('error', () => answer.destroy());
    onward.end();
  });
  return {
    origin: `http://127.0.0.1:${await listening(door)}`,
    ports,
    close: async () => {
      door.closeAllConnections();
      await new Promise((resolve) => door.close(resolve));
    },
  };
};

/** A port that nothing uses at this moment. */
const freePort = async (): Promise<number> => {
  const server = createServer();
  const port = await listening(server);
  await new Promise((resolve) => server.close(resolve));
  return port;
};

const listening = (server: Server): Promise<number> =>
  new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      if (address !== null && typeof address === 'object') resolve(address.port);
      else reject(new Error('no port'));
    });
  });
