import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Conflict } from '../conflicts/conflict.ts';
import { fold } from '../kernel/decider.ts';
import { DomainError, type ErrorCode } from '../kernel/errors.ts';
import { deciderSpec } from '../kernel/testing/decider-spec.ts';
import {
  answered,
  answerId,
  approved,
  asked,
  asker,
  at,
  begun,
  caseId,
  citation,
  claimed,
  dueAt,
  first,
  later,
  leaseEnd,
  published,
  requested,
  returned,
  review2Requested,
  second,
  text,
  third,
  upTo,
} from './advice.fixture.ts';
import { type AdviceCommand, adviceDecider } from './advice.ts';
import type { AdviceEvent } from './advice-events.ts';
import type { Advice } from './advice-state.ts';
import { pointsInOrder } from './review/checklist.ts';
import { textToReview } from './review/review.ts';
import { type Stage, stages } from './stages.ts';

const spec = deciderSpec(adviceDecider);
const lawDate = '2026-11-23';
const judged = { text, comments: [], checklist: [] } as const;

const commands = {
  request1: { type: 'RequestReview1', by: 'asker', messages: [], note: null, dueAt, consentedAt: null },
  claim1: { type: 'ClaimReview', conflicts: [], isReasoned: false, stage: 1, reviewer: third, at },
  claim2: { type: 'ClaimReview', conflicts: [], isReasoned: false, stage: 2, reviewer: third, at },
  release1: { type: 'ReleaseReview', stage: 1, reviewer: first },
  release2: { type: 'ReleaseReview', stage: 2, reviewer: second },
  renew1: { type: 'RenewLease', stage: 1, reviewer: first, at },
  renew2: { type: 'RenewLease', stage: 2, reviewer: second, at },
  reassign1: { type: 'ReassignReview', stage: 1, to: third, at },
  reassign2: { type: 'ReassignReview', stage: 2, to: third, at },
  approve1: {
    type: 'ApproveReview',
    conflicts: [],
    stage: 1,
    reviewer: first,
    registration: null,
    ...judged,
    citations: [],
    lawDate,
  },
  approve2: {
    type: 'ApproveReview',
    conflicts: [],
    stage: 2,
    reviewer: second,
    registration: null,
    ...judged,
    citations: [],
    lawDate,
  },
  return1: { type: 'ReturnReview', conflicts: [], stage: 1, reviewer: first, ...judged, reason: '사실관계', dueAt },
  return2: { type: 'ReturnReview', conflicts: [], stage: 2, reviewer: second, ...judged, reason: '기한', dueAt },
  request2: { type: 'RequestReview2', by: { userId: first, isAdmin: false }, note: null, dueAt },
  amend: { type: 'AmendAdvice', dueAt },
  withdraw: { type: 'WithdrawAdvice', by: 'staff' },
  leave: { type: 'WithdrawAdvice', by: 'asker_left' },
  unconsent: { type: 'WithdrawAdvice', by: 'consent_withdrawn' },
  rate: { type: 'RateAdvice', stars: 5, comment: null, consentedAt: null },
  send: { type: 'SendMessage', messageId: third, text: '기한은요?', consentedAt: null },
} as const satisfies Readonly<Record<string, AdviceCommand>>;
type CommandName = keyof typeof commands;
const names = Object.keys(commands).filter((name): name is CommandName => name in commands);

/** The stage after each command that is possible, by the stage before. All others are refused. */
const ways: Readonly<Record<Stage, Readonly<Partial<Record<CommandName, Stage>>>>> = {
  drafting: { request1: 'review1_requested', send: 'drafting', leave: 'withdrawn', unconsent: 'drafting' },
  review1_requested: { claim1: 'review1', reassign1: 'review1', leave: 'withdrawn', unconsent: 'withdrawn' },
  review1: {
    ...{ release1: 'review1_requested', renew1: 'review1', reassign1: 'review1', approve1: 'review1_done' },
    ...{ return1: 'drafting', leave: 'withdrawn', unconsent: 'withdrawn' },
  },
  review1_done: { request2: 'review2_requested', leave: 'withdrawn', unconsent: 'withdrawn' },
  review2_requested: {
    claim2: 'review2',
    reassign2: 'review2',
    request2: 'review2_requested',
    leave: 'withdrawn',
    unconsent: 'withdrawn',
  },
  review2: {
    ...{ release2: 'review2_requested', renew2: 'review2', reassign2: 'review2', approve2: 'published' },
    ...{ return2: 'review1_requested', leave: 'withdrawn', unconsent: 'withdrawn' },
  },
  published: {
    amend: 'review1_requested',
    withdraw: 'withdrawn',
    rate: 'published',
    leave: 'withdrawn',
    unconsent: 'withdrawn',
  },
  withdrawn: { leave: 'withdrawn', unconsent: 'withdrawn' },
};

