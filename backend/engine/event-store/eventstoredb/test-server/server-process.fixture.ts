import { createServer } from 'node:net';
import { parseArgs } from 'node:util';
import { GossipService } from '@eventstore/db-client/generated/gossip_grpc_pb.js';
import { ServerFeaturesService } from '@eventstore/db-client/generated/serverfeatures_grpc_pb.js';
import { StreamsService } from '@eventstore/db-client/generated/streams_grpc_pb.js';
import { Server, ServerCredentials } from '@grpc/grpc-js';
import { z } from 'zod';
import { batchAppendCall } from './calls/batch-append-call.fixture.ts';
import { featuresCall, gossipCall } from './calls/cluster-calls.fixture.ts';
import { readCall } from './calls/read-calls.fixture.ts';
import { appendCall, deleteCall, tombstoneCall } from './calls/write-calls.fixture.ts';
import { createConnections } from './connections.fixture.ts';
import { createFaults, faultSchema, type SubscriptionEnd } from './faults.fixture.ts';
import { openLog } from './log/open-log.fixture.ts';
import type { Node } from './node.fixture.ts';
import { wireFrom } from './wire.fixture.ts';

/**
 * A server for tests that speaks EventStoreDB's protocol, as a process of its own:
 * `node server-process.fixture.ts --port 0 --data DIR`. It prints the port on which it listens.
 */
const { values } = parseArgs({
  options: {
    port: { type: 'string', default: '0' },
    data: { type: 'string' },
    'first-position': { type: 'string', default: '0' },
    'statistics-every': { type: 'string', default: '5' },
    'shared-commits': { type: 'boolean', default: false },
    'max-append-size': { type: 'string', default: `${1024 * 1024}` },
    generation: { type: 'string', default: '23.10' },
    'no-batches': { type: 'boolean', default: false },
  },
});
if (!values.data) throw new Error('--data names the folder of the log');

const connections = createConnections();
const subscriptions = new Set<(by: SubscriptionEnd) => void>();
const sockets = createServer();
const portOf = (): number => {
  const address = sockets.address();
  return address && typeof address === 'object' ? address.port : 0;
};
const node: Node = {
  log: await openLog(values.data, {
    statisticsEvery: Number(values['statistics-every']),
    sharedCommits: values['shared-commits'],
  }),
  wire: wireFrom(BigInt(values['first-position'])),
  faults: createFaults(),
  connections,
  maxAppendSize: Number(values['max-append-size']),
  subscriptions,
  port: portOf,
  generation: values.generation === '24.10' ? '24.10' : '23.10',
};

const server = new Server({ 'grpc.max_receive_message_length': 17 * 1024 * 1024 });
server.addService(StreamsService, {
  append: appendCall(node),
  batchAppend: batchAppendCall(node),
  read: readCall(node),
  delete: deleteCall(node),
  tombstone: tombstoneCall(node),
});
server.addService(ServerFeaturesService, { getSupportedMethods: featuresCall(node, !values['no-batches']) });
server.addService(GossipService, { read: gossipCall(node) });
// The sockets are our own, so that a connection can be broken off without a word, as a network does it.
const injector = server.createConnectionInjector(ServerCredentials.createInsecure());
sockets.on('connection', (socket) => {
  connections.add(socket);
  injector.injectConnection(socket);
});

const orderSchema = z.discriminatedUnion('order', [
  z.object({ order: z.literal('fault'), number: z.number(), fault: faultSchema }),
  z.object({ order: z.literal('mend'), number: z.number() }),
  z.object({ order: z.literal('break-connections'), number: z.number() }),
]);

process.on('message', (message) => {
  const order = orderSchema.parse(message);
  if (order.order === 'mend') node.faults.mend();
  else if (order.order === 'break-connections') connections.breakAll();
  else if (order.fault.kind === 'cut-subscription' && order.fault.after === 0)
    for (const cut of [...subscriptions]) cut(order.fault.by ?? 'reset');
  else node.faults.add(order.fault);
  process.send?.({ done: order.number });
});
// Whoever started it has gone: nobody else would end it.
process.on('disconnect', () => process.exit());
// Calls that run end without a word on how they went, as the real server lets them end.
process.on('SIGTERM', () => {
  sockets.close();
  connections.endAllMute();
  setTimeout(() => process.exit(), 50);
});

sockets.listen(Number(values.port), '127.0.0.1', () => console.log(JSON.stringify({ port: portOf() })));
