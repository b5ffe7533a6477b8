import { describe, expect, it } from 'vitest';
import { deciderSpec } from '../../kernel/testing/decider-spec.ts';
import { answered, answerId, asked, asker, begun, first, upTo } from '../advice.fixture.ts';
import { adviceDecider } from '../advice.ts';
import type { AdviceEvent } from '../advice-events.ts';
import type { Report } from '../advice-state.ts';
import { topicsNamed } from './answer-topics.ts';
import { fitOf, mostJudgements, type ReportCommand } from './report.ts';

const spec = deciderSpec(adviceDecider);

const reported = (why: NonNullable<Report['said']>['why'], comment: string | null = null) =>
  ({
    type: 'AdviceAnswerReported',
    data: { asker, answerId, toLookAt: why !== 'fits', report: { why, comment }, consentedAt: null },
  }) satisfies AdviceEvent;
const settled = { type: 'AdviceReportSettled', data: { asker, answerId } } satisfies AdviceEvent;
const judge = (fits: boolean, comment: string | null = null): ReportCommand => ({
  ...{ type: 'JudgeAnswer', answerId, fits, comment, consentedAt: null },
});
const settle: ReportCommand = { type: 'SettleReport', answerId, by: first };
const begin = { type: 'BeginAnswer', ...begun.data, isCare: true } as const;
const { asker: _asker, ...beginCare } = begin;

const fitAfter = (...events: readonly AdviceEvent[]) => {
  const advice = spec.given(...events).state();
  const [answer] = advice?.answers ?? [];
  return advice && answer ? fitOf(advice, answer) : null;
};

describe('whether an answer fits its question', () => {
  it('is said by its asker, and what doesn’t fit is to be looked at', () => {
    spec
      .given(...upTo.drafting)
      .when(judge(true))
      .thenHappens(reported('fits'));
    spec
      .given(...upTo.drafting)
      .when(judge(false, '권고사직을 물었어요.'))
      .thenHappens(reported('does_not_fit', '권고사직을 물었어요.'));
  });

  it('can be changed, and is looked at again then, but not for ever', () => {
    const said = [...upTo.drafting, reported('does_not_fit'), settled];
    spec
      .given(...said)
      .when(judge(false))
      .thenHappens();
    spec
      .given(...said)
      .when(judge(false, '다른 회사 일이에요.'))
      .thenHappens(reported('does_not_fit', '다른 회사 일이에요.'));
    spec
      .given(...said)
      .when(judge(true))
      .thenHappens(reported('fits'));
    const often = Array.from({ length: mostJudgements }, (_none, n) => reported(n % 2 === 0 ? 'fits' : 'does_not_fit'));
    spec
      .given(...upTo.drafting, ...often)
      .when(judge(true))
      .thenRefused('stage_wrong');
  });

  it('is asked of a whole answer that isn’t published, and of no answer that put care first', () => {
    spec.given(asked, begun).when(judge(true)).thenRefused('stage_wrong');
    spec
      .given(asked, begun)
      .when({ ...settle, answerId: first })
      .thenRefused('not_found');
    for (const stage of ['published', 'withdrawn'] as const)
      spec
        .given(...upTo[stage])
        .when(judge(true))
        .thenRefused('stage_wrong');
    spec.given(asked, begun, reported('care'), answered).when(judge(true)).thenRefused('stage_wrong');
    expect(fitAfter(...upTo.review1)).toEqual({ fit: null });
    expect(fitAfter(...upTo.drafting, reported('fits'))).toEqual({ fit: true });
    expect(fitAfter(...upTo.drafting, reported('does_not_fit'))).toEqual({ fit: false });
    for (const events of [upTo.published, [asked, begun], [asked, begun, reported('care'), answered]])
      expect(fitAfter(...events)).toEqual({});
  });
});

describe('an answer that puts care before the law', () => {
  it('is to be looked at from its beginning, whatever becomes of it', () => {
    spec.given(asked).when(beginCare).thenHappens(begun, reported('care'));
  });
});

describe('what is to be looked at', () => {
  it('is settled once, by somebody else than who asked', () => {
    spec
      .given(...upTo.drafting, reported('does_not_fit'))
      .when(settle)
      .thenHappens(settled);
    for (const before of [[], [reported('fits')], [reported('does_not_fit'), settled]])
      spec
        .given(...upTo.drafting, ...before)
        .when(settle)
        .thenRefused('stage_wrong');
    spec
      .given(...upTo.drafting, reported('does_not_fit'))
      .when({ ...settle, by: asker })
      .thenRefused('same_reviewer');
  });

  it('of a person in despair is settled for the whole conversation', () => {
    const other = { ...reported('care'), data: { ...reported('care').data, answerId: first } };
    spec
      .given(...upTo.drafting, reported('care'), other)
      .when(settle)
      .thenHappens(settled, { ...settled, data: { asker, answerId: first } });
  });

  it('is over when its asker leaves, or when it can’t be read any more', () => {
    const leave = { type: 'WithdrawAdvice', by: 'asker_left' } as const;
    spec
      .given(...upTo.drafting, reported('does_not_fit'))
      .when(leave)
      .thenHappens({ type: 'AdviceWithdrawn', data: { asker, by: 'asker_left' } }, settled);
    const erased = { ...reported('care'), data: { ...reported('care').data, report: null } };
    const unconsent = { type: 'WithdrawAdvice', by: 'consent_withdrawn' } as const;
    spec
      .given(...upTo.drafting, erased)
      .when(unconsent)
      .thenHappens(settled);
    spec
      .given(...upTo.drafting, reported('does_not_fit'))
      .when(unconsent)
      .thenHappens();
  });
});

it('the topics of an answer are read from the names of its sources', () => {
  const items = ['detail-3/1', 'topic/kakao-dismissal', 'topic/kakao-dismissal/law', 'topic/severance/asked'];
  expect(topicsNamed(items)).toEqual(['kakao-dismissal']);
});
