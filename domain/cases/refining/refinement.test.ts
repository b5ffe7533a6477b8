import { describe, expect, it } from 'vitest';
import { fold } from '../../kernel/decider.ts';
import { deciderSpec } from '../../kernel/testing/decider-spec.ts';
import { type CaseEvent, caseEvents } from '../case-events.ts';
import { aRecord, aCaseId as caseId } from '../case-samples.fixture.ts';
import { emptyDraft } from '../empty-draft.ts';
import { type CaseCommand, caseDecider } from '../legal-case.ts';
import type { Proposal } from '../proposal.ts';

const spec = deciderSpec(caseDecider);
const hash = 'a'.repeat(64);
const record = aRecord({ sampling: 'population', disputeId: 'case|대법원|1993-09-10|92다42897' });
const { kind, sampling, source } = record;
const empty = emptyDraft({ kind, sampling, source });
const outcome: Proposal = {
  id: 'outcome#1',
  field: 'outcome',
  value: 'worker_win',
  rule: 'order',
  passage: { from: 0, to: 4, quote: '파기환송' },
};
const statute: Proposal = {
  id: 'statutes#1',
  field: 'statutes',
  value: '근로기준법 제23조',
  rule: 'cited',
  passage: null,
};
const arrival = {
  caseId,
  origin: { batch: null, row: null, sourceId: 'precedent-kr:1' },
  draft: { ...empty, text: { hash, chars: 900 } },
  raw: null,
  sketch: [],
  proposals: [outcome, statute],
};
const collect: CaseCommand = { type: 'CollectCase', arrival };
const collected: CaseEvent = { type: 'CaseCollected', data: arrival };
const { disputeId: _own, outcome: _open, text: _text, ...known } = record;
const refined: CaseEvent = { type: 'CaseRefined', data: { caseId, changes: known, before: {} } };
const taken: CaseEvent = {
  type: 'ProposalTaken',
  data: { caseId, proposal: outcome, changes: { outcome: 'worker_win' }, before: { outcome: null }, changed: false },
};
const readied: CaseEvent = { type: 'CaseReadied', data: { caseId } };
const discarded: CaseEvent = { type: 'CaseDiscarded', data: { caseId } };
const whole = [collected, refined, taken] as const;
const accepted = {
  type: 'CaseAccepted' as const,
  data: { caseId, edition: 1, record: { ...record, text: { hash, chars: 900 } } },
};
/** As if it had never been accepted: also without the dispute that the acceptance gave it. */
const draft = { ...arrival.draft, ...known, outcome: record.outcome };
const undone = { type: 'CaseAcceptanceUndone' as const, data: { caseId, edition: 1, draft } };
const again: CaseEvent = { type: 'CaseAccepted', data: { ...accepted.data, edition: 2 } };
const later = { ...arrival, draft: { ...arrival.draft, text: { hash: 'b'.repeat(64), chars: 901 } } };

