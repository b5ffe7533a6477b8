import { adviceDecider, adviceStream } from '@nomucheck/domain/advice/advice.ts';
import type { AdviceEvent } from '@nomucheck/domain/advice/advice-events.ts';
import { fold } from '@nomucheck/domain/kernel/decider.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { personOfKind } from '../../testing/people-of-roles.fixture.ts';
import { grownTo, readsOfCalls, readsOfStream } from '../../testing/stream-reads.fixture.ts';
import { type Person, startTestService, type TestService } from '../../testing/test-service.fixture.ts';
import { messagesOf, personWhoAsks, textOf } from '../chat/testing/chat-calls.fixture.ts';
import { answeredAdvice } from '../testing/advices.fixture.ts';
import { adviceOf } from '../testing/events.fixture.ts';

let test: TestService;
let asker: Person;
let first: Person;
let second: Person;
let admin: Person;

beforeAll(async () => {
  test = await startTestService();
  asker = await test.person('김질문');
  [first, second, admin] = await Promise.all([
    personOfKind(test, 'advisor'),
    personOfKind(test, 'advisor'),
    personOfKind(test, 'admin'),
  ]);
}, 120_000);
afterAll(() => test.stop());

const api = '/api/ai-advices';
const post = ({ token }: Person, path: string, body: object = {}) =>
  test.call('POST', `${api}/${path}`, { token, body });
const put = ({ token }: Person, path: string, body: object) => test.call('PUT', `${api}/${path}`, { token, body });
const get = async ({ token }: Person, path: string) => {
  const headers = { 'X-Wait-For': await test.headToken() };
  return test.call('GET', `${api}${path}`, { token, headers });
};
const list = (person: Person, path: string, filter: object) =>
  get(person, `${path}?filter=${encodeURIComponent(JSON.stringify(filter))}`);

/** An advice whose first review this person holds. */
const heldBy = async (holder: Person): Promise<string> => {
  const id = await answeredAdvice(test, asker);
  await post(asker, `${id}/review1/request`);
  expect((await post(holder, `${id}/review1/claim`)).status).toBe(200);
  return id;
};

