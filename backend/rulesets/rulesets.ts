import type { Actor } from '@nomucheck/domain/kernel/log/event.ts';
import { START } from '@nomucheck/domain/kernel/log/position.ts';
import type { EventBatch, Sealed, StoredEvent } from '@nomucheck/domain/kernel/log/stored-event.ts';
import { publicFormOf } from '@nomucheck/domain/rulesets/public-form.ts';
import { publicationDecider } from '@nomucheck/domain/rulesets/publication.ts';
import type { Form, Ruleset, RulesetContent } from '@nomucheck/domain/rulesets/ruleset.ts';
import { rulesetContentSchema, rulesetFromJson } from '@nomucheck/domain/rulesets/ruleset-from-json.ts';
import { standardRuleset } from '@nomucheck/domain/rulesets/standard-ruleset.ts';
import { v5 as uuidV5 } from 'uuid';
import type { CommandContext, CommandHandler } from '../engine/command-handling/handle-command.ts';
import type { EventStore } from '../engine/event-store/event-store.ts';
import type { Blobs } from '../engine/vault/blobs.ts';
import { canonicalRuleset } from './ruleset-version.ts';

/** A published questionnaire: complete for the server, and its public part. */
export type Published = { readonly ruleset: Ruleset; readonly form: Form };

export type Rulesets = {
  /** The questionnaire in force. */
  current(): Promise<Published>;
  /** Its version; null when none was published yet. */
  versionInForce(): Promise<string | null>;
  /** The version that was in force at this position of the log; null before the first. */
  versionInForceAt(position: string): Promise<string | null>;
  /** Any version that was ever published, or offered as a draft; null for an unknown one. */
  find(version: string): Promise<Published | null>;
  /** The ruleset that this program brings along, published or not. */
  offered(): Published;
  /** Every publication, the latest last. */
  publications(): Promise<readonly Publishing[]>;
  /** The approvals given since the last publication. */
  approvals(): Promise<readonly Approving[]>;
  /** Approves an edition in place of another one. */
  approve(version: string, replaces: string, context: CommandContext): Promise<{ readonly position: string }>;
  /** One of the firm's people publishes only what another one approved in place of the edition in force. */
  publish(
    content: RulesetContent,
    context: CommandContext,
    tellMovedBy?: number | null,
  ): Promise<{ readonly rulesetVersion: string; readonly position: string }>;
  /** Follows the log, so that a version that another process publishes is applied here, too. Ends with the signal. */
  follow(signal: AbortSignal): Promise<void>;
};

export type RulesetParts = {
  readonly store: Pick<EventStore, 'readAll' | 'subscribe'>;
  readonly blobs: Pick<Blobs, 'put' | 'get'>;
  readonly commands: CommandHandler;
  /** Default: the questionnaire file of this program. */
  readonly offers?: RulesetContent;
};

/** What a ruleset is stored as. */
export const rulesetMediaType = 'application/json';

const types = ['RulesetPublished', 'RulesetApproved'] as const;

/** That a version was put into force: where in the log, when, by whom, why. */
export type Publishing = {
  readonly version: string;
  /** The event's id. */
  readonly id: string;
  readonly position: string;
  readonly at: string;
  readonly actor: Actor;
  readonly reason: Sealed | null;
  /** The blob with what it did to the stored results; null: it was published without. */
  readonly report: string | null;
  /** Owners whose figure it moves by more than so many percentage points are told; null: nobody. */
  readonly tellMovedBy: number | null;
};

/** That a version was approved, and in place of which one. */
export type Approving = Omit<Publishing, 'report' | 'tellMovedBy'> & { readonly replaces: string };

