import type { IGossipServer } from '@eventstore/db-client/generated/gossip_grpc_pb.js';
import gossip from '@eventstore/db-client/generated/gossip_pb.js';
import type { IServerFeaturesServer } from '@eventstore/db-client/generated/serverfeatures_grpc_pb.js';
import features from '@eventstore/db-client/generated/serverfeatures_pb.js';
import type { ServiceError } from '@grpc/grpc-js';
import { answered, type Node } from '../node.fixture.ts';
import { uuidOf } from '../wire.fixture.ts';

const STREAMS = 'event_store.client.streams.streams';
const METHODS: readonly (readonly [service: string, method: string, ...features: string[]])[] = [
  [STREAMS, 'read', 'position', 'events'],
  [STREAMS, 'append'],
  [STREAMS, 'delete'],
  [STREAMS, 'tombstone'],
  [STREAMS, 'batchappend', 'deadline_duration'],
  ['event_store.client.gossip.gossip', 'read'],
  ['event_store.client.server_features.serverfeatures', 'getsupportedmethods'],
];

/** What the server can do. Without `batches` it says that it knows no batch append, as servers before 21.10 did. */
export const featuresCall =
  (node: Node, batches: boolean): IServerFeaturesServer['getSupportedMethods'] =>
  (call, callback) => {
    const work = async () => {
      const known = METHODS.filter(([, method]) => batches || method !== 'batchappend');
      return new features.SupportedMethods()
        .setEventStoreServerVersion(node.generation === '23.10' ? '23.10.8' : '24.10.0')
        .setMethodsList(
          known.map(([service, method, ...able]) =>
            new features.SupportedMethod().setServiceName(service).setMethodName(method).setFeaturesList(able),
          ),
        );
    };
    answered(node, 'features', call, work).then(
      (answer) => callback(null, answer),
      (error: ServiceError) => callback(error),
    );
  };

/** Who is in the cluster: this one, which leads it. */
export const gossipCall =
  (node: Node): IGossipServer['read'] =>
  (call, callback) => {
    const leader = new gossip.MemberInfo()
      .setInstanceId(uuidOf('9d7d1c3e-6a0d-4d5f-9d43-0f5d8c1f5b6a'))
      .setTimeStamp(`${BigInt(Date.now()) * 10_000n}`)
      .setState(gossip.MemberInfo.VNodeState.LEADER)
      .setIsAlive(true)
      .setHttpEndPoint(new gossip.EndPoint().setAddress('127.0.0.1').setPort(node.port()));
    const work = async () => new gossip.ClusterInfo().setMembersList([leader]);
    answered(node, 'gossip', call, work).then(
      (info) => callback(null, info),
      (error: ServiceError) => callback(error),
    );
  };
