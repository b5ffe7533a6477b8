import { z } from 'zod';
import type { Decider } from '../kernel/decider.ts';
import { defineEvent } from '../kernel/log/event-definition.ts';
import { type SourceName, sourceNames } from './sources.ts';
import type { WeeklyTime } from './work/schedule.ts';

/** What people have decided about a source of the crawler: its switch, and when it is collected from by itself. */

const source = z.enum(sourceNames);
const instant = z.iso.datetime();
const switched = z.strictObject({ source, on: z.boolean() });
/** `since`: times before this instant aren't made up. */
const scheduled = z.strictObject({
  source,
  weekday: z.int().min(0).max(6),
  hour: z.int().min(0).max(23),
  since: instant,
});
const stopped = z.strictObject({ source });
/** `due`: the time of the schedule that it was for. */
const ran = z.strictObject({ source, due: instant, works: z.array(z.uuid()).max(10) });

export type SourceEvent =
  | { type: 'CrawlSourceSwitched'; data: z.infer<typeof switched> }
  | { type: 'CrawlScheduleSet'; data: z.infer<typeof scheduled> }
  | { type: 'CrawlScheduleStopped'; data: z.infer<typeof stopped> }
  | { type: 'CrawlScheduleRan'; data: z.infer<typeof ran> };

export const sourceEvents = [
  /** Switching on what is on is an event, too: it lets a source that rests be asked again. */
  defineEvent({ type: 'CrawlSourceSwitched', version: 1, schema: switched }),
  defineEvent({ type: 'CrawlScheduleSet', version: 1, schema: scheduled }),
  defineEvent({ type: 'CrawlScheduleStopped', version: 1, schema: stopped }),
  defineEvent({ type: 'CrawlScheduleRan', version: 1, schema: ran }),
] as const;

export type Schedule = WeeklyTime & { readonly since: string };

export type SourceRecord = {
  /** Every source is on until somebody switches it off. */
  readonly on: boolean;
  readonly schedule: Schedule | null;
  /** The time of the schedule for which works were last started. */
  readonly ranFor: string | null;
};

export type SourceCommand =
  | {
      readonly type: 'SwitchSource';
      readonly source: SourceName;
      readonly on: boolean;
      /** It is on, but isn't asked at the moment. */
      readonly rests: boolean;
    }
  /** null: it isn't collected from by itself any more. */
  | {
      readonly type: 'SetSchedule';
      readonly source: SourceName;
      readonly time: WeeklyTime | null;
      /** The time of the command. */
      readonly at: string;
    }
  | {
      readonly type: 'RecordScheduledRun';
      readonly source: SourceName;
      readonly due: string;
      readonly works: readonly string[];
    };

const decide = (command: SourceCommand, { on: isOn, schedule, ranFor }: SourceRecord): readonly SourceEvent[] => {
  const { source } = command;
  switch (command.type) {
    case 'SwitchSource': {
      const { on, rests } = command;
      return on === isOn && !(on && rests) ? [] : [{ type: 'CrawlSourceSwitched', data: { source, on } }];
    }
    case 'SetSchedule': {
      const { time, at: since } = command;
      if (time === null) return schedule === null ? [] : [{ type: 'CrawlScheduleStopped', data: { source } }];
      const { weekday, hour } = time;
      if (schedule?.weekday === weekday && schedule.hour === hour) return [];
      return [{ type: 'CrawlScheduleSet', data: { source, weekday, hour, since } }];
    }
    case 'RecordScheduledRun': {
      const { due, works } = command;
      // Another process was faster, or a person has stopped the schedule meanwhile.
      if (schedule === null || (ranFor !== null && ranFor >= due)) return [];
      return [{ type: 'CrawlScheduleRan', data: { source, due, works: [...works] } }];
    }
  }
};

const evolve = (record: SourceRecord, event: SourceEvent): SourceRecord => {
  switch (event.type) {
    case 'CrawlSourceSwitched':
      return { ...record, on: event.data.on };
    case 'CrawlScheduleSet': {
      const { weekday, hour, since } = event.data;
      return { ...record, schedule: { weekday, hour, since } };
    }
    case 'CrawlScheduleStopped':
      return { ...record, schedule: null };
    case 'CrawlScheduleRan':
      return { ...record, ranFor: event.data.due };
  }
};

export const sourceDecider: Decider<SourceRecord, SourceCommand, SourceEvent> = {
  initialState: { on: true, schedule: null, ranFor: null },
  decide,
  evolve,
};

export const sourceStream = (source: SourceName): string => `crawl-source-${source}`;