describe('an advice', () => {
  it('goes from the question to its publication by four people, and its asker sees no review before', async () => {
    const id = await answeredAdvice(test, asker);
    const requested = await post(asker, `${id}/review1/request`, { note: '급해요' });
    expect(requested.body).toMatchObject({
      stage: 'review1_requested',
      draft: { text: '해고는 서면으로 알려야 해요.' },
    });

    expect((await post(first, `${id}/review1/claim`)).body).toMatchObject({
      stage: 'review1',
      note: '급해요',
      holder: { id: first.id, stage: 1 },
    });
    const reviewed = '해고는 서면으로 알려야 효력이 있어요.';
    const handOver = (await get(first, `/reviews/${id}`)).body.handOver;
    expect(handOver.people).toContainEqual({ id: second.id, name: '김해고' });
    expect(handOver.people.map((person: { id: string }) => person.id)).not.toContain(first.id);
    // The approval hands it over: nobody has to ask for review 2, which is due from then on.
    const done = await post(first, `${id}/review1/complete`, { verdict: 'approve', text: reviewed });
    expect(done.body).toMatchObject({
      ...{ stage: 'review2_requested', due: handOver.dueAt, holder: null, handOver: null },
      review1: { text: reviewed },
    });
    const hidden = (await get(asker, `/${id}`)).body;
    expect(hidden).not.toHaveProperty('review1');
    for (const shown of [hidden, (await get(asker, `/${id}/history`)).body]) {
      expect(JSON.stringify(shown)).not.toContain(reviewed);
      expect(JSON.stringify(shown)).not.toContain(first.id);
    }

    expect((await post(first, `${id}/review2/request`)).body).toMatchObject({ stage: 'review2_requested' });
    expect((await post(first, `${id}/review2/claim`)).body.code).toBe('same_reviewer');
    await post(second, `${id}/review2/claim`);
    const final = `${reviewed} 3개월 안에 신청하세요.`;
    const published = await post(second, `${id}/review2/complete`, { verdict: 'approve', text: final });
    expect(published.body).toMatchObject({ stage: 'published', published: { text: final } });

    const { body } = await get(asker, `/${id}`);
    expect(body).toMatchObject({
      stage: 'published',
      published: {
        text: final,
        reviewers: [
          { stage: 1, read: 'earlier' },
          { stage: 2, read: 'published' },
        ],
      },
    });
    expect(body.published.reviewers.map(({ name }: { name: string }) => name)).toEqual(['김해고', '김해고']);
    expect(body.timeline.map(({ what }: { what: string }) => what)).toEqual([
      ...['asked', 'review1_requested', 'review1', 'review1_done', 'review2_requested', 'review2', 'published'],
    ]);
    expect((await post(asker, `${id}/rating`, { stars: 4 })).body.rating).toEqual({ stars: 4, comment: null });

    // At each revision the record is a fold of the log up to there.
    const events = await test.service.commands.history<AdviceEvent>(adviceStream(id));
    for (const { revision } of events) {
      const folded = fold(adviceDecider, events.slice(0, revision));
      const then = (await get(first, `/${id}?asOf=r${revision}`)).body;
      expect(then).toMatchObject({ revision, stage: folded?.stage, due: folded?.dueAt, rating: folded?.rating });
      expect(then.draft?.text).toBe(folded?.draft?.text);
      expect(then.review1?.text).toBe(folded?.reviews[1].judgement?.text);
      expect(then.published?.text).toBe(folded?.published?.text);
    }
    expect((await get(asker, `/${id}?asOf=r7`)).body).not.toHaveProperty('review1');
    expect(JSON.stringify((await get(asker, `/${id}/history`)).body)).not.toContain('1차 검토"');
  });

  it('is nobody else’s: another person gets the answer for an unknown one', async () => {
    const id = await answeredAdvice(test, asker);
    const other = await test.person();
    for (const path of [`/${id}`, `/${id}/history`]) expect((await get(other, path)).body.code).toBe('not_found');
    expect((await post(other, `${id}/review1/request`)).body.code).toBe('not_found');
    expect((await post(other, `${id}/rating`, { stars: 1 })).body.code).toBe('not_found');
    expect((await list(other, '', {})).body).toEqual([]);
  });

  it('that an advisor asked is not shown to them as a review, nor who reviews it', async () => {
    const id = await answeredAdvice(test, first);
    await post(first, `${id}/review1/request`);
    expect((await get(first, `/reviews/${id}`)).body.code).toBe('same_reviewer');
    expect((await post(first, `${id}/review1/claim`)).body.code).toBe('same_reviewer');
    await post(second, `${id}/review1/claim`);
    const [claimed, requested] = (await get(first, `/${id}/history`)).body;
    expect(claimed.actor).toEqual({ id: '', name: '노무체크 담당자', role: 'advisor' });
    expect(requested.actor).toMatchObject({ id: first.id, name: '김해고' });
    expect((await get(admin, `/${id}/history`)).body[0].actor).toMatchObject({ id: second.id });
  });

  it('is handed over to the person whom reviewer 1 names, with a note, and to nobody who can’t review it', async () => {
    const id = await heldBy(first);
    const approve = (handOver: object) =>
      post(first, `${id}/review1/complete`, { verdict: 'approve', text: '다 쓴 글', reason: '기한 확인', handOver });
    expect((await approve({ to: first.id })).body.code).toBe('same_reviewer');
    expect((await approve({ to: asker.id })).body.errors).toHaveProperty(['handOver.to']);
    expect((await approve({ to: second.id, note: '기한을 봐 주세요' })).body).toMatchObject({
      ...{ stage: 'review2', note: '기한을 봐 주세요', holder: { id: second.id, stage: 2 } },
      due: expect.any(String),
    });
    const history = (await get(second, `/${id}/history`)).body;
    expect(history.map(({ reason }: { reason?: string }) => reason)).toContain('기한 확인');
    const again = { verdict: 'approve', text: '다 쓴 글', handOver: {} };
    expect((await post(second, `${id}/review2/complete`, again)).body.errors).toHaveProperty('handOver');
    // Nothing is ticked, and no registration number is recorded: a publication that says it doesn't know so is refused.
    const publish = (isOpenKnown: boolean) =>
      post(second, `${id}/review2/complete`, { verdict: 'approve', text: '다 쓴 글', isOpenKnown });
    expect(await publish(false)).toMatchObject({
      status: 422,
      body: {
        code: 'open_at_publication',
        errors: { isOpenKnown: expect.stringContaining('확인하지 않은 점검 6개, 등록번호 없음') },
      },
    });
    expect((await publish(true)).body.stage).toBe('published');
    expect(JSON.stringify((await get(second, `/${id}/history`)).body)).toContain('등록번호 없음 (알고 발행함)');
    expect(JSON.stringify((await get(asker, `/${id}/history`)).body)).not.toContain('알고 발행함');
  });

  it('goes back to the asker with what they have to add', async () => {
    const id = await heldBy(first);
    await post(first, `${id}/review1/complete`, { verdict: 'return', reason: '해고된 날을 알려 주세요.' });
    const { body } = await get(asker, `/${id}`);
    expect(body).toMatchObject({ stage: 'drafting', due: null });
    expect(body.timeline.at(-1)).toMatchObject({ what: 'returned', reason: '해고된 날을 알려 주세요.' });
  });
});

