import { describe, expect, it } from 'vitest';
import { deciderSpec } from '../../kernel/testing/decider-spec.ts';
import { type AccountNoticeEvent, accountNoticesDecider, noticePauses, waitBeforeNotice } from './account-notices.ts';

const owner = '7c9e6679-7425-40de-944b-e07fc1f90ae7';
const at = '2026-11-21T03:00:00.000Z';
const part = (from: number, upTo: number) => ({ owner, from, upTo, at });
const gathered = (from: number, upTo: number): AccountNoticeEvent => ({
  type: 'AccountChangesGathered',
  data: part(from, upTo),
});
const gather = (from: number, upTo: number) => ({ type: 'GatherChanges', ...part(from, upTo) }) as const;
const { given } = deciderSpec(accountNoticesDecider);

describe('changes in an account', () => {
  it('are gathered from the change that the command names, not from earlier ones', () => {
    given().when(gather(8, 11)).thenHappens(gathered(8, 11));
  });

  it('are gathered once, however often the command is sent', () => {
    given(gathered(8, 11)).when(gather(8, 11)).thenHappens();
    given(gathered(8, 11)).when(gather(10, 11)).thenHappens();
  });

  it('are gathered from where the last gathering ended', () => {
    given(gathered(8, 11)).when(gather(13, 14)).thenHappens(gathered(12, 14));
    given(gathered(8, 11), gathered(12, 14)).when(gather(13, 15)).thenHappens(gathered(15, 15));
  });

  it('aren’t lost where the first change is asked for after the second', () => {
    given(gathered(9, 9)).when(gather(8, 9)).thenHappens(gathered(8, 8));
    given(gathered(9, 9)).when(gather(8, 10)).thenHappens(gathered(8, 8), gathered(10, 10));
    given(gathered(9, 9), gathered(8, 8)).when(gather(8, 9)).thenHappens();
  });
});

describe('the e-mail about changes in an account', () => {
  const seconds = (firstAt: string, lastReportAt: string | null, now: string): number =>
    waitBeforeNotice(new Date(now), {
      firstAt,
      before: lastReportAt === null ? null : { from: 1, upTo: 1, at: lastReportAt },
      pauses: noticePauses,
    }) / 1000;

  it('waits a minute for further changes', () => {
    expect(seconds(at, null, at)).toBe(60);
    expect(seconds(at, null, '2026-11-21T03:00:59.000Z')).toBe(1);
    expect(seconds(at, null, '2026-11-21T03:01:00.000Z')).toBe(0);
    expect(seconds(at, '2026-11-20T03:00:00.000Z', '2026-11-21T03:01:00.000Z')).toBe(0);
  });

  it('waits until ten minutes after the previous e-mail', () => {
    expect(seconds('2026-11-21T03:02:00.000Z', at, '2026-11-21T03:04:00.000Z')).toBe(360);
    expect(seconds('2026-11-21T03:02:00.000Z', at, '2026-11-21T03:10:00.000Z')).toBe(0);
    expect(seconds('2026-11-21T03:09:55.000Z', at, '2026-11-21T03:10:00.000Z')).toBe(55);
  });

  it('waits no longer than that where the clock was set back', () => {
    expect(seconds('2026-11-22T03:00:00.000Z', '2026-11-22T03:00:00.000Z', at)).toBe(600);
  });
});
