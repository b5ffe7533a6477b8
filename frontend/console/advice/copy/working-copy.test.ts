import type { WorkingCopyBody, WorkingCopyOut } from '@nomucheck/domain/advice/contract/review.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from '../../api/api-error.ts';
import type { LocalCopy } from './local-copy.ts';
import { createWorkingCopy, pauseMs } from './working-copy.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const me = 'me';
const mine = { id: me, name: '박노무', until: '2026-11-23T06:00:00Z' };
const other = { id: 'other', name: '이노무', until: '2026-11-23T06:00:00Z' };

const failure = (status: number, code: 'conflict' | 'unavailable' | 'invalid_request') =>
  new ApiError({ status, code, message: '안 됨', body: {} });

/** A server with one working copy, and a device. */
const setUp = (left: LocalCopy | null = null, begin: Partial<WorkingCopyOut> = {}) => {
  let kept: WorkingCopyOut = {
    ...{ text: '초안', comments: [], checklist: [], revision: 3, savedAt: null, citations: [], holder: mine },
    ...begin,
  };
  let device = left;
  let trouble: ApiError | null = null;
  let loadTrouble: ApiError | null = null;
  const saves: WorkingCopyBody[] = [];
  const open = () =>
    createWorkingCopy({
      loaded: kept,
      me,
      load: async () => {
        if (loadTrouble !== null) throw loadTrouble;
        return kept;
      },
      save: async (copy) => {
        saves.push(copy);
        if (trouble !== null) throw trouble;
        if (copy.expectedRevision !== kept.revision || kept.holder?.id !== me) throw failure(409, 'conflict');
        kept = { ...kept, ...copy, revision: kept.revision + 1, savedAt: '2026-11-23T05:03:00Z' };
        return kept;
      },
      local: {
        read: () => device,
        write: (local) => {
          device = local;
        },
        forget: () => {
          device = null;
        },
      },
    });
  return {
    open,
    saves,
    kept: () => kept,
    device: () => device,
    change: (part: Partial<WorkingCopyOut>) => {
      kept = { ...kept, ...part };
    },
    failLoad: (error: ApiError | null) => {
      loadTrouble = error;
    },
    fail: (error: ApiError | null) => {
      trouble = error;
    },
  };
};

test('what is typed is on the device at once, and at the server after a pause, in one save', async () => {
  const { open, saves, kept, device } = setUp();
  const work = open();
  work.change({ text: '초안을 고침' });
  work.change({ text: '초안을 고쳐 적음' });
  expect(device()?.copy.text).toBe('초안을 고쳐 적음');
  expect(saves).toEqual([]);
  await vi.advanceTimersByTimeAsync(pauseMs);
  expect(saves).toHaveLength(1);
  expect(kept().text).toBe('초안을 고쳐 적음');
  expect(device()).toBeNull();
  expect(work.state.get()).toMatchObject({ saving: 'saved', revision: 4, savedAt: '2026-11-23T05:03:00Z' });
});

test('what is typed during a save is saved after it, on the new revision', async () => {
  const { open, saves, kept } = setUp();
  const work = open();
  work.change({ text: '하나' });
  const saved = work.flush();
  work.change({ text: '하나 둘' });
  expect(await saved).toBe(false);
  await vi.advanceTimersByTimeAsync(pauseMs);
  expect(saves.map(({ expectedRevision }) => expectedRevision)).toEqual([3, 4]);
  expect(kept().text).toBe('하나 둘');
});

test('a cut connection keeps the text on the device and saves it when the server answers again', async () => {
  const { open, kept, device, fail } = setUp();
  const work = open();
  fail(failure(0, 'unavailable'));
  work.change({ text: '지하철에서 적음' });
  await vi.advanceTimersByTimeAsync(pauseMs);
  expect(work.state.get().saving).toBe('cut');
  expect(device()?.copy.text).toBe('지하철에서 적음');
  fail(null);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(work.state.get().saving).toBe('saved');
  expect(kept().text).toBe('지하철에서 적음');
});

