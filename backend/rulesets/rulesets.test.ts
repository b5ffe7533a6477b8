import { createHash } from 'node:crypto';
import { catalogueOf } from '@nomucheck/domain/kernel/log/event-definition.ts';
import { START } from '@nomucheck/domain/kernel/log/position.ts';
import { rulesetEvents } from '@nomucheck/domain/rulesets/publication.ts';
import { standardRuleset } from '@nomucheck/domain/rulesets/standard-ruleset.ts';
import { v4 as uuidV4 } from 'uuid';
import { expect, it, vi } from 'vitest';
import { createCommandHandler } from '../engine/command-handling/handle-command.ts';
import { someEvents, someStream } from '../engine/event-store/test-events.ts';
import { createMemoryEventStore } from '../engine/event-store/testing/memory-log.ts';
import { createMemorySealer } from '../engine/sealing/memory-sealer.ts';
import type { Blob, Blobs } from '../engine/vault/blobs.ts';
import { canonicalRuleset } from './ruleset-version.ts';
import { createRulesets } from './rulesets.ts';

const memoryBlobs = (): Pick<Blobs, 'put' | 'get'> => {
  const kept = new Map<string, Blob>();
  return {
    put: async (content, mediaType) => {
      const name = createHash('sha256').update(content).digest('hex');
      kept.set(name, { content: Buffer.from(content), mediaType });
      return name;
    },
    get: async (name) => kept.get(name) ?? null,
  };
};

const twoProcesses = () => {
  const store = createMemoryEventStore();
  const blobs = memoryBlobs();
  const commands = createCommandHandler({
    store,
    sealer: createMemorySealer().sealer,
    catalogue: catalogueOf(rulesetEvents),
  });
  return { store, one: createRulesets({ store, blobs, commands }), other: createRulesets({ store, blobs, commands }) };
};

const context = () => ({
  commandId: uuidV4(),
  at: '2026-11-21T03:00:00.000Z',
  actor: { id: 'system', role: 'system' } as const,
  correlationId: 'test',
});
const changed = { ...standardRuleset, priorStrength: 12 };

it('names a version by its content, whatever the order of its fields', () => {
  const { intro, ...rest } = standardRuleset;
  expect(canonicalRuleset({ ...rest, intro }).version).toBe(canonicalRuleset(standardRuleset).version);
  expect(canonicalRuleset(changed).version).not.toBe(canonicalRuleset(standardRuleset).version);
});

it('has no version in force before the first is published', async () => {
  const { one } = twoProcesses();
  expect(await one.versionInForce()).toBeNull();
  await expect(one.current()).rejects.toThrow('no questionnaire');
});

it('returns what was published: complete for the server, without ratios for the public', async () => {
  const { one } = twoProcesses();
  const { rulesetVersion } = await one.publish(standardRuleset, context());
  const { ruleset, form } = await one.current();
  expect(ruleset).toEqual({ ...standardRuleset, rulesetVersion });
  expect(form.rulesetVersion).toBe(rulesetVersion);
  expect(JSON.stringify(form)).not.toContain('"ratio"');
});

it('finds every version that was ever published, and no other', async () => {
  const { one } = twoProcesses();
  const first = await one.publish(standardRuleset, context());
  await one.publish(changed, context());
  expect((await one.find(first.rulesetVersion))?.ruleset.priorStrength).toBe(standardRuleset.priorStrength);
  expect(await one.find('0'.repeat(64))).toBeNull();
});

it('applies what another process publishes, also an older version again', async () => {
  const { one, other, store } = twoProcesses();
  const first = await one.publish(standardRuleset, context());
  const stopping = new AbortController();
  const following = other.follow(stopping.signal);
  const inForceThere = async (version: string): Promise<void> => {
    await expect.poll(async () => (await other.current()).ruleset.rulesetVersion).toBe(version);
  };
  await inForceThere(first.rulesetVersion);
  const second = await one.publish(changed, context());
  await inForceThere(second.rulesetVersion);
  await one.publish(standardRuleset, context());
  await inForceThere(first.rulesetVersion);
  stopping.abort();
  await following;
  await store.close();
});

it('reads no event twice, whatever comes after the last publication', async () => {
  const { one, store } = twoProcesses();
  const { rulesetVersion } = await one.publish(standardRuleset, context());
  const reads = vi.spyOn(store, 'readAll');
  const heads = [await store.head()];
  for (let n = 0; n < 3; n += 1) {
    await store.append(someStream(), 0, someEvents(50));
    heads.push(await store.head());
    expect(await one.versionInForceAt(await store.head())).toBe(rulesetVersion);
  }
  expect(await one.versionInForceAt(START)).toBeNull();
  expect(reads.mock.calls.map(([{ after }]) => after)).toEqual(heads);
});
