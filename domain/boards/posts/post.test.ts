import { describe, expect, it } from 'vitest';
import { deciderSpec } from '../../kernel/testing/decider-spec.ts';
import { emptyDocument } from '../document.ts';
import { EDITS_AT_MOST, STEPS_AT_MOST } from '../lengths.ts';
import type { PostEvent } from '../post-events.ts';
import { type PostCommand, postDecider } from './post.ts';
import { hasChanges, statusOf } from './post-state.ts';

const postId = '018f0000-0000-7000-8000-0000000000b1';
const at = '2026-12-01T01:00:00.000Z';
const later = '2026-12-02T01:00:00.000Z';
const muchLater = '2026-12-03T01:00:00.000Z';
const content = { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: '기한' }] }] } as const;
const written = { category: 'law', title: '해고된 첫 주', content } as const;
const drafted: Extract<PostEvent, { type: 'PostDrafted' }> = { type: 'PostDrafted', data: { postId, ...written, at } };
const published = (publishAt: string): PostEvent => ({ type: 'PostPublished', data: { postId, publishAt, at } });
const edited = (title: string, from: number | null = null): PostEvent => ({
  type: 'PostEdited',
  data: { postId, ...written, title, from, at: later },
});
const edit = (title: string, from: number | null = null): Extract<PostCommand, { type: 'EditPost' }> => ({
  ...{ type: 'EditPost', ...written, title, from, at: later },
});
const publish = (publishAt: string | null, now = at): PostCommand => ({ type: 'PublishPost', publishAt, at: now });
const given = (...events: readonly PostEvent[]) => deciderSpec(postDecider).given(...events);

describe('an article', () => {
  it('is begun once, and everything else needs one', () => {
    const draft = { type: 'DraftPost', postId, ...written, at } as const;
    given().when(draft).thenHappens(drafted);
    given(drafted).when(draft).thenRefused('conflict');
    for (const command of [edit('둘'), publish(null), { type: 'RemovePost', at } as const])
      given().when(command).thenRefused('not_found');
  });

  it('is saved as typed; nothing is written where nothing was changed', () => {
    given(drafted).when(edit('고친 제목')).thenHappens(edited('고친 제목'));
    given(drafted).when(edit(written.title)).thenHappens();
    given(drafted, edited('둘')).when(edit(written.title, 1)).thenHappens(edited(written.title, 1));
    expect(
      given(drafted)
        .when({ ...edit(''), content: emptyDocument })
        .events(),
    ).toHaveLength(1);
  });

  it('shows readers what was published until it is published again', () => {
    const state = given(drafted, published(at), edited('둘')).state();
    expect(state?.published?.title).toBe(written.title);
    expect(state && hasChanges(state)).toBe(true);
    given(drafted, published(at)).when(publish(null, later)).thenHappens();
    given(drafted, published(at), edited('둘'))
      .when(publish(null, later))
      .thenHappens({ type: 'PostPublished', data: { postId, publishAt: at, at: later } });
  });

  it('comes at the time that was set', () => {
    given(drafted).when(publish(later)).thenHappens(published(later));
    const state = given(drafted, published(later)).state();
    expect(state && [at, later].map((now) => statusOf(state, now))).toEqual(['scheduled', 'published']);
    given(drafted, published(later)).when(publish(muchLater)).thenHappens(published(muchLater));
    given(drafted, published(later)).when(publish(null)).thenHappens(published(at));
  });

  it('isn’t published at a time that has passed, too far away, or over what readers see', () => {
    given(drafted)
      .when(publish(at))
      .thenRefused('stage_wrong', { errors: { publishAt: expect.any(String) } });
    given(drafted).when(publish('2028-01-01T00:00:00.000Z')).thenRefused('stage_wrong');
    given(drafted, published(at), edited('둘')).when(publish(muchLater, later)).thenRefused('stage_wrong');
  });

  it('isn’t published without a title or a text', () => {
    const empty: PostEvent = { ...drafted, data: { ...drafted.data, title: ' ', content: emptyDocument } };
    given(empty)
      .when(publish(null))
      .thenRefused('invalid_request', { errors: { title: expect.any(String), content: expect.any(String) } });
  });

  it('is pinned, taken down and removed, and each of it once', () => {
    const pin = { type: 'PinPost', pinned: true, at } as const;
    const pinned: PostEvent = { type: 'PostPinned', data: { postId, pinned: true, at } };
    given(drafted).when(pin).thenHappens(pinned);
    given(drafted, pinned).when(pin).thenHappens();
    const down: PostEvent = { type: 'PostTakenDown', data: { postId, at } };
    given(drafted, published(at)).when({ type: 'TakePostDown', at }).thenHappens(down);
    given(drafted).when({ type: 'TakePostDown', at }).thenHappens();
    expect(given(drafted, published(at), edited('둘'), down).state()).toMatchObject({
      ...{ published: null, working: { title: '둘' } },
    });
    const removed: PostEvent = { type: 'PostRemoved', data: { postId, at } };
    given(drafted, published(at)).when({ type: 'RemovePost', at }).thenHappens(removed);
    given(drafted, removed).when(edit('둘')).thenRefused('not_found');
  });

  it('knows the pictures of all of its texts', () => {
    const image = (file: string) =>
      ({ type: 'image', attrs: { file, alt: '기록', decorative: false, width: 8, height: 6 } }) as const;
    const withOne: PostEvent = {
      ...drafted,
      data: { ...drafted.data, content: { type: 'doc', content: [image('a')] } },
    };
    const edit = { ...edited('둘'), type: 'PostEdited', data: { ...written, postId, from: null, at } } as const;
    const withOther: PostEvent = { ...edit, data: { ...edit.data, content: { type: 'doc', content: [image('b')] } } };
    expect(given(withOne, withOther, edited('셋')).state()).toMatchObject({ images: ['a', 'b'] });
  });

  it('has an end of its record', () => {
    const edits = Array.from({ length: EDITS_AT_MOST }, (_, n) => edited(`${n}`));
    given(drafted, ...edits)
      .when(edit('하나 더'))
      .thenRefused('stage_wrong');
    const steps = Array.from({ length: STEPS_AT_MOST }, () => published(at));
    given(drafted, ...steps)
      .when(publish(null))
      .thenRefused('stage_wrong');
    given(drafted, ...steps)
      .when({ type: 'RemovePost', at })
      .thenHappens({ type: 'PostRemoved', data: { postId, at } });
  });
});