describe.each(stages)('at the stage %s', (stage) => {
  it.each(names)('%s leads where the table says, or is refused', (name) => {
    const when = spec.given(...upTo[stage]).when(commands[name]);
    const to = ways[stage][name];
    if (to) expect(when.state()?.stage).toBe(to);
    // A held review can't be claimed by somebody else, which is another thing than a wrong stage.
    else when.thenRefused(stage === name.replace('claim', 'review') ? 'conflict' : 'stage_wrong');
  });
});

describe('the two reviews of an advice', () => {
  const refused = (events: readonly AdviceEvent[], command: AdviceCommand, code: ErrorCode): void =>
    spec
      .given(...events)
      .when(command)
      .thenRefused(code);

  it('are by other people than who asked, and than each other', () => {
    refused(upTo.review1_requested, { ...commands.claim1, reviewer: asker }, 'same_reviewer');
    refused(upTo.review2_requested, { ...commands.claim2, reviewer: asker }, 'same_reviewer');
    refused(upTo.review2_requested, { ...commands.claim2, reviewer: first }, 'same_reviewer');
    refused(upTo.review2_requested, { ...commands.reassign2, to: first }, 'same_reviewer');
    refused(upTo.review1, { ...commands.reassign1, to: asker }, 'same_reviewer');
  });

  it('stay by two people after review 2 has returned the text to review 1', () => {
    const back = [...upTo.review2, returned(2, second)];
    refused(back, { ...commands.claim1, reviewer: second }, 'same_reviewer');
    spec
      .given(...back)
      .when({ ...commands.claim1, reviewer: first })
      .thenHappens(claimed(1, first));
  });

  it('are nobody’s who has held the other one, also without judging it', () => {
    const handedOn: AdviceEvent[] = [
      ...upTo.review1,
      { type: 'ReviewReassigned', data: { stage: 1, from: first, to: third, until: leaseEnd } },
    ];
    const done = [...handedOn, approved(1, third), review2Requested] satisfies AdviceEvent[];
    refused(done, { ...commands.claim2, reviewer: first }, 'same_reviewer');
  });

  it('begin with the text that the stage before left', () => {
    const text2 = '기한까지 신청해야 해요 [1].';
    const changed: AdviceEvent = {
      ...returned(2, second),
      data: { ...returned(2, second).data, text: text2 },
    };
    const state = fold(adviceDecider, [...upTo.review2, changed]);
    expect(state && textToReview(state, 1)).toEqual({ text: text2, citations: [citation] });
    const draft = fold(adviceDecider, upTo.review1_requested);
    expect(draft && textToReview(draft, 1)).toEqual({ text, citations: [citation] });
    expect(draft && textToReview(draft, 2)).toBeNull();
  });

  it('of an amended advice that was returned begin with the new draft, not with what is still public', () => {
    const newer: AdviceEvent = {
      ...requested(3),
      data: { ...requested(3).data, text: '다시 쓴 글이에요.' },
    };
    const amended: AdviceEvent = { type: 'AdviceAmended', data: { asker, round: 2, dueAt } };
    const state = fold(adviceDecider, [...upTo.published, amended, claimed(1, third), returned(1, third), newer]);
    expect(state && textToReview(state, 1)?.text).toBe('다시 쓴 글이에요.');
  });
});