describe('the queue', () => {
  it('shows the firm what waits, to whom it belongs, and nothing to others', async () => {
    const id = await answeredAdvice(test, asker);
    expect((await list(first, '/reviews', { id: [id] })).body).toMatchObject([{ id, stage: 'drafting' }]);
    await post(asker, `${id}/review1/request`);
    const [row] = (await list(first, '/reviews', { id: [id] })).body;
    expect(row).toMatchObject({
      stage: 'review1_requested',
      overdue: false,
      assignee: null,
      may: { claim1: true, claim2: false },
    });
    await put(first, `reviews/${id}`, { assignee: 'me' });
    expect((await list(second, '/reviews', { id: [id] })).body).toMatchObject([
      { assignee: { id: first.id }, may: { claim1: false } },
    ]);
    const turnOf = async (person: Person) =>
      (await list(person, '/reviews', { myTurn: true })).body.map((each: { id: string }) => each.id);
    expect(await turnOf(first)).toContain(id);
    expect(await turnOf(second)).not.toContain(id);
    expect((await list(asker, '/reviews', {})).status).toBe(403);
    await put(first, `reviews/${id}`, { assignee: null });
    expect(await turnOf(second)).toContain(id);
  });

  it('shows what is overdue first, and is filtered by stage, holder and asker', async () => {
    const person = await test.person('박늦음');
    const inTime = await adviceOf(test, { asker: person.id });
    const late = await adviceOf(test, { asker: person.id, first: first.id, dueAt: '2026-01-05T09:00:00.000Z' });
    const ids = async (reader: Person, path: string, filter: object) =>
      (await list(reader, path, filter)).body.map((each: { id: string }) => each.id);
    await expect.poll(() => ids(admin, '/reviews', { q: '박늦음' })).toEqual([late, inTime]);
    expect(await ids(admin, '/reviews', { q: person.email, stage: 'review1_requested' })).toEqual([inTime]);
    expect(await ids(admin, '/reviews', { q: person.id, overdue: true })).toEqual([late]);
    expect(await ids(admin, '/reviews', { q: person.id, overdue: false })).toEqual([inTime]);
    expect(await ids(first, '/reviews', { q: person.id, assignee: 'me' })).toEqual([late]);
    expect(await ids(admin, '', { q: person.id, assignee: first.id })).toEqual([late]);
    // Whose question it is doesn't learn by a filter who has it.
    expect(await ids(person, '', { assignee: second.id })).toHaveLength(2);
    expect((await list(person, '', {})).body).toMatchObject([{ assignee: null }, { assignee: null }]);
    expect((await list(admin, '/reviews', { asker: person.id })).status).toBe(400);
  });

  it('takes an advice by hand, and a review to another person, with a reason', async () => {
    const id = await answeredAdvice(test, asker);
    const queued = await post(admin, 'reviews', { adviceId: id, reason: '전화로 부탁하셨어요' });
    expect(queued).toMatchObject({ status: 201, body: { stage: 'review1_requested', may: { reassign: true } } });
    const noReason = await put(admin, `reviews/${id}`, { assignee: second.id });
    expect(noReason.body.errors).toHaveProperty('reason');
    const to = await put(admin, `reviews/${id}`, { assignee: second.id, reason: '담당' });
    expect(to.body.holder).toMatchObject({ id: second.id });
    expect((await post(second, `${id}/review1/reassign`, { userId: first.id, reason: '휴가' })).body.code).toBe(
      'admin_only',
    );
    const stranger = await post(admin, `${id}/review1/reassign`, { userId: asker.id, reason: '실수' });
    expect(stranger.body.errors).toHaveProperty('userId');
    const history = (await get(admin, `/${id}/history`)).body;
    expect(history.map(({ reason }: { reason?: string }) => reason)).toContain('담당');
    const ofAsker = (await get(asker, `/${id}/history`)).body;
    expect(ofAsker.some((entry: object) => 'reason' in entry)).toBe(false);
  });
});