describe('a case that is imported', () => {
  it('is put into refinement; imported again unchanged, nothing happens', () => {
    spec.given().when(collect).thenHappens(collected);
    spec.given(collected).when(collect).thenHappens();
  });

  it('keeps the text of a PDF that a person put in the place of its source’s, until the source has another', () => {
    const document = { id: caseId, from: 1, to: 2, lowWords: 0, doubtful: [] };
    const ofPdf = { ...later, origin: { ...arrival.origin, document } };
    const attached: CaseEvent = { type: 'CaseTextChanged', data: ofPdf };
    const changed = { ...arrival, draft: { ...arrival.draft, text: { hash: 'c'.repeat(64), chars: 902 } } };
    for (const before of [[collected], [...whole, readied, accepted]]) {
      spec
        .given(...before)
        .when({ type: 'CollectCase', arrival: ofPdf })
        .thenHappens(attached);
      spec
        .given(...before, attached)
        .when(collect)
        .thenHappens();
      spec
        .given(...before, attached)
        .when({ type: 'CollectCase', arrival: changed })
        .thenHappens({ type: 'CaseTextChanged', data: changed });
    }
  });

  it('goes back to refinement when its text changes, and keeps what people wrote', () => {
    const changed: CaseEvent = { type: 'CaseTextChanged', data: later };
    spec
      .given(...whole, readied)
      .when({ type: 'CollectCase', arrival: later })
      .thenHappens(changed);
    expect(spec.given(...whole, readied, changed).state()).toMatchObject({
      stage: 'crawled',
      draft: { title: record.title, outcome: 'worker_win', text: later.draft.text },
      proposals: later.proposals,
    });
  });

  it('keeps its accepted record when its text changes, until a person corrects it', () => {
    const changed: CaseEvent = { type: 'CaseTextChanged', data: later };
    expect(spec.given(...whole, readied, accepted, changed).state()).toMatchObject({
      stage: 'master',
      record: { text: { hash } },
      draft: { text: later.draft.text },
    });
  });

  it('stays discarded when it is imported again', () => {
    spec.given(collected, discarded).when({ type: 'CollectCase', arrival: later }).thenHappens();
    // Reverted with its whole file, the case was not judged by itself: another file may import it.
    const batch = '6f1b0c7e-3f0e-4c5e-9d35-0a4d3b0f6a20';
    const takenBack: CaseEvent = { type: 'CaseDiscarded', data: { caseId, batch } };
    spec.given(collected).when({ type: 'DiscardCase', batch }).thenHappens(takenBack);
    spec.given(collected, takenBack).when(collect).thenHappens(collected);
  });
});

describe('a case that another source has, too', () => {
  const linkOf = (sourceId: string, text: string) => ({
    caseId,
    origin: { batch: null, row: null, sourceId },
    source,
    raw: null,
    text: { hash: text.repeat(64), chars: 300 },
  });
  const linked = (sourceId: string, text: string): CaseEvent => ({
    type: 'CaseSourceLinked',
    data: linkOf(sourceId, text),
  });

  it('notes that source once, and again when its text changes, and stays as it is', () => {
    const again: CaseCommand = { type: 'LinkSource', link: linkOf('site:1', 'c') };
    spec.given(collected, refined).when(again).thenHappens(linked('site:1', 'c'));
    spec.given(collected, linked('site:1', 'c'), linked('site:2', 'd')).when(again).thenHappens();
    spec.given(collected, linked('site:1', 'd')).when(again).thenHappens(linked('site:1', 'c'));
    // Another place may have it under the same number.
    const other = { ...linkOf('site:1', 'e'), origin: { ...linkOf('site:1', 'e').origin, place: 'commission-site' } };
    const from: CaseEvent = { type: 'CaseSourceLinked', data: other };
    spec.given(collected, from).when(again).thenHappens(linked('site:1', 'c'));
    spec.given(collected, from, linked('site:1', 'c')).when({ type: 'LinkSource', link: other }).thenHappens();
    const { links: _links, ...before } = spec.given(...whole, readied, accepted).state() ?? {};
    expect(spec.given(...whole, readied, accepted, linked('site:1', 'c')).state()).toMatchObject(before);
  });
});

describe('a case around which everything has been collected', () => {
  const hand: CaseEvent = {
    type: 'CaseCollected',
    data: { ...arrival, draft: { ...arrival.draft, sampling: 'curated' } },
  };
  const confirmed: CaseEvent = { type: 'CasePopulationConfirmed', data: { caseId } };

  it('is one of a population until it is accepted; an accepted one is changed by people only', () => {
    spec.given(hand).when({ type: 'ConfirmPopulation' }).thenHappens(confirmed);
    expect(spec.given(hand, confirmed).state()).toMatchObject({ draft: { sampling: 'population' } });
    spec.given(hand, confirmed).when({ type: 'ConfirmPopulation' }).thenHappens();
    spec.given(hand, accepted).when({ type: 'ConfirmPopulation' }).thenHappens();
    spec.given(hand, discarded).when({ type: 'ConfirmPopulation' }).thenHappens();
  });
});