describe('a conflict of interest', () => {
  const other: Conflict = { what: 'consultation', id: caseId, here: 'client', there: 'opponent' };
  const claim: AdviceCommand = { ...commands.claim1, reviewer: first, conflicts: [other] };

  it('is gone on with only for a reason, which the record keeps beside the conflict', () => {
    const { review1_requested } = upTo;
    spec
      .given(...review1_requested)
      .when(claim)
      .thenRefused('conflict_reason_needed');
    spec
      .given(...review1_requested)
      .when({ ...claim, isReasoned: true })
      .thenHappens(claimed(1, first, null, [other]));
  });

  it('that comes up after the claim stops its holder, until they say why they go on', () => {
    const { review1 } = upTo;
    for (const stopped of [commands.approve1, commands.return1, claim])
      spec
        .given(...review1)
        .when({ ...stopped, conflicts: [other] })
        .thenRefused('conflict_reason_needed');
    const { approve1 } = commands;
    const goneOn = spec.given(...review1, claimed(1, first, null, [other]));
    expect(goneOn.when({ ...approve1, conflicts: [other] }).state()?.stage).toBe('review1_done');
    goneOn.when(claim).thenHappens();
  });

  it('is new to whom an admin gives the review', () => {
    const { review1 } = upTo;
    const { approve1, reassign1 } = commands;
    const given = [
      ...review1,
      claimed(1, first, null, [other]),
      ...spec
        .given(...review1)
        .when(reassign1)
        .events(),
    ];
    spec
      .given(...given)
      .when({ ...approve1, reviewer: third, conflicts: [other] })
      .thenRefused('conflict_reason_needed');
  });
});

describe('a lease', () => {
  it('keeps others out until it ends, and its holder keeps the review until somebody else takes it', () => {
    const claim: AdviceCommand = {
      type: 'ClaimReview',
      conflicts: [],
      isReasoned: false,
      stage: 1,
      reviewer: third,
      at: later,
    };
    spec
      .given(...upTo.review1)
      .when({ ...claim, at })
      .thenRefused('conflict', { extra: { holder: first } });
    spec
      .given(...upTo.review1)
      .when(claim)
      .thenHappens({
        type: 'ReviewClaimed',
        data: { stage: 1, reviewer: third, until: '2026-11-23T02:00:00.001Z', tookOverFrom: first, despite: [] },
      });
    expect(
      spec
        .given(...upTo.review1)
        .when({ ...commands.approve1 })
        .state()?.stage,
    ).toBe('review1_done');
    spec
      .given(...upTo.review1, claimed(1, third, first))
      .when(commands.approve1)
      .thenRefused('conflict', { extra: { holder: third } });
  });

  it('is not begun anew by its holder', () => {
    spec
      .given(...upTo.review1)
      .when({ ...commands.claim1, reviewer: first })
      .thenHappens();
  });

  it('is renewed by work on the text only when little of it is left', () => {
    spec
      .given(...upTo.review1)
      .when({ ...commands.renew1, at: '2026-11-23T01:14:59.999Z' })
      .thenHappens();
    spec
      .given(...upTo.review1)
      .when({ ...commands.renew1, at: '2026-11-23T01:15:00.001Z' })
      .thenHappens({
        type: 'ReviewLeaseRenewed',
        data: { stage: 1, reviewer: first, until: '2026-11-23T01:45:00.001Z' },
      });
  });
});

describe('a text that rests on a consent of its own', () => {
  const consentedAt = '2026-11-23T00:30:00.000Z';
  const sensitive = { ...asked, data: { ...asked.data, consentedAt } };
  const consentsOf = (events: readonly AdviceEvent[]) =>
    events.map(({ data }) => ('consentedAt' in data ? data.consentedAt : undefined));

  it('is followed by texts that rest on it, too, from the answer to the publication', () => {
    const written = spec.given(sensitive, begun).when({
      type: 'FinishAnswer',
      ...{ answerId, text, citations: [], dropped: {}, finish: 'complete', spent: null },
    });
    expect(written.state()?.consentedAt).toBe(consentedAt);
    written.thenHappens({ ...answered, data: { ...answered.data, citations: [], spent: null, consentedAt } });
    const handedOver = { ...requested(), data: { ...requested().data, consentedAt } };
    const review2 = [sensitive, begun, answered, handedOver, ...upTo.review2.slice(4)] satisfies AdviceEvent[];
    const happened = adviceDecider.decide(commands.approve2, fold(adviceDecider, review2));
    expect(consentsOf(happened)).toEqual([consentedAt, consentedAt]);
  });

  it('ends with the next text of the asker that rests on none', () => {
    const state = spec.given(sensitive).when(commands.send).state();
    expect(state?.consentedAt).toBeNull();
  });
});

