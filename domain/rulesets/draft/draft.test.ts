import { describe, expect, it } from 'vitest';
import { deciderSpec } from '../../kernel/testing/decider-spec.ts';
import { standardRuleset } from '../standard-ruleset.ts';
import { contentOf, draftDecider } from './draft.ts';
import type { DraftCommand } from './draft-commands.ts';
import type { DraftEdit } from './draft-edit.ts';
import type { DraftEvent } from './draft-events.ts';

const [draftId, commentId] = ['018f0000-0000-7000-8000-000000000001', '018f0000-0000-7000-8000-000000000002'];
const [basedOn, version] = ['a'.repeat(64), 'b'.repeat(64)];
const at = '2026-11-28T00:00:00.000Z';
const kim = { by: 'kim', at };
const lee = { by: 'lee', at };
const spec = deciderSpec(draftDecider);

const item = ['sections', 'detail-3', 'items', 'detail-3/renewal-rule'];
const started: DraftEvent = {
  type: 'RulesetDraftStarted',
  data: { draftId, ...kim, basedOn, title: '겨울 판' },
};
const edited = (...edits: readonly DraftEdit[]): DraftEvent =>
  draftDecider.decide(edit(edits), spec.given(started).state())[0] ?? started;
const edit = (
  edits: readonly DraftEdit[],
  expectedRevision = 1,
  who = kim,
  used: readonly string[] = [],
): DraftCommand => ({
  ...{ type: 'EditDraft', expectedRevision, edits, base: standardRuleset, used: new Set(used) },
  ...who,
});
const why: DraftEdit = { at: [...item, 'why'], value: '갱신 기대권을 알기 위해' };
const title: DraftEdit = { at: [...item, 'title'], value: '계약을 갱신한다는 규정이 있나요?' };
const offer = (findings = 0, changes = 1): DraftCommand => ({ type: 'OfferDraft', version, findings, changes, ...kim });

const contentAfter = (...events: readonly DraftEvent[]) => {
  const draft = spec.given(started, ...events).state();
  if (!draft) throw new Error('no draft');
  return contentOf(draft, standardRuleset);
};
const itemOf = (content: typeof standardRuleset) =>
  content.sections.flatMap(({ items }) => items).find(({ key }) => key === 'detail-3/renewal-rule');

