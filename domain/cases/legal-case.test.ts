import { describe, expect, it } from 'vitest';
import { deciderSpec } from '../kernel/testing/decider-spec.ts';
import { type CaseEvent, caseEvents } from './case-events.ts';
import { aRecord, aCaseId as caseId } from './case-samples.fixture.ts';
import { type CaseCommand, caseDecider } from './legal-case.ts';

const spec = deciderSpec(caseDecider);
const record = aRecord();
const other = aRecord({ outcome: 'employer_win' });

const accept: CaseCommand = { type: 'AcceptCase', caseId, record };
const accepted: CaseEvent = { type: 'CaseAccepted', data: { caseId, edition: 1, record } };
const corrected: CaseEvent = {
  type: 'CaseCorrected',
  data: {
    caseId,
    edition: 2,
    record: other,
    changes: { outcome: 'employer_win' },
    before: { outcome: 'worker_win' },
  },
};
const withdrawn: CaseEvent = { type: 'CaseWithdrawn', data: { caseId, edition: 1 } };

describe('a master case', () => {
  it('is accepted whole, once', () => {
    spec.given().when(accept).thenHappens(accepted);
    spec.given(accepted).when(accept).thenRefused('stage_wrong');
  });

  it('is not accepted with an invalid field', () => {
    spec
      .given()
      .when({ ...accept, record: aRecord({ caseNumbers: [], decidedOn: '2023-02-29' }) })
      .thenRefused('case_edit_failed', {
        errors: { caseNumbers: '값을 확인해 주세요.', decidedOn: '값을 확인해 주세요.' },
      });
    spec
      .given()
      .when({ ...accept, record: aRecord({ keywords: ['해고', '해고'] }) })
      .thenRefused('case_edit_failed');
  });

  it('records with a correction the whole record after it, and which fields changed', () => {
    spec
      .given(accepted)
      .when({ type: 'CorrectCase', changes: { outcome: 'employer_win' } })
      .thenHappens(corrected);
  });

  it('is not changed by a correction that repeats its values', () => {
    spec
      .given(accepted)
      .when({ type: 'CorrectCase', changes: { outcome: 'worker_win' } })
      .thenHappens();
  });

  it('is not changed by a correction that only has its fields in another order, as a read from the log may give', () => {
    const { how, at } = aRecord().source;
    const fromLog: CaseEvent = {
      type: 'CaseAccepted',
      data: { caseId, edition: 1, record: aRecord({ source: { at, how } }) },
    };
    spec
      .given(fromLog)
      .when({ type: 'CorrectCase', changes: { source: { how, at } } })
      .thenHappens();
  });

  it('can be withdrawn again without effect, but not corrected, once it is withdrawn', () => {
    spec.given(accepted).when({ type: 'WithdrawCase' }).thenHappens(withdrawn);
    spec.given(accepted, withdrawn).when({ type: 'WithdrawCase' }).thenHappens();
    spec
      .given(accepted, withdrawn)
      .when({ type: 'CorrectCase', changes: { title: '' } })
      .thenRefused('stage_wrong');
  });

  it('is restored as a new edition after a withdrawal', () => {
    spec
      .given(accepted, withdrawn)
      .when({ type: 'RestoreCase', record, asOfRevision: 1 })
      .thenHappens({ type: 'CaseRestored', data: { caseId, edition: 2, record, closes: null, asOfRevision: 1 } });
  });

  it('is restored to an earlier record after a correction, which ends the corrected edition', () => {
    spec
      .given(accepted, corrected)
      .when({ type: 'RestoreCase', record, asOfRevision: 1 })
      .thenHappens({ type: 'CaseRestored', data: { caseId, edition: 3, record, closes: 2, asOfRevision: 1 } });
    spec.given(accepted).when({ type: 'RestoreCase', record, asOfRevision: 1 }).thenHappens();
  });

  it('is not found where it was never accepted', () => {
    for (const command of [
      { type: 'CorrectCase', changes: {} },
      { type: 'WithdrawCase' },
      { type: 'RestoreCase', record, asOfRevision: 1 },
    ] as const)
      spec.given().when(command).thenRefused('not_found');
  });

  it('decides only events that match their schemas', () => {
    const schemas = new Map(caseEvents.map(({ type, schema }) => [type as string, schema]));
    const restored = spec.given(accepted, corrected).when({ type: 'RestoreCase', record, asOfRevision: 1 }).events();
    for (const event of [accepted, corrected, withdrawn, ...restored])
      expect(schemas.get(event.type)?.safeParse(event.data)).toMatchObject({ success: true, data: event.data });
  });
});