describe('a draft', () => {
  it('is the last answer, or the named ones in their order, with their sources numbered through', () => {
    const other = '018f0000-0000-7000-8000-000000000099';
    const again: AdviceEvent[] = [
      { type: 'AdviceMessageSent', data: { asker, messageId: other, text: '더 있나요?', consentedAt: null } },
      { ...begun, data: { ...begun.data, answerId: other, messageId: other } },
      { ...answered, data: { ...answered.data, answerId: other, text: '네 [1].' } },
    ];
    const draftOf = (messages: readonly string[]) =>
      spec
        .given(...upTo.drafting, ...again)
        .when({ ...commands.request1, messages })
        .state()?.draft;
    expect(draftOf([])).toMatchObject({ text: '네 [1].', messages: [other] });
    expect(draftOf([other, answerId, other])).toMatchObject({
      text: `네 [1].\n\n${text.replace('[1]', '[2]')}`,
      citations: [citation, { ...citation, n: 2 }],
      messages: [other, answerId],
    });
  });

  it('needs a whole answer, and none that is being written', () => {
    for (const events of [
      [asked],
      [asked, begun],
      [...upTo.drafting, { ...begun, data: { ...begun.data, answerId: third } }],
    ]) {
      spec
        .given(...events)
        .when(commands.request1)
        .thenRefused('stage_wrong');
    }
    spec
      .given(...upTo.drafting)
      .when({ ...commands.request1, messages: [third] })
      .thenRefused('stage_wrong');
  });

  it('is refused when it is longer than an advice may be', () => {
    const long = [1, 2].map((n) => {
      const id = `018f0000-0000-7000-8000-0000000000a${n}`;
      return { ...answered, data: { ...answered.data, answerId: id, text: '가'.repeat(11_000) } };
    });
    const starts = long.map((event) => ({ ...begun, data: { ...begun.data, answerId: event.data.answerId } }));
    const messages = long.map((event) => event.data.answerId);
    spec
      .given(asked, ...starts, ...long)
      .when({ ...commands.request1, messages })
      .thenRefused('invalid_request');
  });
});

describe('review 2', () => {
  it('is requested by reviewer 1 or an admin, and by nobody else', () => {
    const by = (userId: string, isAdmin: boolean): AdviceCommand => ({ ...commands.request2, by: { userId, isAdmin } });
    spec
      .given(...upTo.review1_done)
      .when(by(third, false))
      .thenRefused('forbidden');
    spec
      .given(...upTo.review1_done)
      .when(by(third, true))
      .thenHappens(review2Requested);
  });

  it('is requested by the approval of review 1, due from then on, and given to whom reviewer 1 names', () => {
    const handOver = { note: null, dueAt, to: null, at };
    const approve = (to: string | null): AdviceCommand => ({
      ...{ ...commands.approve1, citations: [citation], handOver: { ...handOver, to } },
    });
    const given = () => spec.given(...upTo.review1);
    given().when(approve(null)).thenHappens(approved(1, first), review2Requested);
    const reassigned: AdviceEvent = {
      type: 'ReviewReassigned',
      data: { stage: 2, from: null, to: second, until: leaseEnd },
    };
    given().when(approve(second)).thenHappens(approved(1, first), review2Requested, reassigned);
    for (const person of [first, asker]) given().when(approve(person)).thenRefused('same_reviewer');
  });

  it('that is handed over already gets a note, and keeps its due time', () => {
    const noted: AdviceCommand = { ...commands.request2, note: '기한을 봐 주세요.', dueAt: later };
    spec
      .given(...upTo.review2_requested)
      .when(noted)
      .thenHappens({ ...review2Requested, data: { ...review2Requested.data, note: '기한을 봐 주세요.' } });
    spec
      .given(...upTo.review2_requested)
      .when({ ...noted, by: { userId: third, isAdmin: false } })
      .thenRefused('forbidden');
    spec
      .given(...upTo.review2)
      .when(noted)
      .thenRefused('stage_wrong');
  });

  it('publishes the text with both reviewers, and only the sources that it names', () => {
    const unnamed = { ...citation, n: 2 };
    spec
      .given(...upTo.review2)
      .when({ ...commands.approve2, citations: [citation, unnamed] })
      .thenHappens(approved(2, second), published);
  });

  it('is held while something is open that the reviewer says they do not know of, and records it where they do', () => {
    const given = () => spec.given(...upTo.review2);
    const publish = { ...commands.approve2, citations: [citation] };
    given()
      .when({ ...publish, isOpenKnown: false })
      .thenRefused('open_at_publication');
    const known = { ...published, data: { ...published.data, open: { ...published.data.open, isKnown: true } } };
    given()
      .when({ ...publish, isOpenKnown: true })
      .thenHappens(approved(2, second), known);
    const checklist = [...pointsInOrder];
    const settled = given().when({ ...publish, isOpenKnown: false, checklist, registration: '1234' });
    expect(settled.state()?.published?.open).toEqual({
      points: [],
      comments: 0,
      isUnregistered: false,
      isKnown: false,
    });
  });
});

