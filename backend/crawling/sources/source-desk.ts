import { hash } from 'node:crypto';
import { type Breaker, passingRest, type Rest, rests } from '@nomucheck/domain/crawling/breaker.ts';
import type { SourceState } from '@nomucheck/domain/crawling/contract.ts';
import {
  type SourceCommand,
  type SourceRecord,
  sourceDecider,
  sourceStream,
} from '@nomucheck/domain/crawling/source-record.ts';
import { type SourceName, sourceNames, sources } from '@nomucheck/domain/crawling/sources.ts';
import type { WeeklyTime } from '@nomucheck/domain/crawling/work/schedule.ts';
import { DomainError } from '@nomucheck/domain/kernel/errors.ts';
import { koreanDateOf, koreanText, koreanTimeOf } from '@nomucheck/domain/kernel/korean/korean-date.ts';
import type { Logger } from 'pino';
import type { CommandContext, CommandHandler } from '../../engine/command-handling/handle-command.ts';
import type { Queryable } from '../../engine/postgres/connections/queryable.ts';
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
  /** Collects from the source once a week from now on; null: not any more. Answers the position of the log. */
  readonly schedule: (
    name: SourceName,
    time: WeeklyTime | null,
    context: CommandContext,
    expectedRevision?: number,
  ) => Promise<string>;
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
  readonly state: Exclude<SourceState, 'stale' | 'unasked'>;
  /** What is the matter and what to do, in Korean and without names of settings; null for `ready`. */
  readonly message: string | null;
  /** The setting of the server that is missing, or that keeps it off; null if neither. */
  readonly setting: string | null;
  readonly restsUntil: string | null;
  /** What people have decided about it. */
  readonly record: SourceRecord;
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
    if ('missing' in adapter) throw new DomainError('crawl_source_unset', { params: { setting: adapter.words } });
    return adapter;
  };

  const recordOf = (name: SourceName) => commands.load(sourceDecider, sourceStream(name));

  const decided = async (command: SourceCommand, context: CommandContext, expectedRevision?: number) => {
    const { position } = await commands.handle(sourceDecider, {
      ...{ stream: sourceStream(command.source), command, context },
      ...(expectedRevision === undefined ? {} : { expectedRevision }),
    });
    return position;
  };

  const stateOf = async (name: SourceName): Promise<StateOfSource> => {
    const { state: record, revision } = await recordOf(name);
    const state = (
      state: StateOfSource['state'],
      message: string | null,
      { setting = null, restsUntil = null }: Partial<Pick<StateOfSource, 'setting' | 'restsUntil'>> = {},
    ) => ({ name, state, message, setting, restsUntil, record, revision });
    if (!allowed.has(name)) return state('off', keptOff, { setting: 'CRAWL_SOURCES' });
    if (!record.on) return state('off', '꺼 두었습니다. 켜면 다시 모을 수 있습니다.');
    const adapter = adapters[name];
    if ('missing' in adapter) return state('unset', unsetWords(adapter), { setting: adapter.missing });
    const breaker = await breakers.load(name, settingsOf(name));
    if (!breaker.open || !rests(breaker, clock())) return state('ready', null);
    return state('resting', wordsOf(breaker.open), { restsUntil: breaker.open.until });
  };

  return {
    open: async (name) => {
      if (!allowed.has(name) || !(await recordOf(name)).state.on) throw new DomainError('crawl_source_off');
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
    schedule: (source, time, context, expectedRevision) =>
      decided({ type: 'SetSchedule', source, time, at: context.at }, context, expectedRevision),
    switchTo: async (name, on, context, expectedRevision) => {
      const breaker = await breakers.load(name, settingsOf(name));
      const command = { type: 'SwitchSource', source: name, on, rests: rests(breaker, clock()) } as const;
      const position = await decided(command, context, expectedRevision);
      if (on) await reset(name, { breakers, settings: settingsOf(name) });
      return position;
    },
  };
};

const keptOff = '이 서버에서는 쓰지 않기로 한 출처입니다. 쓰려면 최고 관리자에게 요청해 주십시오.';
const unsetWords = ({ words }: { readonly words: string }): string =>
  `${words}이 등록되어 있지 않아 모을 수 없습니다. 최고 관리자에게 ${words} 등록을 요청해 주십시오.`;

const wordsOf = ({ message, until }: NonNullable<Breaker['open']>): string =>
  until === null
    ? `${message} 설정을 고치거나 다시 켤 때까지 쉽니다.`
    : `${message} ${koreanText(koreanDateOf(until))} ${koreanTimeOf(until).slice(11, 16)}까지 쉽니다.`;
