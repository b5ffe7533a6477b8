import type { Decider } from '../../kernel/decider.ts';
import { DomainError } from '../../kernel/errors.ts';
import { isVisible } from '../../kernel/text/visible.ts';
import { plainTextOf } from '../document/plain-text.ts';
import { imageFilesIn } from '../images.ts';
import { DAYS_AHEAD_AT_MOST, EDITS_AT_MOST, STEPS_AT_MOST } from '../lengths.ts';
import type { PostEvent } from '../post-events.ts';
import { hasChanges, type Post, saysTheSame, statusOf, type Written } from './post-state.ts';

export type PostCommand =
  | ({ readonly type: 'DraftPost'; readonly postId: string; readonly at: string } & Written)
  /** `from`: the revision whose text is put back. */
  | ({ readonly type: 'EditPost'; readonly from: number | null; readonly at: string } & Written)
  /** `publishAt`: null is now. */
  | { readonly type: 'PublishPost'; readonly publishAt: string | null; readonly at: string }
  | { readonly type: 'TakePostDown'; readonly at: string }
  | { readonly type: 'PinPost'; readonly pinned: boolean; readonly at: string }
  | { readonly type: 'RemovePost'; readonly at: string };

type CommandOf<Type extends PostCommand['type']> = Extract<PostCommand, { type: Type }>;

const decide = (command: PostCommand, post: Post | null): readonly PostEvent[] => {
  if (command.type === 'DraftPost') {
    if (post) throw new DomainError('conflict');
    const { type: _type, ...data } = command;
    return [{ type: 'PostDrafted', data }];
  }
  if (!post || post.removed) throw new DomainError('not_found');
  const { postId } = post;
  if (command.type === 'RemovePost') return [{ type: 'PostRemoved', data: { postId, at: command.at } }];
  if (command.type === 'EditPost') return edited(command, post);
  if (post.steps >= STEPS_AT_MOST) throw full();
  switch (command.type) {
    case 'PublishPost':
      return published(command, post);
    case 'TakePostDown':
      return post.published ? [{ type: 'PostTakenDown', data: { postId, at: command.at } }] : [];
    case 'PinPost': {
      const { pinned, at } = command;
      return post.pinned === pinned ? [] : [{ type: 'PostPinned', data: { postId, pinned, at } }];
    }
  }
};

const full = (): DomainError =>
  new DomainError('stage_wrong', { errors: { '': '이 글은 너무 여러 번 고쳤어요. 새 글로 옮겨 주세요.' } });

const edited = (command: CommandOf<'EditPost'>, post: Post): readonly PostEvent[] => {
  const { type: _type, ...written } = command;
  if (saysTheSame(written, post.working)) return [];
  if (post.edits >= EDITS_AT_MOST) throw full();
  return [{ type: 'PostEdited', data: { postId: post.postId, ...written } }];
};

const dayMs = 86_400_000;

const published = ({ publishAt, at }: CommandOf<'PublishPost'>, post: Post): readonly PostEvent[] => {
  const { postId, working } = post;
  requireReadable(working);
  const isSeen = statusOf(post, at) === 'published';
  if (publishAt !== null) {
    const refused = (why: string) => new DomainError('stage_wrong', { errors: { publishAt: why } });
    // Readers would lose what they see now, or see the change too early.
    if (isSeen) throw refused('이미 게시된 글이에요. 고친 내용은 바로 게시하거나, 먼저 내린 뒤 시각을 정해 주세요.');
    if (publishAt <= at) throw refused('이미 지난 시각이에요. 앞으로 올 시각을 골라 주세요.');
    if (Date.parse(publishAt) - Date.parse(at) > DAYS_AHEAD_AT_MOST * dayMs)
      throw refused('게시할 시각은 1년 안에서 골라 주세요.');
  }
  if (isSeen && !hasChanges(post)) return [];
  // A text that is changed later keeps its place among the others.
  const from = isSeen && post.published ? post.published.from : (publishAt ?? at);
  return [{ type: 'PostPublished', data: { postId, publishAt: from, at } }];
};

const requireReadable = ({ title, content }: Written): void => {
  const errors = {
    ...(isVisible(title) ? {} : { title: '제목을 적어 주세요.' }),
    ...(isVisible(plainTextOf(content)) ? {} : { content: '내용을 적어 주세요.' }),
  };
  if (Object.keys(errors).length > 0) throw new DomainError('invalid_request', { errors });
};

const evolve = (post: Post | null, event: PostEvent): Post | null => {
  if (event.type === 'PostDrafted') {
    const { postId, at, ...working } = event.data;
    const untouched = { published: null, pinned: false, removed: false, edits: 0, steps: 0 };
    return { postId, working, ...untouched, images: imageFilesIn(working.content), savedAt: at };
  }
  if (!post) return null;
  const step = { ...post, steps: post.steps + 1 };
  switch (event.type) {
    case 'PostEdited': {
      const { category, title, content, at } = event.data;
      const images = [...new Set([...post.images, ...imageFilesIn(content)])];
      return { ...post, working: { category, title, content }, edits: post.edits + 1, images, savedAt: at };
    }
    case 'PostPublished':
      return { ...step, published: { ...post.working, from: event.data.publishAt, at: event.data.at } };
    case 'PostTakenDown':
      return { ...step, published: null };
    case 'PostPinned':
      return { ...step, pinned: event.data.pinned };
    case 'PostRemoved':
      return { ...step, published: null, removed: true };
  }
};

export const postDecider: Decider<Post | null, PostCommand, PostEvent> = { initialState: null, decide, evolve };

const prefix = 'post-';
export const postStream = (id: string): string => `${prefix}${id}`;
export const postOfStream = (stream: string): string => stream.slice(prefix.length);
