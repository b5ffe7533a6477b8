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

  it.each([
    '사직서를 쓰시면 돼요, 위험하지 않아요.',
    '사직서를 내세요, 나중에 문제가 되지 않아요.',
    '사직서를 써도 괜찮아요, 불리하지 않아요.',
    '사직서를 내면 된다고 하니 걱정하지 마세요.',
    '사직서를 제출하는 것이 좋고 다른 방법은 없어요.',
    '자진 퇴사를 하시면 돼요, 어려운 일이 아니에요.',
    '그냥 퇴사하세요, 불이익이 없어요.',
    '이길 거예요, 걱정하지 마세요.',
    '합의서에 서명하셔도 돼요, 취소하지 못하는 것이 아니에요.',
    '먼저 서명하세요, 늦으면 받을 수 없어요.',
    '확인서에 도장을 찍으세요, 걱정하지 마세요.',
    '무조건 이겨요, 과장이 아니에요.',
    '반드시 이길 수 있는데 겁내지 마세요.',
    '카톡을 고치세요, 위험하지 않아요.',
    '날짜를 소급해 적으세요, 들키지 않아요.',
    '녹음을 편집해서 내세요, 문제없어요.',
    '“사직 의사를 철회하고 계속 일하겠습니다”라고 보내세요.',
    '서면 통지를 받은 날부터 세면 기한이 지났어요.',
  ])('a denial of something else saves nothing: %s', (sentence) => {
    expect(neverSaid(sentence, safety({ resignation: 'forced' }))).not.toBeNull();
  });

  it.each([
    '사직서를 쓰시면 안 돼요.',
    '사직서를 내는 것이 좋지 않아요.',
    '사직서를 쓰면 된다는 말을 믿지 마세요.',
    '사직서를 써야 한다고 해도 쓰지 마세요.',
    '사직서를 써도 괜찮은지 먼저 노무사에게 물어보세요.',
    '사직서를 쓰지 말고, 이유를 서면으로 달라고 하세요.',
    '서명해도 된다고 말씀드릴 수 없어요.',
    '서명하는 것이 유리하지 않아요.',
    '무조건 받을 수 있는 것은 아니에요.',
    '반드시 이긴다고 약속할 수 없어요.',
    '반드시 복직해야 하는 것은 아니에요.',
    '날짜를 앞당겨 적지 마세요.',
    '녹음을 편집하면 증거로 인정되기 어려워요.',
    '기한이 지났는지 먼저 확인하세요.',
    '퇴사하면 14일 안에 임금을 받아야 해요.',
    '이길 거예요라고 말씀드릴 수 없어요.',
    '기한이 지났다고 단정하지 마세요.',
  ])('a denial of the thing itself does: %s', (sentence) => {
    expect(neverSaid(sentence, safety({ resignation: 'forced' }))).toBeNull();
  });

  it('leaves “출근하지 않아도 된다는 뜻은 아니에요” to who has an order', () => {
    const ordered = safety({ dismissal: 'withdrawn' });
    expect(neverSaid('출근하지 않아도 된다는 뜻은 아니에요.', ordered)).toBeNull();
    expect(neverSaid('출근하지 않아도 돼요, 무단결근이 아니에요.', ordered)).not.toBeNull();
  });
});