describe('a working copy', () => {
  const copy = (text: string, expectedRevision?: number) => ({
    text,
    comments: [{ anchor: { from: 0, to: 2, quote: '해고' }, body: '날짜를 더해요' }],
    checklist: ['facts'],
    ...(expectedRevision === undefined ? {} : { expectedRevision }),
  });

  it('is saved as typed, with its own revision, and the older of two writes gets the newer text', async () => {
    const id = await heldBy(first);
    expect((await get(first, `/${id}/review1`)).body).toMatchObject({
      text: '해고는 서면으로 알려야 해요.',
      revision: 0,
    });
    expect((await put(first, `${id}/review1`, copy('하나', 0))).body).toMatchObject({ text: '하나', revision: 1 });
    expect((await put(first, `${id}/review1`, copy('둘', 1))).body).toMatchObject({ text: '둘', revision: 2 });
    const late = await put(first, `${id}/review1`, copy('늦은 글', 1));
    expect(late).toMatchObject({ status: 409, body: { currentRevision: 2, workingCopy: { text: '둘' } } });
    expect((await put(second, `${id}/review1`, copy('남의 글', 2))).body.code).toBe('conflict');
    expect((await get(second, `/${id}/review1`)).body).toMatchObject({ text: '둘', checklist: ['facts'] });
  });

  it('is the same under the same request id, also when the answer was lost', async () => {
    const id = await heldBy(first);
    const headers = { 'Idempotency-Key': 'one-save' };
    const once = () => test.call('PUT', `${api}/${id}/review1`, { token: first.token, body: copy('하나', 0), headers });
    expect((await once()).body.revision).toBe(1);
    expect((await once()).body.revision).toBe(1);
  });

  it('waits for whoever takes the review over, and for nobody after it was judged', async () => {
    const id = await heldBy(first);
    await put(first, `${id}/review1`, copy('반쯤 쓴 글'));
    await post(first, `${id}/review1/release`);
    await post(second, `${id}/review1/claim`);
    expect((await get(second, `/${id}/review1`)).body).toMatchObject({ text: '반쯤 쓴 글', holder: { id: second.id } });
    await post(second, `${id}/review1/complete`, { verdict: 'approve', text: '다 쓴 글' });
    const detail = (await get(first, `/reviews/${id}`)).body;
    expect(detail.texts.at(-1)).toMatchObject({
      what: 'review1',
      text: '다 쓴 글',
      comments: [{ body: '날짜를 더해요' }],
    });
  });

  it('of a stage that was returned begins anew', async () => {
    const id = await heldBy(first);
    await put(first, `${id}/review1`, copy('옛 글'));
    await post(first, `${id}/review1/complete`, { verdict: 'return', reason: '다시' });
    await post(asker, `${id}/review1/request`);
    await post(second, `${id}/review1/claim`);
    expect((await get(second, `/${id}/review1`)).body).toMatchObject({
      text: '해고는 서면으로 알려야 해요.',
      revision: 0,
    });
  });
});