describe('a case in refinement', () => {
  it('takes proposals as they are or changed, and entries of a list one by one', () => {
    spec.given(collected, refined).when({ type: 'TakeProposal', proposal: 'outcome#1' }).thenHappens(taken);
    spec
      .given(collected)
      .when({ type: 'TakeProposal', proposal: 'statutes#1', value: '근로기준법 제24조' })
      .thenHappens({
        type: 'ProposalTaken',
        data: {
          caseId,
          proposal: statute,
          changes: { statutes: ['근로기준법 제24조'] },
          before: { statutes: [] },
          changed: true,
        },
      });
  });

  it('refuses a value that is invalid for the field, and leaves the proposal open', () => {
    spec
      .given(collected)
      .when({ type: 'TakeProposal', proposal: 'outcome#1', value: 'won' })
      .thenRefused('case_edit_failed', { errors: { outcome: '값을 확인해 주세요.' } });
  });

  it('reports a conflict for a proposal that another person has just settled', () => {
    const dismissed: CaseEvent = { type: 'ProposalDismissed', data: { caseId, proposal: 'outcome#1' } };
    spec.given(collected).when({ type: 'DismissProposal', proposal: 'outcome#1' }).thenHappens(dismissed);
    for (const settled of [taken, dismissed])
      spec.given(collected, settled).when({ type: 'TakeProposal', proposal: 'outcome#1' }).thenRefused('conflict');
  });

  it('reopens a proposal settled by mistake, and it can be settled again', () => {
    const dismissed: CaseEvent = { type: 'ProposalDismissed', data: { caseId, proposal: 'statutes#1' } };
    const reopened: CaseEvent = { type: 'ProposalReopened', data: { caseId, proposal: statute } };
    const reopen = { type: 'ReopenProposal', proposal: 'statutes#1' } as const;
    spec.given(collected, dismissed).when(reopen).thenHappens(reopened);
    spec
      .given(collected, dismissed, reopened)
      .when({ type: 'DismissProposal', proposal: 'statutes#1' })
      .thenHappens(dismissed);
    spec.given(collected).when(reopen).thenRefused('conflict');
    spec.given(collected, dismissed, reopened).when(reopen).thenRefused('conflict');
  });

  it('is refined field by field; a value that is set already makes no event', () => {
    spec
      .given(collected)
      .when({ type: 'RefineCase', changes: { title: '해고', keywords: [] } })
      .thenHappens({ type: 'CaseRefined', data: { caseId, changes: { title: '해고' }, before: { title: '' } } });
  });

  it('is made ready only when complete; what is missing is named', () => {
    spec
      .given(collected)
      .when({ type: 'ReadyCase' })
      .thenRefused('case_edit_failed', {
        errors: {
          tribunal: '값을 확인해 주세요.',
          caseNumbers: '값을 확인해 주세요.',
          outcome: '값을 확인해 주세요.',
          title: '값을 넣어 주세요.',
        },
      });
    spec
      .given(...whole)
      .when({ type: 'ReadyCase' })
      .thenHappens(readied);
  });

  it('can’t be made incomplete once it is ready', () => {
    spec
      .given(...whole, readied)
      .when({ type: 'RefineCase', changes: { title: '' } })
      .thenRefused('case_edit_failed', { errors: { title: '값을 넣어 주세요.' } });
  });

  it('is accepted when ready, as a dispute of its own where none is known', () => {
    spec
      .given(...whole)
      .when({ type: 'AcceptRefined' })
      .thenRefused('stage_wrong');
    spec
      .given(...whole, readied)
      .when({ type: 'AcceptRefined' })
      .thenHappens(accepted);
  });

  it('is ready again, as before, when its acceptance is undone, and the next acceptance is another edition', () => {
    spec
      .given(...whole, readied, accepted)
      .when({ type: 'UndoAcceptance' })
      .thenHappens(undone);
    spec
      .given(...whole, readied, accepted, undone)
      .when({ type: 'AcceptRefined' })
      .thenHappens(again);
    spec
      .given(...whole, readied, accepted, undone, again)
      .when({ type: 'UndoAcceptance' })
      .thenHappens({ type: 'CaseAcceptanceUndone', data: { ...undone.data, edition: 2 } });
    // Put aside with its whole import, and imported once more: the first edition stays what it was.
    const withBatch: CaseEvent = {
      type: 'CaseDiscarded',
      data: { caseId, batch: '7b1a8c1e-2f0e-4d6c-9d35-0a4d3b0f6a22' },
    };
    spec
      .given(...whole, readied, accepted, undone, withBatch, ...whole, readied)
      .when({ type: 'AcceptRefined' })
      .thenHappens(again);
  });

  it('keeps its acceptance once its record was changed or withdrawn', () => {
    const undo: CaseCommand = { type: 'UndoAcceptance' };
    const corrected = caseDecider.decide(
      { type: 'CorrectCase', changes: { outcome: 'partial' } },
      fold(caseDecider, [...whole, readied, accepted]),
    );
    spec
      .given(...whole, readied, accepted, ...corrected)
      .when(undo)
      .thenRefused('stage_wrong');
    const withdrawn: CaseEvent = { type: 'CaseWithdrawn', data: { caseId, edition: 1 } };
    spec
      .given(...whole, readied, accepted, withdrawn)
      .when(undo)
      .thenRefused('stage_wrong');
    spec
      .given(...whole, readied)
      .when(undo)
      .thenRefused('stage_wrong');
  });

  it('is sent back, discarded, and reopened', () => {
    const sentBack: CaseEvent = { type: 'CaseSentBack', data: { caseId } };
    spec
      .given(...whole, readied)
      .when({ type: 'SendBackCase' })
      .thenHappens(sentBack);
    spec
      .given(...whole, readied, sentBack)
      .when({ type: 'AcceptRefined' })
      .thenRefused('stage_wrong');
    spec.given(collected).when({ type: 'DiscardCase' }).thenHappens(discarded);
    spec.given(collected, discarded).when({ type: 'DiscardCase' }).thenHappens();
    spec.given(collected, discarded).when({ type: 'RefineCase', changes: {} }).thenRefused('stage_wrong');
    spec
      .given(collected, discarded)
      .when({ type: 'ReopenCase' })
      .thenHappens({ type: 'CaseReopened', data: { caseId } });
  });

  it('can’t be corrected or withdrawn before it was accepted', () => {
    for (const command of [{ type: 'CorrectCase', changes: {} }, { type: 'WithdrawCase' }] as const)
      spec.given(collected).when(command).thenRefused('stage_wrong');
  });
});

