import { hash } from 'node:crypto';
import { type Breaker, passingRest, type Rest, rests } from '@nomucheck/domain/crawling/breaker.ts';
import type { SourceState } from '@nomucheck/domain/crawling/contract.ts';
import { sourceSwitchDecider, sourceSwitchStream } from '@nomucheck/domain/crawling/source-switch.ts';
import { type SourceName, sourceNames, sources } from '@nomucheck/domain/crawling/sources.ts';
import { DomainError } from '@nomucheck/domain/kernel/errors.ts';
import { koreanDateOf, koreanText, koreanTimeOf } from '@nomucheck/domain/kernel/korean-date.ts';
import type { Logger } from 'pino';
import type { CommandContext, CommandHandler } from '../../engine/command-handling/handle-command.ts';
import type { Queryable } from '../../engine/postgres/queryable.ts';
import { createTurns } from '../fetching/turns.ts';
import { type AdapterParts, type Adapters, createAdapters } from './adapters.ts';
import { createBreakers } from './breakers.ts';
import { type GuardParts, guarded, reset } from './guarded.ts';
import { resting } from './resting.ts';
import type { Source, StreamedSource } from './source.ts';

/**
 * The sources of this installation: configured, switched on or off by people, and resting after failures. The freshness of their
 * news is not known here.
 */
export type SourceDesk = {
  /**
   * The adapter, ready to be asked.
   * @throws DomainError `crawl_source_unset`, `crawl_source_off` or, while it rests, `crawl_source_failed` with `errors.source`
   */
  readonly open: (name: SourceName) => Promise<Source | StreamedSource>;
  /**
   * What reads kept bytes again; the source itself isn't asked, so it may be switched off or rest.
   * @throws DomainError `crawl_source_unset`
   */
  readonly reader: (name: SourceName) => Pick<Source, 'readerVersion' | 'read'>;
  /** Until when a work of this source has to wait, and why; null where it hasn't, or where waiting is of no use. */
  readonly restOf: (name: SourceName) => Promise<(Rest & { readonly until: string }) | null>;
  readonly states: () => Promise<readonly StateOfSource[]>;
  /** Answers the position of the log. */
  readonly switchTo: (
    name: SourceName,
    on: boolean,
    context: CommandContext,
    expectedRevision?: number,
  ) => Promise<string>;
};

export type StateOfSource = {
  readonly name: SourceName;
  readonly state: Exclude<SourceState, 'stale'>;
  /** What is the matter and what to do, in Korean; null for `ready`. */
  readonly message: string | null;
  readonly restsUntil: string | null;
  /** Of its switch. */
  readonly revision: number;
};

export type SourceDeskParts = Pick<AdapterParts, 'settings' | 'publicUrl' | 'answers' | 'markdown'> & {
  readonly pool: Queryable;
  readonly commands: CommandHandler;
  readonly clock: () => Date;
  readonly log: Pick<Logger, 'error'>;
  /** In place of those that the configuration names, for tests. */
  readonly adapters?: Partial<Adapters>;
};

export const createSourceDesk = (parts: SourceDeskParts): SourceDesk => {
  const { settings, publicUrl, pool, commands, clock, log, answers, markdown } = parts;
  const allowed = new Set<SourceName>(settings.sources);
  const adapters: Adapters = {
    ...createAdapters({ settings, publicUrl, turns: createTurns(pool), answers, markdown }),
    ...parts.adapters,
  };
  const breakers = createBreakers(pool);
  const fingerprint = hash('sha256', JSON.stringify(settings), 'hex').slice(0, 16);
  /** Changes with each setting of the crawler and with the source's reader; the key itself can't be read from it. */
  const settingsOf = (name: SourceName): string => {
    const adapter = adapters[name];
    return `${fingerprint}/${'missing' in adapter ? adapter.missing : adapter.readerVersion}`;
  };

  const adapterOf = (name: SourceName): Source | StreamedSource => {
    const adapter = adapters[name];
    if ('missing' in adapter) throw new DomainError('crawl_source_unset', { params: { setting: adapter.missing } });
    return adapter;
  };

  const switchOf = (name: SourceName) => commands.load(sourceSwitchDecider, sourceSwitchStream(name));

  const stateOf = async (name: SourceName): Promise<StateOfSource> => {
    const { state: known, revision } = await switchOf(name);
    const state = (state: StateOfSource['state'], message: string | null, restsUntil: string | null = null) => ({
      ...{ name, state, message, restsUntil, revision },
    });
    if (!allowed.has(name)) return state('off', '설정(CRAWL_SOURCES)에서 꺼 두었습니다.');
    if (!known.on) return state('off', '꺼 두었습니다. 켜면 다시 모을 수 있습니다.');
    const adapter = adapters[name];
    if ('missing' in adapter) return state('unset', `${adapter.missing} 설정이 필요합니다.`);
    const breaker = await breakers.load(name, settingsOf(name));
    if (!breaker.open || !rests(breaker, clock())) return state('ready', null);
    return state('resting', wordsOf(breaker.open), breaker.open.until);
  };

  return {
    open: async (name) => {
      if (!allowed.has(name) || !(await switchOf(name)).state.on) throw new DomainError('crawl_source_off');
      const adapter = adapterOf(name);
      const { open, ...breaker } = await breakers.load(name, settingsOf(name));
      if (open && rests({ open, ...breaker }, clock()))
        throw new DomainError('crawl_source_failed', { errors: { source: wordsOf(open) } });
      const guard: GuardParts = {
        ...{ breakers, settings: settingsOf(name), clock },
        alarm: (source, { why, message }) => log.error({ source, why }, `${sources[source].label}: ${message}`),
      };
      return resting(guarded(adapter, guard), guard);
    },
    reader: adapterOf,
    restOf: async (name) => passingRest(await breakers.load(name, settingsOf(name)), clock()),
    states: () => Promise.all(sourceNames.map(stateOf)),
    switchTo: async (name, on, context, expectedRevision) => {
      const breaker = await breakers.load(name, settingsOf(name));
      const command = { type: 'SwitchSource', source: name, on, rests: rests(breaker, clock()) } as const;
      const stream = sourceSwitchStream(name);
      const { position } = await commands.handle(sourceSwitchDecider, {
        ...{ stream, command, context },
        ...(expectedRevision === undefined ? {} : { expectedRevision }),
      });
      if (on) await reset(name, { breakers, settings: settingsOf(name) });
      return position;
    },
  };
};

const wordsOf = ({ message, until }: NonNullable<Breaker['open']>): string =>
  until === null
    ? `${message} 설정을 고치거나 다시 켤 때까지 쉽니다.`
    : `${message} ${koreanText(koreanDateOf(until))} ${koreanTimeOf(until).slice(11, 16)}까지 쉽니다.`;
