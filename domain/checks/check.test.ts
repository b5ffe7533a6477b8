import { describe, expect, test } from 'vitest';
import type { LevelCounts } from '../cases/case-counts.ts';
import { deciderSpec } from '../kernel/testing/decider-spec.ts';
import type { AnswerValue, Form } from '../rulesets/ruleset.ts';
import { standardRuleset } from '../rulesets/standard-ruleset.ts';
import { calculate } from './calculate.ts';
import type { AnswerChange, CheckCommand } from './check-commands.ts';
import { type CheckEvent, checkEvents, type RecordedCalculation } from './check-events.ts';
import { frameOf } from './check-state.ts';
import { correctionEventsOf } from './corrections/corrected.fixture.ts';
import { answersOf, completeIntake, detail, standardForm as form, today } from './testing/ruleset-fixtures.ts';
import { deciderWithoutAsked } from './testing/without-asked.fixture.ts';

const { given } = deciderSpec(deciderWithoutAsked);

const owner = '0f3a5c9e-1111-4222-8333-444455556666';
const version = form.rulesetVersion;
const newerForm: Form = { ...form, rulesetVersion: 'c'.repeat(64) };

const started = (changes: Partial<Extract<CheckEvent, { type: 'CheckStarted' }>['data']> = {}): CheckEvent => ({
  type: 'CheckStarted',
  data: {
    owner,
    questionnaire: 'detail',
    sections: null,
    rulesetVersion: version,
    carriedFrom: null,
    device: null,
    madeFrom: null,
    ...changes,
  },
});

const numberOf = (key: string): number => form.intake.find((question) => question.key === key)?.numbering ?? -1;
const answered = (key: string, value: string | number): CheckEvent => ({
  type: 'AnswerGiven',
  data: { owner, key, section: 'intake', numbering: numberOf(key), value, personal: null },
});
const leftBlank = (key: string): CheckEvent => ({
  type: 'QuestionLeftBlank',
  data: { owner, key, section: 'intake', numbering: numberOf(key) },
});

const save = (...answers: readonly AnswerChange[]): CheckCommand => ({ type: 'SaveAnswers', form, today, answers });
const to = (numbering: number, value: AnswerValue): AnswerChange => ({ section: 'intake', numbering, value });
const clearing = (numbering: number): AnswerChange => ({ section: 'intake', numbering, cleared: true });

const consentedAt = '2026-11-20T00:00:00.000Z';
/** Illness or care of the family as the reason for absences. */
const saveSensitive = (value: AnswerValue) =>
  ({ type: 'SaveAnswers', form, today, answers: [{ section: 'detail-9', numbering: 5, value }] }) as const;

/** A whole check: an intake whose ground is section 23, and that section's items. */
const wholeAnswers: Readonly<Record<string, AnswerValue>> = {
  ...completeIntake,
  'intake/ground': 'none',
  'detail-23/reason-stated': 'no',
};
const wholeCheck: readonly CheckEvent[] = [
  started(),
  ...Object.entries(wholeAnswers).map(([key, value]): CheckEvent => {
    if (value === null) return leftBlank(key);
    if (typeof value === 'object') throw new Error(`${key} isn't plain`);
    return key.startsWith('intake/')
      ? answered(key, value)
      : { type: 'AnswerGiven', data: { owner, key, section: 'detail-23', numbering: 1, value, personal: null } };
  }),
];

const noCases = { total: 0, decided: 0, workerWins: 0, partial: 0, employerWins: 0 };
const counts: LevelCounts = { matched: noCases, section: noCases, general: noCases, years: null };
const recorded = (calculationId: string, rulesetVersion = version): RecordedCalculation => ({
  calculationId,
  calculatedAt: '2026-11-21T03:00:00.000Z',
  casePosition: '0000000000000103',
  calculation: calculate({ ...standardRuleset, rulesetVersion }, detail, answersOf(wholeAnswers), { today, counts }),
  precedents: [],
});
const first = recorded('11111111-1111-4111-8111-111111111111');
const second = recorded('22222222-2222-4222-8222-222222222222');
const completing: CheckCommand = { type: 'CompleteCheck', form, today, recorded: first };
const completed: CheckEvent = {
  type: 'ResultCalculated',
  data: { owner, ...first, whole: null, wholeFigure: null, consentedAt: null },
};
const discarded: CheckEvent = { type: 'CheckDiscarded', data: { owner, why: 'by_owner' } };