it('a publication says of both reviewers which text they read', () => {
  const readOf = (last: string) => {
    const approval = approved(2, second);
    const events: readonly AdviceEvent[] = [
      ...upTo.review2,
      { ...approval, data: { ...approval.data, text: last } },
      { ...published, data: { ...published.data, text: last } },
    ];
    return fold(adviceDecider, events)?.published?.reviewers.map(({ read }) => read);
  };
  expect(readOf(text)).toEqual(['published', 'published']);
  expect(readOf(`${text} 3개월 안에 신청하세요.`)).toEqual(['earlier', 'published']);
});

describe('a change of a cited case', () => {
  const flag = (revision: number) =>
    ({ type: 'FlagAdvice', caseId, revision, change: 'corrected' }) satisfies AdviceCommand;
  const flagged = (revision: number): AdviceEvent => ({
    type: 'AdviceFlagged',
    data: { asker, caseId, citedRevision: 3, revision, change: 'corrected' },
  });

  it('flags the advice once, and only for a revision after the cited one', () => {
    spec
      .given(...upTo.published)
      .when(flag(4))
      .thenHappens(flagged(4));
    spec
      .given(...upTo.published, flagged(4))
      .when(flag(4))
      .thenHappens();
    spec
      .given(...upTo.published)
      .when(flag(3))
      .thenHappens();
    spec
      .given(...upTo.published)
      .when({ ...flag(4), caseId: third })
      .thenHappens();
    spec
      .given(...upTo.withdrawn)
      .when(flag(4))
      .thenHappens();
  });

  it('flags an advice that is being amended, because people still read the published text', () => {
    const amended: AdviceEvent = { type: 'AdviceAmended', data: { asker, round: 2, dueAt } };
    const none: AdviceEvent = {
      ...approved(1, third),
      data: { ...approved(1, third).data, citations: [] },
    };
    spec
      .given(...upTo.published, amended, claimed(1, third), none)
      .when(flag(4))
      .thenHappens(flagged(4));
  });

  it('stays flagged through a publication that cites the case as it was, and not through one of its new revision', () => {
    const newer = { ...citation, revision: 4 };
    const flags = (cited: typeof citation) =>
      fold(adviceDecider, [
        ...upTo.review2,
        flagged(4),
        approved(2, second),
        { ...published, data: { ...published.data, citations: [cited] } },
      ])?.flags.length;
    expect(flags(citation)).toBe(1);
    expect(flags(newer)).toBe(0);
  });

  it('is settled once', () => {
    const settle: AdviceCommand = { type: 'SettleFlag', caseId, revision: 4 };
    const settled: AdviceEvent = { type: 'AdviceFlagSettled', data: { asker, caseId, revision: 4 } };
    spec
      .given(...upTo.published, flagged(4))
      .when(settle)
      .thenHappens(settled);
    spec
      .given(...upTo.published, flagged(4), settled)
      .when(settle)
      .thenRefused('stage_wrong');
    expect(fold(adviceDecider, [...upTo.published, flagged(4), settled, flagged(5)])?.flags).toMatchObject([
      { revision: 5, settled: false },
    ]);
  });
});

