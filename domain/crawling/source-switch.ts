import { z } from 'zod';
import type { Decider } from '../kernel/decider.ts';
import { defineEvent } from '../kernel/event-definition.ts';
import { type SourceName, sourceNames } from './sources.ts';

/** A person switches a source of the crawler on or off; the reason is in the command's metadata. */
export type SourceSwitchEvent = { type: 'CrawlSourceSwitched'; data: z.infer<typeof switched> };

const switched = z.strictObject({ source: z.enum(sourceNames), on: z.boolean() });

/** Switching on what is on is an event, too: it lets a source that rests be asked again. */
export const sourceSwitchEvents = [defineEvent({ type: 'CrawlSourceSwitched', version: 1, schema: switched })] as const;

/** Every source is on until somebody switches it off. */
export type SourceSwitch = { readonly on: boolean };
export type SourceSwitchCommand = {
  readonly type: 'SwitchSource';
  readonly source: SourceName;
  readonly on: boolean;
  /** It is on, but isn't asked at the moment. */
  readonly rests: boolean;
};

export const sourceSwitchDecider: Decider<SourceSwitch, SourceSwitchCommand, SourceSwitchEvent> = {
  initialState: { on: true },
  decide: ({ source, on, rests }, { on: isOn }) =>
    on === isOn && !(on && rests) ? [] : [{ type: 'CrawlSourceSwitched', data: { source, on } }],
  evolve: (_switch, { data: { on } }) => ({ on }),
};

export const sourceSwitchStream = (source: SourceName): string => `crawl-source-${source}`;