describe('starting', () => {
  test('a basic check', () => {
    given()
      .when({ type: 'StartCheck', owner, form, frame: { questionnaire: 'basic' } })
      .thenHappens(started({ questionnaire: 'basic' }));
  });

  test('starts a detailed check with sections chosen by hand, each once', () => {
    const frame = { questionnaire: 'detail', sections: ['detail-9', 'detail-3', 'detail-9'] } as const;
    const { when } = given();
    when({ type: 'StartCheck', owner, form, frame }).thenHappens(started({ sections: ['detail-9', 'detail-3'] }));
    const state = when({ type: 'StartCheck', owner, form, frame }).state();
    expect(state && frameOf(state)).toEqual({ questionnaire: 'detail', sections: ['detail-9', 'detail-3'] });
  });

  test('without chosen sections, an empty choice included, leaves the choice to the intake', () => {
    const frame = { questionnaire: 'detail', sections: [] } as const;
    given()
      .when({ type: 'StartCheck', owner, form, frame })
      .thenHappens(started({ sections: null }));
  });

  test('refuses sections in a basic check, and sections that the questionnaire doesn’t have', () => {
    const starting = (frame: Extract<CheckCommand, { type: 'StartCheck' }>['frame']) =>
      given().when({ type: 'StartCheck', owner, form, frame });
    const errors = { sections: '고를 수 없는 사유예요.' };
    starting({ questionnaire: 'basic', sections: ['detail-9'] }).thenRefused('invalid_request', { errors });
    starting({ questionnaire: 'detail', sections: ['detail-24'] }).thenRefused('invalid_request', { errors });
  });

  test('takes over the answers of an outdated draft that are still valid', () => {
    const from = '33333333-3333-4333-8333-333333333333';
    given()
      .when({
        type: 'StartCheck',
        owner,
        form,
        frame: detail,
        carried: {
          from,
          today,
          answers: [
            { section: 'intake', numbering: 2, key: 'intake/workers', value: 12 },
            { section: 'intake', numbering: 10, key: 'intake/wage', value: null },
          ],
        },
      })
      .thenHappens(started({ carriedFrom: from }), answered('intake/workers', 12), leftBlank('intake/wage'));
  });

  test('is done once', () => {
    given(started()).when({ type: 'StartCheck', owner, form, frame: detail }).thenRefused('check_save_failed');
  });
});

