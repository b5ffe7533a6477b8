import { describe, expect, it } from 'vitest';
import { neverSaid, type Safety, type Situation } from './never-said.ts';

const worker: Situation = {
  asker: 'employee',
  dismissal: 'done',
  resignation: null,
  stage: 'not_filed',
  contract: null,
  days: [],
};
const safety = (of: Partial<Situation> = {}, lastDays: readonly string[] = ['2027-02-26']): Safety => ({
  ...{ today: '2026-11-27', lastDays, situation: { ...worker, ...of } },
});

describe('what must never be said', () => {
  it.each([
    ['사직서를 내세요.', {}],
    ['사직서를 쓰는 것이 좋아요.', {}],
    ['합의서에 서명하세요.', {}],
    ['“사직 의사를 철회합니다”라고 보내세요.', { resignation: 'forced' }],
    ['출근하지 마세요.', { dismissal: 'withdrawn' }],
    ['그냥 안 나가도 돼요.', { dismissal: 'transferred' }],
    ['노동위원회 구제신청 기한이 지났어요.', {}],
    ['무조건 이겨요.', {}],
    ['이길 수 있어요.', {}],
    ['소청심사를 청구하세요.', {}],
    ['카톡을 고치면 돼요.', {}],
    ['3개월 안에 구제신청을 해야 해요.', { stage: 'lost' }],
  ] as const)('%s', (sentence, of) => {
    expect(neverSaid(sentence, safety(of))).not.toBeNull();
  });

  it.each([
    ['사직서를 쓰지 마세요.', {}],
    ['합의서에 서명하지 마세요.', {}],
    ['안 나가면 무단결근이 될 수 있어요.', { dismissal: 'withdrawn' }],
    ['“강요로 쓴 사직서이므로 사직 의사를 철회합니다”라고 보내세요.', { resignation: 'forced' }],
    ['아직 기한이 지나지 않았어요.', {}],
    ['이긴다고 약속할 수 없어요.', {}],
    ['소청심사를 청구할 수 있어요.', { contract: 'public_official' }],
    ['카톡을 고치면 처벌받을 수 있어 위험해요.', {}],
    ['3개월 안에 구제신청을 해야 해요.', {}],
  ] as const)('but this may be read: %s', (sentence, of) => {
    expect(neverSaid(sentence, safety(of))).toBeNull();
  });

  it('calls a period over only where its last day lies behind', () => {
    const over = safety({}, ['2026-11-20', '2027-01-20']);
    expect(neverSaid('2026년 11월 20일까지였고, 그 기한이 지났어요.', over)).toBeNull();
    expect(neverSaid('2027년 1월 20일까지였고, 그 기한이 지났어요.', over)).not.toBeNull();
  });
});
