import { strToU8, type Zippable, zipSync } from 'fflate';

/**
 * Made-up decisions in the form of the public repository, each with different words and about the length of real
 * ones.
 */
export const decisionFile = (
  n: number,
  own: { readonly title?: string; readonly text?: string; readonly sentences?: number } = {},
): { readonly name: string; readonly content: string } => {
  const number = `2021두${90_000 + n}`;
  const date = `${2000 + (n % 24)}-0${1 + (n % 9)}-1${n % 9}`;
  const reasons = own.text ?? prose(n, own.sentences ?? 40);
  const content = `---
판례일련번호: '${900_000 + n}'
사건번호: ${number}
사건명: ${own.title ?? '부당해고구제재심판정취소'}
법원명: 대법원
법원등급: 대법원
사건종류: 일반행정
출처: https://www.law.go.kr/LSW/precInfoP.do?precSeq=${900_000 + n}
첨부파일: []
선고일자: ${date}
---

# ${own.title ?? '부당해고구제재심판정취소'}

## 판시사항

[1] 시용기간 중의 근로자에 대한 본채용 거부의 기준

## 판결요지

[1] 본채용을 거부하려면 객관적으로 합리적인 이유가 있어야 한다.

## 참조조문

[1] 근로기준법 제23조 제1항, 제27조

## 참조판례

[1] 대법원 2006. 2. 24. 선고 2002다62432 판결(공2006상, 485)

## 판례내용

【원고, 상고인】 주식회사 ○○ (소송대리인 변호사 김가람)
【피고, 피상고인】 중앙노동위원회위원장
【피고보조참가인】 피고보조참가인
【원심판결】 서울고법 2021. 8. 21. 선고 2020누${10_000 + n} 판결
【주 문】
상고를 기각한다. 상고비용은 보조참가로 인한 부분을 포함하여 원고가 부담한다.

【이 유】 ${reasons}

대법관 가나다(재판장) 라마바
`;
  return { name: `대법원_${date}_${number}.md`, content };
};

const words =
  '원심 근로자 사용자 해고 사유 정당 징계 절차 취업규칙 단체협약 판단 기록 인정 사실 법리 오해 위법 상고 이유 참가인 회사 원고 피고 계약 갱신 기대권 평가 배치 전환 통지'.split(
    ' ',
  );

/** Sentences that are chosen by a seed and unlike those of other seeds. */
export const prose = (seed: number, sentences: number): string => {
  let state = seed + 1;
  const next = (below: number): number => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff;
    return Math.floor((state / 0x80000000) * below);
  };
  const sentence = (): string => `${Array.from({ length: 14 }, () => words[next(words.length)]).join(' ')} 하였다.`;
  return Array.from({ length: sentences }, sentence).join(' ');
};

export const zipped = (
  files: readonly { readonly name: string; readonly content: string | Uint8Array }[],
): Uint8Array<ArrayBuffer> => {
  const entries: Zippable = {};
  for (const { name, content } of files) entries[name] = typeof content === 'string' ? strToU8(content) : content;
  return new Uint8Array(zipSync(entries, { level: 1 }));
};