describe('a case that is the same decision as another', () => {
  const into = '0f8fad5b-d9cb-469f-a165-70867728950e';
  const merged = (closes: number | null): CaseEvent => ({ type: 'CaseMerged', data: { caseId, into, closes } });

  it('is merged at any stage, and its record ends', () => {
    spec.given(collected).when({ type: 'MergeCase', into }).thenHappens(merged(null));
    spec
      .given(...whole, readied, accepted)
      .when({ type: 'MergeCase', into })
      .thenHappens(merged(1));
    spec.given(collected, merged(null)).when({ type: 'MergeCase', into }).thenRefused('stage_wrong');
    spec
      .given(collected)
      .when({ type: 'MergeCase', into: caseId })
      .thenRefused('case_edit_failed', { errors: { into: '같은 자료입니다.' } });
  });

  it('comes back into refinement, or with its record', () => {
    spec
      .given(collected, merged(null))
      .when({ type: 'ReopenCase' })
      .thenHappens({ type: 'CaseReopened', data: { caseId } });
    const before = { ...record, text: { hash, chars: 900 } };
    spec
      .given(...whole, readied, accepted, merged(1))
      .when({ type: 'RestoreCase', record: before, asOfRevision: 5 })
      .thenHappens({
        type: 'CaseRestored',
        data: { caseId, edition: 2, record: before, closes: null, asOfRevision: 5 },
      });
  });
});

it('decides only events that match their schemas', () => {
  const schemas = new Map(caseEvents.map(({ type, schema }) => [type as string, schema]));
  for (const event of [collected, taken, readied, discarded, accepted, undone, again])
    expect(schemas.get(event.type)?.safeParse(event.data)).toMatchObject({ success: true, data: event.data });
});