describe('saving answers', () => {
  test('needs a check', () => {
    given()
      .when(save(to(0, 'employee')))
      .thenRefused('check_fetch_failed');
  });

  test('keeps each answer under its key', () => {
    given(started())
      .when(save(to(0, 'employee'), to(2, 12), to(10, null)))
      .thenHappens(answered('intake/side', 'employee'), answered('intake/workers', 12), leftBlank('intake/wage'));
  });

  test('keeps items of sections, whatever the path is now', () => {
    given(started())
      .when(save({ section: 'detail-9', numbering: 2, value: 'unknown' }))
      .thenHappens({
        type: 'AnswerGiven',
        data: {
          owner,
          key: 'detail-9/ground-in-rules',
          section: 'detail-9',
          numbering: 2,
          value: 'unknown',
          personal: null,
        },
      });
  });

  test('seals text in the person’s own words', () => {
    given(started())
      .when(save(to(1, { custom: ' 개성 ' }), to(13, { name: '김해고', phone: '０１０-１２３４-５６７８' })))
      .thenHappens(
        {
          type: 'AnswerGiven',
          data: {
            owner,
            key: 'intake/region',
            section: 'intake',
            numbering: 1,
            value: null,
            personal: { custom: '개성' },
          },
        },
        {
          type: 'AnswerGiven',
          data: {
            owner,
            key: 'intake/contact',
            section: 'intake',
            numbering: 13,
            value: null,
            personal: { name: '김해고', phone: '01012345678' },
          },
        },
      );
  });

  test('makes no event for an answer that is the same', () => {
    const hours = { start: '09:00', end: '18:00', breakMinutes: 60 };
    const told = given(started()).when(save(to(0, 'employee'), to(10, null), to(12, hours), to(13, { name: '김' })));
    given(started(), ...told.events())
      .when(save(to(0, 'employee'), to(10, null), to(12, { ...hours }), to(13, { name: ' 김 ', phone: '' })))
      .thenHappens();
  });

  test('supersedes an answer that changed', () => {
    const again = given(started(), answered('intake/workers', 12)).when(save(to(2, 3)));
    again.thenHappens(answered('intake/workers', 3));
    expect(again.state()?.answers.get('intake/workers')).toBe(3);
  });

  test('keeps "cleared" and "left blank" apart', () => {
    const workers = { owner, key: 'intake/workers', section: 'intake', numbering: 2 } as const;
    const cleared = given(started(), answered('intake/workers', 12)).when(save(clearing(2)));
    cleared.thenHappens({ type: 'AnswerCleared', data: workers });
    expect(cleared.state()?.answers.has('intake/workers')).toBe(false);
    given(started())
      .when(save(clearing(2)))
      .thenHappens();
    const blank = given(started(), leftBlank('intake/wage'));
    expect(blank.state()?.answers.get('intake/wage')).toBeNull();
    blank.when(save(clearing(10))).thenHappens({
      type: 'AnswerCleared',
      data: { owner, key: 'intake/wage', section: 'intake', numbering: 10 },
    });
  });

  test('takes the last of several answers to one question', () => {
    given(started())
      .when(save(to(2, 3), to(2, 12)))
      .thenHappens(answered('intake/workers', 12));
    given(started())
      .when(save(to(2, 3), clearing(2)))
      .thenHappens();
  });

  test('refuses all answers if one is invalid, naming each field', () => {
    given(started())
      .when(save(to(0, 'employee'), to(2, -1), { section: 'detail-3', numbering: 1, value: 'unknown' }, to(77, 'yes')))
      .thenRefused('answer_invalid', {
        errors: {
          'intake.2': '0부터 100,000까지의 정수로 적어 주세요.',
          'detail-3.1': '이 사유에 해당하는지 예, 아니요로 골라 주세요.',
          'intake.77': '이 질문지에 없는 질문이에요.',
        },
      });
  });

  test('compares dates with each other as they will be after the change', () => {
    const before = [answered('intake/joined', '2020-03-02'), answered('intake/dismissed', '2021-03-02')];
    given(started(), ...before)
      .when(save(to(3, '2024-03-02'), to(4, '2025-03-02')))
      .thenHappens(answered('intake/joined', '2024-03-02'), answered('intake/dismissed', '2025-03-02'));
    given(started(), ...before)
      .when(save(to(3, '2024-03-02')))
      .thenRefused('answer_invalid', { errors: { 'intake.3': expect.stringContaining('2021년 3월 2일') } });
  });

  test('needs the questionnaire that the check was started with', () => {
    given(started())
      .when({ type: 'SaveAnswers', form: newerForm, today, answers: [to(2, 3)] })
      .thenRefused('autosave_mismatch');
  });

  test('is not possible after completion or discard', () => {
    given(...wholeCheck, completed)
      .when(save(to(2, 3)))
      .thenRefused('check_save_failed');
    given(started(), discarded)
      .when(save(to(2, 3)))
      .thenRefused('check_save_failed');
  });
});