test('after a crash, what was on the device is put back and saved', async () => {
  const { open, kept } = setUp({ copy: { text: '잃을 뻔함', comments: [], checklist: [] }, revision: 3 });
  const work = open();
  expect(work.state.get()).toMatchObject({ isPutBack: true, copy: { text: '잃을 뻔함' } });
  await vi.advanceTimersByTimeAsync(pauseMs);
  expect(kept().text).toBe('잃을 뻔함');
});

test('a copy that another window saved first is shown beside, and nothing is lost until one is chosen', async () => {
  const { open, kept, change } = setUp();
  const work = open();
  work.change({ text: '이 창에서' });
  change({ text: '다른 창에서', revision: 4 });
  await vi.advanceTimersByTimeAsync(pauseMs);
  expect(work.state.get()).toMatchObject({ copy: { text: '이 창에서' }, theirs: { text: '다른 창에서' } });
  expect(kept().text).toBe('다른 창에서');
  work.keepMine();
  await vi.advanceTimersByTimeAsync(0);
  expect(kept().text).toBe('이 창에서');
  expect(work.state.get()).toMatchObject({ saving: 'saved', theirs: null });
});

test('taking the other copy drops one’s own', async () => {
  const { open, change, device } = setUp({ copy: { text: '여기', comments: [], checklist: [] }, revision: 2 });
  change({ text: '거기' });
  const work = open();
  expect(work.state.get().theirs?.text).toBe('거기');
  work.takeTheirs();
  expect(work.state.get()).toMatchObject({ copy: { text: '거기' }, saving: 'saved', theirs: null });
  expect(device()).toBeNull();
});

test('a save whose answer got lost is not a conflict', async () => {
  const { open, change } = setUp();
  const work = open();
  work.change({ text: '같은 글' });
  change({ text: '같은 글', revision: 4 });
  await vi.advanceTimersByTimeAsync(pauseMs);
  expect(work.state.get()).toMatchObject({ saving: 'saved', revision: 4, theirs: null });
});

test('a lease that another person took is said, and the text stays on the page and the device', async () => {
  const { open, change, device, saves } = setUp();
  const work = open();
  change({ holder: other });
  work.change({ text: '아직 적는 중' });
  await vi.advanceTimersByTimeAsync(pauseMs);
  expect(work.state.get()).toMatchObject({ isLost: true, holder: other, copy: { text: '아직 적는 중' } });
  expect(device()?.copy.text).toBe('아직 적는 중');
  await vi.advanceTimersByTimeAsync(60_000);
  expect(saves).toHaveLength(1);
});

test('whoever claims a lost review again goes on with their text', async () => {
  const { open, change, kept } = setUp();
  const work = open();
  change({ holder: other });
  await work.recheck();
  expect(work.state.get().isLost).toBe(true);
  work.change({ text: '그동안 적음' });
  change({ holder: mine });
  await work.recheck();
  await vi.advanceTimersByTimeAsync(pauseMs);
  expect(work.state.get()).toMatchObject({ isLost: false, saving: 'saved' });
  expect(kept().text).toBe('그동안 적음');
});

test('a review that is over at the server is lost, not tried again for ever', async () => {
  const { open, fail, failLoad, saves } = setUp();
  const work = open();
  fail(failure(409, 'conflict'));
  failLoad(failure(404, 'invalid_request'));
  work.change({ text: '다른 창에서 이미 마침' });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(work.state.get()).toMatchObject({ isLost: true, holder: null });
  expect(saves).toHaveLength(1);
});

test('a refusal is said in its own words', async () => {
  const { open, fail } = setUp();
  const work = open();
  fail(failure(400, 'invalid_request'));
  work.change({ text: '너무 긴 글' });
  await vi.advanceTimersByTimeAsync(pauseMs);
  expect(work.state.get()).toMatchObject({ saving: 'refused', refusal: '안 됨', isLost: false });
});