describe('a refused step', () => {
  it('names who came first', async () => {
    const id = await heldBy(first);
    const refused = await post(second, `${id}/review1/claim`);
    expect(refused).toMatchObject({
      status: 409,
      body: { holder: { id: first.id, name: '김해고' }, by: { id: first.id } },
    });
    const stale = await post(first, `${id}/review1/release`, { expectedRevision: 1 });
    expect(stale).toMatchObject({ status: 409, body: { code: 'conflict', currentRevision: 5, stage: 'review1' } });
  });
});

describe('people who have the same review open', () => {
  it('see each other, and not themselves', async () => {
    const id = await heldBy(first);
    expect((await post(first, `${id}/presence`)).body.present).toEqual([]);
    expect((await post(second, `${id}/presence`)).body.present).toEqual([{ id: first.id, name: '김해고' }]);
    expect((await get(first, `/reviews/${id}`)).body.present).toEqual([{ id: second.id, name: '김해고' }]);
  });
});

describe('what the firm reads', () => {
  it('is noted in the access log of its asker', async () => {
    const person = await test.person();
    const id = await answeredAdvice(test, person);
    await get(first, `/${id}`);
    const { body } = await test.call('GET', `/api/admin/user/${person.id}/access-log`, { token: admin.token });
    expect(body).toMatchObject([{ reader: { id: first.id }, purpose: 'advice' }]);
  });
});

describe('an advice of five thousand events', () => {
  /** What each call reads of it, once it was made before. */
  const costsOf = async (revision: number) => {
    const person = await personWhoAsks(test);
    const id = await answeredAdvice(test, person);
    await post(person, `${id}/review1/request`);
    await post(first, `${id}/review1/claim`);
    // Its holder types, and is away, and types.
    const save = () => put(first, `${id}/review1`, { text: '글', comments: [], checklist: [] });
    await save();
    await grownTo(test.service.store, adviceStream(id), revision);
    const calls = {
      advice: () => get(person, `/${id}`),
      review: () => get(first, `/reviews/${id}`),
      queue: () => list(first, '/reviews', { id: [id] }),
      'many together': async () => {
        await test.service.commands.loadMany(adviceDecider, [adviceStream(id)]);
        return { status: 200 };
      },
      history: () => get(person, `/${id}/history`),
      'saved review': save,
    };
    const costs = await readsOfCalls(adviceStream(id), calls);
    costs.returned = await readsOfStream(adviceStream(id), () =>
      post(first, `${id}/review1/complete`, { verdict: 'return', reason: '더 알려 주세요.' }),
    );
    costs.chat = await readsOfStream(adviceStream(id), async () => {
      const { body } = await post(person, `${id}/chat`, { message: '그럼 언제까지요?' });
      expect(textOf(messagesOf(body))).toMatch(/[가-힣]/);
    });
    return costs;
  };

  it('costs as few statements and events as one of fifty, whatever is done with it', async () => {
    const [small, large] = [await costsOf(50), await costsOf(5_000)];
    for (const [name, { statements, events }] of Object.entries(large)) {
      expect(statements, name).toBeLessThanOrEqual(small[name]?.statements ?? 0);
      expect(events, name).toBeLessThanOrEqual(small[name]?.events ?? 0);
    }
  });
});