describe('any sequence of commands', () => {
  const people = [asker, first, second, third];
  const person = fc.constantFrom(...people);
  const stage = fc.constantFrom(1 as const, 2 as const);
  const when = fc
    .integer({ min: 0, max: 90 })
    .map((minutes) => new Date(Date.parse(at) + minutes * 60_000).toISOString());
  const anyCommand: fc.Arbitrary<AdviceCommand> = fc.oneof(
    fc.constantFrom<AdviceCommand>(
      commands.request1,
      commands.amend,
      commands.withdraw,
      commands.rate,
      commands.request2,
    ),
    fc.record({
      type: fc.constant('ClaimReview' as const),
      conflicts: fc.constant([]),
      isReasoned: fc.boolean(),
      stage,
      reviewer: person,
      at: when,
    }),
    fc.record({ type: fc.constant('ReleaseReview' as const), stage, reviewer: person }),
    fc.record({ type: fc.constant('ReassignReview' as const), stage, to: person, at: when }),
    fc.record({
      type: fc.constant('RequestReview2' as const),
      by: fc.record({ userId: person, isAdmin: fc.boolean() }),
      note: fc.constant(null),
      dueAt: fc.constant(dueAt),
    }),
    fc
      .tuple(stage, person)
      .map(([of, reviewer]): AdviceCommand => ({ ...commands.approve1, stage: of, reviewer, citations: [citation] })),
    fc.tuple(stage, person).map(([of, reviewer]): AdviceCommand => ({ ...commands.return1, stage: of, reviewer })),
  );

  const run = (sequence: readonly AdviceCommand[]): { events: AdviceEvent[]; states: (Advice | null)[] } => {
    const events: AdviceEvent[] = [...upTo.drafting];
    const states: (Advice | null)[] = [];
    for (const command of sequence) {
      try {
        events.push(...adviceDecider.decide(command, fold(adviceDecider, events)));
      } catch (error) {
        if (!(error instanceof DomainError)) throw error;
      }
      states.push(fold(adviceDecider, events));
    }
    return { events, states };
  };

  /** The usual way, into which any other commands are mixed: by itself chance seldom comes to the end. */
  const theWay: readonly AdviceCommand[] = [
    ...[commands.request1, { ...commands.claim1, reviewer: first }, { ...commands.approve1, citations: [citation] }],
    ...[commands.request2, { ...commands.claim2, reviewer: second }, { ...commands.approve2, citations: [citation] }],
  ];
  const mixed = fc
    .array(fc.oneof(fc.array(anyCommand, { maxLength: 4 }), fc.constant([])), { minLength: 6, maxLength: 12 })
    .map((between) => between.flatMap((others, index) => [...others, ...theWay.slice(index % 6, (index % 6) + 1)]));

  it('lets nobody hold both reviews of a round, nor review what they asked', () => {
    fc.assert(
      fc.property(mixed, (sequence) => {
        for (const state of run(sequence).states) {
          const held = state ? [state.reviews[1].held, state.reviews[2].held] : [[], []];
          expect(held[0]?.filter((one) => held[1]?.includes(one))).toEqual([]);
          expect(held.flat()).not.toContain(asker);
        }
      }),
    );
  });

  it('publishes only after two approvals of that round by two people, and names just them', () => {
    let publications = 0;
    fc.assert(
      fc.property(mixed, (sequence) => {
        const { events } = run(sequence);
        for (const [index, event] of events.entries()) {
          if (event.type !== 'AdvicePublished') continue;
          publications += 1;
          const roundBegan = events.findLastIndex(
            ({ type }, n) => n < index && (type === 'Review1Requested' || type === 'AdviceAmended'),
          );
          const approvals = events
            .slice(roundBegan, index)
            .flatMap((each) => (each.type === 'ReviewApproved' ? [each.data] : []));
          const one = approvals.findLast((each) => each.stage === 1)?.reviewer;
          const two = approvals.findLast((each) => each.stage === 2)?.reviewer;
          expect(event.data.reviewers.map(({ userId }) => userId)).toEqual([one, two]);
          expect(one).not.toBe(two);
          expect([one, two]).not.toContain(asker);
        }
      }),
    );
    // Otherwise the property would hold of nothing.
    expect(publications).toBeGreaterThan(10);
  });
});
