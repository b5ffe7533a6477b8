import { describe, expect, it } from 'vitest';
import { processorTimer } from '../../../.config/processor-time.ts';
import type { SensitiveKind } from './sensitive-words.ts';
import { sensitiveIn, speaksOfSensitive } from './speaks-of-sensitive.ts';

/** 개인정보 보호법 제23조 제1항, 시행령 제18조: what needs a consent of its own. */
const asks: readonly (readonly [string, SensitiveKind])[] = [
  ['산재로 6주 요양하고 복귀했더니 해고됐어요', 'health'],
  ['아픈 몸으로 일했는데 나가래요', 'health'],
  ['마음이 아프고 잠이 안 와요', 'health'],
  ['허리아파서 이틀 결근했다고 잘렸어요', 'health'],
  ['칼에 손다쳐서 쉬었어요', 'health'],
  ['우울증 진단을 받고 병가를 냈어요', 'health'],
  ['암 수술을 받고 돌아오니 자리가 없어요', 'health'],
  ['유방암이래요 회사가 나가라네요', 'health'],
  ['목디스크로 한 달 입원했어요', 'health'],
  ['병원 다니느라 정신이 없었어요', 'health'],
  ['공황이 와서 출근을 못 했어요', 'health'],
  ['건강 문제로 권고사직을 받았어요', 'health'],
  ['장애인이라는 이유로 계약이 끝났어요', 'health'],
  ['몸이 너무 안 좋아서 쉬겠다고 했어요', 'health'],
  ['약을 먹느라 졸았더니 징계한대요', 'health'],
  ['임신했다고 말하니 그만두래요', 'birth'],
  ['출산휴가 중에 해고 통보를 받았어요', 'birth'],
  ['육아휴직을 쓰고 왔더니 자리가 없어요', 'birth'],
  ['지난달에 유산했어요', 'birth'],
  ['조합원이라서 해고된 것 같아요', 'union'],
  ['노조 가입한다고 말했더니 내보냈어요', 'union'],
  ['금속노조 지회를 만들었어요', 'union'],
  ['노조는 없는데 제가 노조를 만들려고 했어요', 'union'],
  ['민주노총에 들어갔어요', 'union'],
  ['파업에 참가했다고 징계래요', 'union'],
  ['종교 때문에 토요일에 일하지 못해요', 'belief'],
  ['교회 다닌다고 눈치를 줘요', 'belief'],
  ['제가 당원인 걸 알고 잘랐어요', 'belief'],
  ['동성애자라는 소문이 나고 해고됐어요', 'sexLife'],
  ['사내 불륜이라며 징계해고래요', 'sexLife'],
  ['전과가 있다고 채용이 취소됐어요', 'crime'],
  ['벌금형을 받았다고 당연퇴직이래요', 'crime'],
  ['조선족이라고 무시하더니 나가래요', 'origin'],
];

/** Ordinary questions, and words that only look like one of the table's. */
const doesNotAsk: readonly string[] = [
  '다음 주부터 나오지 말래요',
  '이상 무단결근이 아니라고 생각해요',
  '노동조합 및 노동관계조정법은 무슨 법인가요',
  '협동조합(조합)에서 해고됐는데 구제신청이 되나요',
  '신협 조합 직원이에요',
  '아파트 경비원인데 계약이 끝났대요',
  '아프리카 지사로 발령났어요',
  '피아노 조율 예약까지 제가 했어요',
  '우리 회사에 노조는 없어요',
  '노조가 있는 회사인데 저는 해고예고수당만 묻고 싶어요',
  '고용보험, 산재보험, 건강보험에 다 가입돼 있어요',
  '요양병원에서 요양보호사로 일하다 해고됐어요',
  '직원 7명 병원입니다 계약 만료로 끝내도 되나요',
  '서버 장애를 냈다고 해고래요',
  '암묵적으로 합의한 걸로 본대요',
  '암튼 오늘까지만 나오래요',
  '정당한 이유 없이 해고당했어요',
  '정당하게 거절할 수 있나요',
  '화상회의로 해고를 통보받았어요',
  '하드디스크 용량이 부족하다고 했을 뿐이에요',
  '게이트 앞에서 해고를 들었어요',
  '파업으로 물량이 줄었다고 정리해고래요',
  '재발 방지 서약서를 쓰래요',
  '재활용 업체에서 3년 일했어요',
  '자가진단 결과 승소 가능성이 60%래요',
  '병행해서 다른 일을 해도 되나요',
  '약속한 임금을 안 줘요',
  '약 3년 다녔어요',
  '몸값이 비싸다고 자른대요',
  '벌금을 물린다는 각서를 쓰래요',
  '코로나 때문에 매출이 줄었다고 정리해고래요',
  '사회적 유산을 지키는 재단이에요',
  '종교단체에서 사무원으로 일해요',
  '사내 정치 때문에 밀려났어요',
  '급여 절차도 모르겠고 해고예고수당은 얼마인가요',
  '해고 통보를 8월 27일에 받았는데 언제까지 신청해야 하나요',
  '3개월 기한이 지났나요',
  '권고사직을 거부하면 실업급여를 못 받나요',
  '퇴직금 3년치와 연차수당을 못 받았어요',
  '수습 평가도 없이 채용하지 않는대요',
  '회식 때 만져서 회사에 신고했어요',
  '사장한테 욕을 듣고 나왔어요',
  '근로자대표와 협의한 적이 없어요',
];

describe('a text that needs the consent for sensitive data', () => {
  it.each(asks)('%s', (text, kind) => {
    expect(sensitiveIn(text)).toContain(kind);
    expect(speaksOfSensitive(text)).toBe(true);
  });

  it('is read as it is seen: decomposed syllables and unseen characters hide nothing', () => {
    expect(sensitiveIn('임신했어요'.normalize('NFD'))).toEqual(['birth']);
    expect(sensitiveIn('임\u200b신했어요')).toEqual(['birth']);
    expect(sensitiveIn('몸이\n\n안   좋아요')).toEqual(['health']);
  });

  it('may name several things', () => {
    expect(sensitiveIn('임신 중에 노조에 가입했고 우울증이 있어요')).toEqual(['health', 'birth', 'union']);
  });
});

describe('an ordinary text', () => {
  it.each(doesNotAsk)('%s', (text) => expect(sensitiveIn(text)).toEqual([]));
});

it('takes time in proportion to the length', () => {
  const timeOf = (text: string): number => {
    const runs = [1, 2, 3].map(() => {
      const took = processorTimer();
      speaksOfSensitive(text);
      return took();
    });
    return Math.min(...runs);
  };
  for (const piece of ['해고 통보를 받았어요. ', '노조', '병원에 자주 ', '우리노조 ', ' '.repeat(40), '몸이 너무 ']) {
    const short = timeOf(piece.repeat(Math.ceil(10_000 / piece.length)));
    const long = timeOf(piece.repeat(Math.ceil(320_000 / piece.length)));
    // Thirty-two times as long: with the square of the length it would take a thousand times as long.
    expect(long).toBeLessThan(Math.max(short * 200, 50));
  }
});
