import { connect, createServer, type Socket } from 'node:net';

/** A TCP proxy between the store and its server; a test can interrupt it. */
export type Wire = {
  readonly url: string;
  /** Cuts all connections now and refuses new ones until `mend`. */
  readonly cut: () => void;
  /** Passes requests on but drops every answer, so that the client can't know the outcome. */
  readonly swallowAnswers: () => void;
  /** Cuts all connections, so that dropped answers stay unknown, and passes everything on again. */
  readonly mend: () => void;
  readonly close: () => Promise<void>;
};

export const startProxy = async (target: string): Promise<Wire> => {
  const { hostname, port } = new URL(target);
  const sockets = new Set<Socket>();
  let mode: 'pass' | 'refuse' | 'swallow' = 'pass';

  const server = createServer((client) => {
    if (mode === 'refuse') return client.destroy();
    const upstream = connect(Number(port), hostname);
    for (const [one, other] of [[client, upstream] as const, [upstream, client] as const]) {
      sockets.add(one);
      one.on('error', () => one.destroy());
      one.on('close', () => {
        sockets.delete(one);
        other.destroy();
      });
      one.on('data', (bytes) => {
        if (one === client || mode === 'pass') other.write(bytes);
      });
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (!address || typeof address === 'string') throw new Error('the proxy has no port');
  const url = new URL(target);
  url.hostname = '127.0.0.1';
  url.port = String(address.port);
  // A socket of the machine would lead past the proxy.
  url.searchParams.delete('host');

  const cutAll = () => {
    for (const socket of sockets) socket.destroy();
  };
  return {
    url: url.href,
    cut: () => {
      mode = 'refuse';
      cutAll();
    },
    swallowAnswers: () => {
      mode = 'swallow';
    },
    mend: () => {
      cutAll();
      mode = 'pass';
    },
    close: async () => {
      cutAll();
      await new Promise((resolve) => server.close(resolve));
    },
  };
};