describe('a draft', () => {
  it('is the only one while it is open', () => {
    const start: DraftCommand = { type: 'StartDraft', draftId, basedOn, title: '겨울 판', ...kim };
    spec.given().when(start).thenHappens(started);
    spec.given(started).when(start).thenRefused('conflict');
  });

  it('begins as the edition that it is based on, under a title of its own and without that edition’s reasons', () => {
    const { edition, ...content } = contentAfter();
    const { edition: before, ...base } = standardRuleset;
    expect(content).toEqual(base);
    expect(edition).toEqual({ ...before, title: '겨울 판', reasons: [] });
  });

  it('keeps the edits of two people at different places', () => {
    const events = [edited(why)];
    const then = spec.given(started, ...events).when(edit([title], 1, lee));
    then.thenHappens({ type: 'RulesetDraftEdited', data: { draftId, ...lee, edits: [title] } });
    expect(itemOf(contentAfter(...events, ...then.events()))).toMatchObject({ why: why.value, title: title.value });
  });

  it('shows both values where two people edit the same place, and writes nothing', () => {
    spec
      .given(started, edited(why))
      .when(edit([title, { ...why, value: '다른 이유' }], 1, lee))
      .thenRefused('conflict', {
        extra: { conflicts: [{ at: why.at, yours: '다른 이유', theirs: why.value, by: 'kim', editedAt: at }] },
      });
  });

  it('takes an edit of a question and one of a part of it for the same place', () => {
    spec
      .given(started, edited(why))
      .when(edit([{ at: item }], 1, lee))
      .thenRefused('conflict');
    spec
      .given(started, edited({ at: item }))
      .when(edit([why], 1, lee))
      .thenRefused('conflict');
  });

  it('says of a conflict that its place is gone, unless the element itself is put back', () => {
    const editedAt = at;
    const gone = spec.given(started, edited({ at: item }));
    gone.when(edit([why], 1, lee)).thenRefused('conflict', {
      extra: { conflicts: [{ at: why.at, yours: why.value, by: 'kim', editedAt, isGone: true }] },
    });
    const whole = { at: item, value: { key: 'detail-3/renewal-rule' } };
    gone.when(edit([whole], 1, lee)).thenRefused('conflict', {
      extra: { conflicts: [{ at: item, yours: whole.value, by: 'kim', editedAt }] },
    });
  });

  it('writes nothing for the removal of a field that isn’t there', () => {
    spec
      .given(started)
      .when(edit([{ at: [...item, 'neverThere'] }, why], 1))
      .thenHappens({ type: 'RulesetDraftEdited', data: { draftId, ...kim, edits: [why] } });
  });

  it('takes the edit again that somebody made who has seen the other one', () => {
    const other = { ...why, value: '다른 이유' };
    const after = spec.given(started, edited(why)).when(edit([other], 2, lee));
    expect(itemOf(contentAfter(edited(why), ...after.events()))?.why).toBe('다른 이유');
  });

  it('never holds a person’s edit against another one of their own, whose answer was lost or which another window made', () => {
    const further = { ...why, value: '갱신 기대권을 알기 위해서' };
    spec
      .given(started, edited(why))
      .when(edit([further], 1))
      .thenHappens({ type: 'RulesetDraftEdited', data: { draftId, ...kim, edits: [further] } });
    const theirs = { ...why, value: '다른 이유' };
    const ofLee: DraftEvent = { type: 'RulesetDraftEdited', data: { draftId, ...lee, edits: [theirs] } };
    spec
      .given(started, edited(why), ofLee)
      .when(edit([further], 1))
      .thenRefused('conflict', { extra: { conflicts: [{ at: why.at, by: 'lee' }] } });
  });

  it('keeps what two people add at different places, and what one edits while the other moves it', () => {
    const added = (name: string, before: string): DraftEdit => {
      const key = `detail-3/${name}`;
      const outcome = { type: 'next' };
      const value = { key, numbering: 1, title: '새 질문?', why: '까닭', positive: outcome, negative: outcome };
      return { at: ['sections', 'detail-3', 'items', key], value, before };
    };
    const [first = '', second = ''] = (standardRuleset.sections[2]?.items ?? []).map(({ key }) => key).slice(1);
    const ofKim = edited(added('one', first));
    spec
      .given(started, ofKim)
      .when(edit([added('two', second)], 1, lee))
      .thenHappens({ type: 'RulesetDraftEdited', data: { draftId, ...lee, edits: [added('two', second)] } });
    const moved = edited({ at: item, before: null });
    spec
      .given(started, moved)
      .when(edit([why], 1, lee))
      .thenHappens({ type: 'RulesetDraftEdited', data: { draftId, ...lee, edits: [why] } });
  });

  it('keeps what was typed in an added question where the request that added it comes again', () => {
    const key = 'detail-3/one';
    const way = { type: 'next' };
    const value = { key, numbering: 1, title: '', why: '', positive: way, negative: way };
    const add = { at: ['sections', 'detail-3', 'items', key], value, before: null };
    const named = { at: [...add.at, 'title'], value: '새 질문?' };
    spec
      .given(started, edited(add, named))
      .when(edit([add]))
      .thenHappens();
  });

  it('shows both values of a number that names a question, where another person has shifted the numbers', () => {
    const skip = { at: [...item, 'positive', 'skipTo'], value: 9 };
    spec
      .given(started, edited({ at: ['sections', 'detail-3', 'items', 'detail-3/over-two-years'] }))
      .when(edit([skip], 1, lee))
      .thenRefused('conflict', { extra: { conflicts: [{ at: skip.at, yours: 9, by: 'kim' }] } });
  });

  it('refuses something new under an id that a former edition used', () => {
    const key = 'detail-3/of-old';
    const value = {
      key,
      numbering: 1,
      title: '새 질문?',
      why: '까닭',
      positive: { type: 'next' },
      negative: { type: 'next' },
    };
    const add = { at: ['sections', 'detail-3', 'items', key], value };
    spec
      .given(started)
      .when(edit([add], 1, kim, [key]))
      .thenRefused('invalid_request', { errors: { [key]: expect.stringContaining('지난 판') } });
  });

  it('writes nothing for an edit that changes nothing, such as one that is sent again', () => {
    spec
      .given(started, edited(why))
      .when(edit([why], 1))
      .thenHappens();
  });

  it('refuses an edit after which it has no longer the form of a ruleset, and names the place', () => {
    const place = 'sections › 2 › items › 1 › why';
    const position = standardRuleset.sections[2]?.items.findIndex(({ key }) => key === 'detail-3/renewal-rule');
    spec
      .given(started)
      .when(edit([{ at: why.at, value: 7 }]))
      .thenRefused('invalid_request', { errors: { [place.replace('1', String(position))]: expect.any(String) } });
    spec
      .given(started)
      .when(edit([{ at: ['sections', 'detail-99', 'title'], value: '없는 사유' }]))
      .thenRefused('invalid_request', { errors: { 'sections › detail-99 › title': expect.any(String) } });
  });
});

