import { describe, it } from 'vitest';
import { deciderSpec } from '../kernel/testing/decider-spec.ts';
import { sourceDecider } from './source-record.ts';

const spec = deciderSpec(sourceDecider);
const source = 'law-api-courts';
const off = { type: 'CrawlSourceSwitched', data: { source, on: false } } as const;
const on = { type: 'CrawlSourceSwitched', data: { source, on: true } } as const;
const to = (wanted: boolean, rests = false) => ({ type: 'SwitchSource', source, on: wanted, rests }) as const;

it('a source is on until it is switched off', () => {
  spec.given().when(to(true)).thenHappens();
  spec.given().when(to(false)).thenHappens(off);
  spec.given(off).when(to(false)).thenHappens();
  spec.given(off).when(to(true)).thenHappens(on);
});

it('a source that rests is on, and switching it on again is a decision of its own', () => {
  spec.given().when(to(true, true)).thenHappens(on);
});

describe('the schedule of a source', () => {
  const since = '2026-11-25T04:00:00.000Z';
  const monday = { weekday: 1, hour: 6 };
  const set = { type: 'CrawlScheduleSet', data: { source, ...monday, since } } as const;
  const stopped = { type: 'CrawlScheduleStopped', data: { source } } as const;
  const schedule = (time: typeof monday | null, at = since) => ({ type: 'SetSchedule', source, time, at }) as const;
  const works = ['018f0000-0000-7000-8000-0000000000a1'];
  const due = '2026-11-29T21:00:00.000Z';
  const ran = { type: 'CrawlScheduleRan', data: { source, due, works } } as const;
  const run = (at: string) => ({ type: 'RecordScheduledRun', source, due: at, works }) as const;

  it('is made, changed and stopped; the same once more changes nothing', () => {
    spec.given().when(schedule(monday)).thenHappens(set);
    spec.given(set).when(schedule(monday, due)).thenHappens();
    spec
      .given(set)
      .when(schedule({ weekday: 2, hour: 6 }, due))
      .thenHappens({ type: 'CrawlScheduleSet', data: { source, weekday: 2, hour: 6, since: due } });
    spec.given(set).when(schedule(null)).thenHappens(stopped);
    spec.given(set, stopped).when(schedule(null)).thenHappens();
  });

  it('runs once for each of its times, and not once it is stopped', () => {
    spec.given(set).when(run(due)).thenHappens(ran);
    spec.given(set, ran).when(run(due)).thenHappens();
    spec
      .given(set, ran)
      .when(run('2026-12-06T21:00:00.000Z'))
      .thenHappens({ ...ran, data: { ...ran.data, due: '2026-12-06T21:00:00.000Z' } });
    spec.given(set, stopped).when(run(due)).thenHappens();
  });
});