describe('the result', () => {
  test('completes the check', () => {
    const { when } = given(...wholeCheck);
    when(completing).thenHappens(completed);
    expect(when(completing).state()).toMatchObject({ status: 'completed', calculations: [first] });
  });

  test('is refused while a question on the path is open, and names the question', () => {
    const errors = { 'intake.0': '이 질문에 답해 주세요.' };
    given(started()).when(completing).thenRefused('survey_empty', { errors });
    const cleared: CheckEvent = {
      type: 'AnswerCleared',
      data: { owner, key: 'intake/notice', section: 'intake', numbering: 9 },
    };
    given(...wholeCheck, cleared)
      .when(completing)
      .thenRefused('survey_empty', { errors: { 'intake.9': '이 질문에 답해 주세요.' } });
  });

  test('is not made twice, unless a new one is asked for', () => {
    const { when } = given(...wholeCheck, completed);
    when(completing).thenHappens();
    const again = when({ type: 'Recalculate', form, today, recorded: second });
    again.thenHappens({
      type: 'ResultCalculated',
      data: { owner, ...second, whole: null, wholeFigure: null, consentedAt: null },
    });
    expect(again.state()?.calculations).toEqual([first, second]);
  });

  test('takes answers to the questions that follow it, and makes no new figure of them', () => {
    const { when } = given(...wholeCheck, completed);
    const then = when(save(to(10, '3000_4500'), to(1, 'busan')));
    then.thenHappens(answered('intake/wage', '3000_4500'), answered('intake/region', 'busan'));
    expect(then.state()).toMatchObject({ status: 'completed', calculations: [first] });
    expect(then.state()?.answers.get('intake/wage')).toBe('3000_4500');
    when(save(to(11, '2027-03-02'))).thenRefused('answer_invalid');
  });

  test('takes no other answers, nor both kinds together', () => {
    given(...wholeCheck, completed)
      .when(save(to(9, 'spoken')))
      .thenRefused('check_save_failed');
    given(...wholeCheck, completed)
      .when(save(to(10, '3000_4500'), to(9, 'spoken')))
      .thenRefused('check_save_failed');
  });

  test('may be recalculated where a newer questionnaire asks something that may be left blank', () => {
    const before = wholeCheck.filter((event) => !('key' in event.data && event.data.key === 'intake/protected'));
    given(...before)
      .when(completing)
      .thenRefused('survey_empty', { errors: { 'intake.16': '이 질문에 답해 주세요.' } });
    given(...before, completed)
      .when({ type: 'Recalculate', form, today, recorded: second })
      .thenHappens({
        type: 'ResultCalculated',
        data: { owner, ...second, whole: null, wholeFigure: null, consentedAt: null },
      });
  });

  test('may be recalculated with a newer questionnaire, but the first one needs the check’s own', () => {
    const newer = recorded('44444444-4444-4444-8444-444444444444', newerForm.rulesetVersion);
    given(...wholeCheck)
      .when({ ...completing, form: newerForm, recorded: newer })
      .thenRefused('autosave_mismatch');
    given(...wholeCheck, completed)
      .when({ type: 'Recalculate', form: newerForm, today, recorded: newer })
      .thenHappens({
        type: 'ResultCalculated',
        data: { owner, ...newer, whole: null, wholeFigure: null, consentedAt: null },
      });
  });

  test('must be made with the questionnaire that it is recorded with', () => {
    given(...wholeCheck)
      .when({ ...completing, recorded: recorded(first.calculationId, newerForm.rulesetVersion) })
      .thenRefused('calculation_failed');
  });

  test('is not made for a discarded check, and a draft isn’t recalculated', () => {
    given(...wholeCheck, discarded)
      .when(completing)
      .thenRefused('check_save_failed');
    given(...wholeCheck)
      .when({ type: 'Recalculate', form, today, recorded: first })
      .thenRefused('survey_empty');
  });
});

describe('discarding', () => {
  test.each(['by_owner', 'ruleset_changed', 'replaced'] as const)('%s', (why) => {
    const { when } = given(started(), answered('intake/workers', 12));
    when({ type: 'DiscardCheck', why }).thenHappens({ type: 'CheckDiscarded', data: { owner, why } });
    expect(when({ type: 'DiscardCheck', why }).state()).toMatchObject({ status: 'discarded', discardedWhy: why });
  });

  test('twice has no further effect, and a completed check can’t be discarded', () => {
    given(started(), discarded).when({ type: 'DiscardCheck', why: 'replaced' }).thenHappens();
    given(...wholeCheck, completed)
      .when({ type: 'DiscardCheck', why: 'by_owner' })
      .thenRefused('autosave_delete_failed');
  });

  test('keeps the answers', () => {
    expect(given(started(), answered('intake/workers', 12), discarded).state()?.answers.size).toBe(1);
  });
});

describe('the outcome of the dispute', () => {
  const outcome = { ended: 'won', where: 'local_commission', on: '2026-11-20' } as const;
  const report = (changes: Partial<typeof outcome> = {}): CheckCommand => ({
    type: 'ReportOutcome',
    outcome: { ...outcome, ...changes },
    today,
  });
  const reported: CheckEvent = { type: 'OutcomeReported', data: { owner, ...outcome } };

  test('is reported for a completed check', () => {
    const { when } = given(...wholeCheck, completed);
    when(report()).thenHappens(reported);
    expect(when(report()).state()?.outcome).toEqual(outcome);
    given(started()).when(report()).thenRefused('check_save_failed');
  });

  test('may be corrected; the same report again makes no event', () => {
    const corrected: CheckCommand = { type: 'ReportOutcome', outcome: { ...outcome, ended: 'partial' }, today };
    const { when } = given(...wholeCheck, completed, reported);
    when(report()).thenHappens();
    when(corrected).thenHappens({ type: 'OutcomeReported', data: { owner, ...outcome, ended: 'partial' } });
  });

  test.each(['2026-11-22', '2026-02-30'])('is not on %s', (on) => {
    given(...wholeCheck, completed)
      .when({ type: 'ReportOutcome', outcome: { ...outcome, on }, today })
      .thenRefused('answer_invalid', { errors: { on: '오늘까지의 날짜로 적어 주세요.' } });
  });
});

const orderId = '018f0000-0000-7000-8000-00000000000d';
const opened: CheckEvent = { type: 'ResultOpened', data: { owner, orderId } };

