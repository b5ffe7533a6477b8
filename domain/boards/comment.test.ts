import { describe, expect, it } from 'vitest';
import { deciderSpec } from '../kernel/testing/decider-spec.ts';
import { commentDecider } from './comment.ts';
import type { CommentEvent } from './comment-events.ts';
import { DECISIONS_AT_MOST, REPORTS_AT_MOST } from './lengths.ts';

const [commentId, owner, other, postId] = [1, 2, 3, 4].map((n) => `018f0000-0000-7000-8000-00000000000${n}`) as [
  string,
  string,
  string,
  string,
];
const at = '2026-12-01T01:00:00.000Z';
const of = { commentId, owner, at };
const write = { type: 'WriteComment', ...of, postId, byFirm: false, text: '도움이 됐어요.' } as const;
const written: CommentEvent = {
  type: 'CommentWritten',
  data: { ...of, postId, byFirm: false, personal: { text: '도움이 됐어요.' } },
};
const reported = (reporter = other): CommentEvent => ({
  type: 'CommentReported',
  data: { ...of, reporter, why: 'abuse' },
});
const report = (reporter = other) => ({ type: 'ReportComment', reporter, why: 'abuse', at }) as const;
const hide = { type: 'HideComment', why: '다른 분의 이름', at } as const;
const hidden: CommentEvent = { type: 'CommentHidden', data: { ...of, personal: { why: '다른 분의 이름' } } };
const keep = { type: 'KeepComment', at } as const;
const kept: CommentEvent = { type: 'CommentKept', data: of };
const removed: CommentEvent = { type: 'CommentRemoved', data: of };
const given = (...events: readonly CommentEvent[]) => deciderSpec(commentDecider).given(...events);

describe('a comment', () => {
  it('is written once', () => {
    given().when(write).thenHappens(written);
    given(written).when(write).thenRefused('conflict');
    given().when(keep).thenRefused('not_found');
  });

  it('is reported once by each person, and not by who wrote it', () => {
    given(written).when(report()).thenHappens(reported());
    given(written, reported()).when(report()).thenHappens();
    given(written).when(report(owner)).thenHappens();
    given(written, hidden).when(report()).thenHappens();
    const many = Array.from({ length: REPORTS_AT_MOST }, (_, n) => reported(`${n}`));
    given(written, ...many)
      .when(report())
      .thenHappens();
  });

  it('is hidden with a reason, and shown again', () => {
    given(written).when(hide).thenHappens(hidden);
    given(written, hidden).when(hide).thenHappens();
    given(written, hidden).when(keep).thenHappens(kept);
    expect(given(written, reported(), hidden, kept).state()).toMatchObject({ hidden: null, decided: 1 });
  });

  it('is left as it is in spite of reports, until there are new ones', () => {
    given(written).when(keep).thenHappens();
    given(written, reported()).when(keep).thenHappens(kept);
    given(written, reported(), kept).when(keep).thenHappens();
    const decided = Array.from({ length: DECISIONS_AT_MOST }, () => kept);
    given(written, ...decided)
      .when(hide)
      .thenRefused('stage_wrong');
  });

  it('is removed by who wrote it, and then it is gone', () => {
    given(written).when({ type: 'RemoveComment', at }).thenHappens(removed);
    for (const command of [hide, keep, report()]) given(written, removed).when(command).thenRefused('not_found');
  });

  it('has no text once the key of who wrote it is destroyed', () => {
    const erased: CommentEvent = { ...written, data: { ...written.data, personal: null } } as CommentEvent;
    expect(given(erased).state()).toMatchObject({ text: null });
  });
});
