/**
 * Endings after a noun of a query that don't matter for the search: particles, endings of 하다 and 되다, and words such as 후
 * and 등 that may be written without a blank. Texts are indexed with them, because a text's pairs of syllables contain the
 * noun's.
 */

const endings = [
  '에서의 에게서 으로서 으로써 에서는 에게는 으로는 이라는 이라고 에의한 에대한 에관한 에따른 으로 에서 에게 까지 부터 에는 에도 와의 과의',
  '로서 로써 라는 라고 이나 이란 처럼 보다 마다 조차 밖에 한테 은 는 이 가 을 를 의 에 와 과 도 로 만 란 들',
  '된 한 할 함 됨 후 전 시 중 등 때',
]
  .join(' ')
  .split(' ');

/** Endings that make a noun a verb, with or without a blank. */
const verbs = new Set(
  [
    '하였습니다 되었습니다 당하였습니다 당했습니다 받았습니다 했습니다 됐습니다 당하였다 당하였어요 당했어요 당했다 받았어요 받았다',
    '하였다 되었다 했어요 됐어요 했다 됐다 되는 하는 하여 해서 하면 하고 되어 한다 된다 당한 당하면 당해서 받은 시킨 시켰다 어요 습니다 는데 는데요 어서 거든요 대한 대하여 관한 따른 위한 의한',
  ]
    .join(' ')
    .split(' '),
);

const allEndings = [...endings, ...verbs].sort((a, b) => b.length - a.length);

/** Nouns that end like one of these. */
const nouns = new Set(
  [
    '휴가 평가 허가 인가 참가 추가 대가 증가 원가 국가 물가 단가 불가 재가 결과 성과 효과 경과 초과 통과 부과 고과 전과 학과 작가 저가 고가',
    '근로 경로 진로 도로 위로 과로 통로 회의 동의 합의 협의 임의 이의 결의 심의 명의 의의 주의 제의 문의 강의 유의 편의 논의 건의 발의',
    '제도 정도 태도 의도 별도 한도 빈도 속도 연도 년도 과도 부도 지도 각도 시도 차이 나이 사이 길이 아이 양도 미만 불만 기만 태만 거만',
    '가을 마을 논란 문란 혼란 교란 권한 제한 기한 상한 하한 시한 역할 분할 관할 포함 명함 해고 보고 권고 경고 통고 광고 사고 공고 신고 예고 원고 피고 상고 항고 창고 최고',
    '안전 이전 사전 직전 오전 운전 금전 발전 회전 보전 도전 완전 대전 지시 게시 명시 표시 제시 실시 개시 즉시 일시 임시 상시 수시 당시 감시 동시 무시 응시 도시',
    '집중 비중 존중 가중 이중 도중 공중 균등 동등 평등 차등 고등 초등 중등 갈등 강등 이후 사후 직후 향후 전후 오후 추후 노후 산후',
    '회사 은행 의사 강도 만료 기타 배제 면제 규제 통제 강제 공제 제재 복귀',
  ]
    .join(' ')
    .split(' '),
);

/** Nouns whose last syllable and a particle together look like such a noun: 조합의 is not 합의. */
const stems = '해고 조합 위원회 규정 결정 판정 과정 사정 인정 약정 협정 경영상 회사 직원 본인 상대 행동 노동'.split(
  ' ',
);

/** Whether the whole word is only such an ending. */
export const isVerb = (word: string): boolean => verbs.has(word);

/** A query's word without the ending after the noun; at least two syllables stay. */
export const bareNoun = (word: string): string => {
  for (let bare = word; ; ) {
    const shorter = withoutEnding(bare);
    if (shorter === bare) return bare;
    bare = shorter;
  }
};

const withoutEnding = (word: string): string => {
  if (word.length < 3) return word;
  for (const ending of allEndings) {
    if (!word.endsWith(ending) || word.length - ending.length < 2) continue;
    const bare = word.slice(0, -ending.length);
    const isNoun = ending.length === 1 && nouns.has(word.slice(-2)) && !stems.some((stem) => bare.endsWith(stem));
    return isNoun ? word : bare;
  }
  return word;
};