describe('the steps of a result', () => {
  const open = { type: 'OpenResult', orderId } as const;
  const lock = { type: 'LockResult', orderId } as const;

  test('are opened once by an order, and only where there is a result', () => {
    given(...wholeCheck, completed)
      .when(open)
      .thenHappens(opened);
    given(...wholeCheck, completed, opened)
      .when(open)
      .thenHappens();
    given(...wholeCheck)
      .when(open)
      .thenRefused('survey_empty');
  });

  test('are locked by the order that opened them, and by no other', () => {
    given(...wholeCheck, completed, opened)
      .when(lock)
      .thenHappens({ type: 'ResultLocked', data: { owner, orderId } });
    given(...wholeCheck, completed, opened)
      .when({ ...lock, orderId: owner })
      .thenHappens();
    given(...wholeCheck, completed)
      .when(lock)
      .thenHappens();
  });

  test('are known as read where that was recorded here, before the order recorded it', () => {
    const read: CheckEvent = { type: 'PaidResultRead', data: { owner, orderId } };
    expect(given(...wholeCheck, completed, opened, read).state()?.opened).toEqual({ orderId, isRead: true });
  });
});

describe('the log', () => {
  const schemaOf = (type: string) => checkEvents.find((definition) => definition.type === type)?.schema;

  test('accepts every event that is decided', () => {
    const answers = save(
      to(1, { custom: '개성' }),
      to(2, 12),
      to(10, null),
      to(12, { start: '09:00', end: '18:00', breakMinutes: 60 }),
      to(13, { name: '김해고' }),
    );
    const outcome = { ended: 'settled', where: 'court', on: '2026-11-20' } as const;
    const events = [
      ...wholeCheck,
      completed,
      discarded,
      ...given(started()).when(answers).events(),
      ...given(started(), answered('intake/workers', 12))
        .when(save(clearing(2)))
        .events(),
      ...given(...wholeCheck, completed)
        .when({ type: 'ReportOutcome', outcome, today })
        .events(),
      opened,
      { type: 'ResultLocked', data: { owner, orderId } } as const,
      { type: 'PaidResultRead', data: { owner, orderId } } as const,
      ...correctionEventsOf(owner),
    ];
    events.push(
      ...given(started())
        .when({ ...saveSensitive('yes'), sensitiveConsent: consentedAt })
        .events(),
    );
    for (const { type, data } of events) expect(schemaOf(type)?.parse(data)).toEqual(data);
    expect(new Set(events.map(({ type }) => type)).size).toBe(checkEvents.length);
  });

  test('reads an erased answer as left blank', () => {
    const erased: CheckEvent = {
      type: 'AnswerGiven',
      data: { owner, key: 'intake/contact', section: 'intake', numbering: 13, value: null, personal: null },
    };
    expect(given(started(), erased).state()?.answers.get('intake/contact')).toBeNull();
  });

  test('is folded without errors in any order of events', () => {
    expect(given(completed, discarded, answered('intake/workers', 1)).state()).toBeNull();
  });
});

describe('sensitive answers (개인정보 보호법 23조)', () => {
  const question = { owner, key: 'detail-9/unavoidable-reasons', section: 'detail-9', numbering: 5 } as const;

  test.each(['yes', 'no', 'unknown'] as const)('are refused without consent: %s', (value) => {
    given(started()).when(saveSensitive(value)).thenRefused('consent_needed');
  });

  test('may be passed over, which discloses nothing', () => {
    given(started()).when(saveSensitive(null)).thenHappens({ type: 'QuestionLeftBlank', data: question });
  });

  test('are sealed under the consent that they rest on', () => {
    given(started())
      .when({ ...saveSensitive('yes'), sensitiveConsent: consentedAt })
      .thenHappens({ type: 'SensitiveAnswerGiven', data: { ...question, consentedAt, answer: 'yes' } });
  });

  test('count as passed over once they can’t be read any more', () => {
    const lost: CheckEvent = { type: 'SensitiveAnswerGiven', data: { ...question, consentedAt, answer: null } };
    expect(given(started(), lost).state()?.answers.get(question.key)).toBeNull();
  });

  test('of an outdated draft aren’t carried over without consent', () => {
    const carried = { from: '33333333-3333-4333-8333-333333333333', today, answers: [{ ...question, value: 'yes' }] };
    given()
      .when({ type: 'StartCheck', owner, form, frame: detail, carried })
      .thenHappens(started({ carriedFrom: carried.from }), { type: 'QuestionLeftBlank', data: question });
  });
});