export const createRulesets = ({ store, blobs, commands, offers = standardRuleset }: RulesetParts): Rulesets => {
  let offered: Published | null = null;
  /** A version never changes, so it is read once and cached. */
  const known = new Map<string, Promise<Published | null>>();
  let inForce: Publishing | null = null;
  /** All publications, the latest last: there are a few a year. */
  let publishings: readonly Publishing[] = [];
  let approvals: readonly Approving[] = [];
  let notedUpTo: string = START;
  /** The position up to which the log was read; only later events are read again. */
  let lookedUpTo: string = START;

  const take = ({ events, position }: EventBatch): void => {
    for (const event of events) note(event);
    if (position > lookedUpTo) lookedUpTo = position;
  };

  const note = (event: StoredEvent): void => {
    const version = event.data.rulesetVersion;
    if (typeof version !== 'string') throw new Error(`${event.type} at ${event.position} names no version`);
    if (notedUpTo >= event.position) return;
    const { id, position, at, actor, reason = null } = event;
    notedUpTo = position;
    const step = { version, id, position, at, actor, reason };
    if (event.type === 'RulesetApproved') {
      approvals = [...approvals, { ...step, replaces: String(event.data.replaces) }];
      return;
    }
    const { report, tellMovedBy } = event.data;
    inForce = {
      ...step,
      report: typeof report === 'string' ? report : null,
      tellMovedBy: typeof tellMovedBy === 'number' ? tellMovedBy : null,
    };
    publishings = [...publishings, inForce];
    approvals = [];
  };

  const catchUp = async (): Promise<void> => {
    for (;;) {
      const batch = await store.readAll({ after: lookedUpTo, limit: 1000, types });
      take(batch);
      if (batch.atHead) return;
    }
  };

  const read = async (version: string): Promise<Published | null> => {
    const blob = await blobs.get(version);
    if (blob?.mediaType !== rulesetMediaType) return null;
    const content: unknown = JSON.parse(blob.content.toString('utf8'));
    // Any file of the vault has such a name.
    const isPublished = publishings.some((each) => each.version === version);
    if (!isPublished && !rulesetContentSchema.safeParse(content).success) return null;
    return publishedAs(rulesetFromJson(content, version));
  };

  const find: Rulesets['find'] = (version) => {
    const found = known.get(version) ?? read(version);
    known.set(version, found);
    // A failed read, or a version that doesn't exist yet, isn't cached.
    found.then(
      (published) => published ?? known.delete(version),
      () => known.delete(version),
    );
    return found;
  };

  return {
    find,
    offered: () => {
      offered ??= publishedAs({ ...offers, rulesetVersion: canonicalRuleset(offers).version });
      return offered;
    },
    publications: async () => {
      await catchUp();
      return publishings;
    },
    versionInForce: async () => {
      await catchUp();
      return inForce?.version ?? null;
    },
    versionInForceAt: async (position) => {
      await catchUp();
      return publishings.findLast((each) => each.position <= position)?.version ?? null;
    },
    current: async () => {
      if (!inForce) await catchUp();
      const published = inForce && (await find(inForce.version));
      if (!published) throw new Error('no questionnaire is in force');
      return published;
    },
    approvals: async () => {
      await catchUp();
      return approvals;
    },
    approve: async (version, replaces, context) => {
      const { position } = await commands.handle(publicationDecider, {
        stream: rulesetStream(version),
        command: { type: 'ApproveRuleset', rulesetVersion: version, replaces, by: context.actor.id },
        context,
      });
      await catchUp();
      return { position };
    },
    publish: async (content, context, tellMovedBy = null) => {
      const { json, version } = canonicalRuleset(content);
      const blob = await blobs.put(json, rulesetMediaType);
      await catchUp();
      const { role, id: by } = context.actor;
      const isPerson = role !== 'seed' && role !== 'system';
      const replacing = isPerson ? { replaces: inForce?.version ?? '', by } : null;
      const { state, position } = await commands.handle(publicationDecider, {
        stream: rulesetStream(version),
        command: { type: 'PublishRuleset', rulesetVersion: version, blob, replacing, at: context.at, tellMovedBy },
        context,
      });
      await catchUp();
      return { rulesetVersion: state?.rulesetVersion ?? version, position };
    },
    follow: async (signal) => {
      await catchUp();
      for await (const batch of store.subscribe({ after: lookedUpTo, types, signal })) take(batch);
    },
  };
};

export const publishedAs = (ruleset: Ruleset): Published => ({ ruleset, form: publicFormOf(ruleset) });

/** One stream for each version: it contains who drafted, discussed and published it. */
export const rulesetStream = (version: string): string => `ruleset-${uuidV5(version, versions)}`;

/** Any fixed UUID. */
const versions = '0d0f7c2e-7c3d-4a35-9d1b-6f2b8f3c9f64';