describe('its comments', () => {
  const comment = { commentId, subject: 'detail-3/renewal-rule', text: '배수가 너무 큼' };
  const commented: DraftEvent = { type: 'RulesetDraftCommented', data: { draftId, ...lee, ...comment } };

  it('stand at a question until somebody settles them', () => {
    const settle: DraftCommand = { type: 'SettleComment', commentId, ...kim };
    const settled: DraftEvent = { type: 'RulesetDraftCommentSettled', data: { draftId, ...kim, commentId } };
    spec
      .given(started)
      .when({ type: 'CommentOnDraft', ...comment, ...lee })
      .thenHappens(commented);
    spec.given(started, commented).when(settle).thenHappens(settled);
    spec.given(started, commented, settled).when(settle).thenHappens();
    spec.given(started).when(settle).thenRefused('not_found');
    expect(spec.given(started, commented, settled).state()?.comments).toMatchObject([{ settled: kim }]);
  });
});

describe('its end', () => {
  const offered: DraftEvent = { type: 'RulesetDraftOffered', data: { draftId, ...kim, rulesetVersion: version } };
  const discarded: DraftEvent = { type: 'RulesetDraftDiscarded', data: { draftId, ...kim } };

  it('is offered without findings, and with a change', () => {
    spec.given(started, edited(why)).when(offer()).thenHappens(offered);
    spec
      .given(started, edited(why))
      .when(offer(2))
      .thenRefused('stage_wrong', { errors: { draft: '고칠 곳이 2군데 남아 있어요.' } });
    spec.given(started).when(offer(0, 0)).thenRefused('stage_wrong');
  });

  it('an edit withdraws what was offered', () => {
    expect(spec.given(started, edited(why), offered).state()).toMatchObject({ state: 'offered', offered: version });
    expect(
      spec
        .given(started, edited(why), offered)
        .when(edit([title], 3))
        .state(),
    ).toMatchObject({
      ...{ state: 'editing', offered: null },
    });
  });

  it('is discarded or published, and takes nothing afterwards', () => {
    const publish: DraftCommand = { type: 'EndPublishedDraft', version, ...kim };
    const published: DraftEvent = { type: 'RulesetDraftPublished', data: { draftId, ...kim, rulesetVersion: version } };
    spec.given(started, edited(why), offered).when(publish).thenHappens(published);
    spec.given(started, edited(why)).when(publish).thenHappens();
    spec
      .given(started)
      .when({ type: 'DiscardDraft', ...kim })
      .thenHappens(discarded);
    for (const end of [discarded, published])
      for (const command of [edit([why], 1), offer()])
        spec.given(started, edited(why), offered, end).when(command).thenRefused('not_found');
    spec.given(started, edited(why), offered, discarded).when(publish).thenRefused('not_found');
    spec.given(started, edited(why), offered, published).when(publish).thenHappens();
  });
});
