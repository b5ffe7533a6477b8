import { createHash } from 'node:crypto';
import type { CaseRecord } from '@nomucheck/domain/cases/case-record.ts';
import { aRecord } from '@nomucheck/domain/cases/case-samples.fixture.ts';
import { judgedCases } from '../../../backend/search/judged/judged-set.fixture.ts';

/**
 * Cases of the length of real ones, with word frequencies like those of a language: words of the judged set, and many
 * rare ones.
 */
export type MadeUpCase = { readonly caseId: string; readonly record: CaseRecord; readonly text: string };

/** Random numbers that are the same on every machine. */
const drawing = (seed: number) => {
  let state = seed >>> 0;
  return (): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
};

const models = judgedCases();

const wordsIn = (text: string): readonly string[] => text.match(/[가-힣]{2,}/gu) ?? [];

/** Words that all decisions use, the commonest first: those in at least six of the model cases. */
const common = [
  ...Map.groupBy(
    models.flatMap(({ text }) => [...new Set(wordsIn(text))]),
    (word) => word,
  ),
]
  .filter(([, all]) => all.length >= 6)
  .sort((a, b) => b[1].length - a[1].length)
  .map(([word]) => word);

/** Names, trades and things: words that few decisions share. */
const rare = (() => {
  const draw = drawing(7);
  const syllables = [...new Set(models.flatMap(({ text }) => wordsIn(text)).join(''))];
  const syllable = (): string => syllables[Math.floor(draw() * syllables.length)] ?? '';
  return Array.from({ length: 40_000 }, () => Array.from({ length: 2 + Math.floor(draw() * 2) }, syllable).join(''));
})();

/** Zipf's law, by inversion: the first word is the commonest. */
const zipf = (words: readonly string[], draw: number): string => words[Math.floor(words.length ** draw) - 1] ?? '것';

/** A word for a case like the given one: a common one, one of its subject, or a rare one. */
const wordLike = (own: readonly string[], draw: () => number): string => {
  const which = draw();
  if (which < 0.55) return zipf(common, draw());
  if (which < 0.8) return own[Math.floor(draw() * own.length)] ?? '';
  return zipf(rare, draw());
};

/** From 1,000 characters to some 14,000, about 4,000 in the mean. */
const lengthOf = (draw: number): number => Math.round(1_000 + 2_300 * -Math.log(1 - draw * 0.995));

const outcomes = ['worker_win', 'partial', 'employer_win', 'employer_win', 'rejected', 'settled', 'withdrawn'] as const;

export const madeUpCase = (n: number): MadeUpCase => {
  const draw = drawing(n * 7_919 + 13);
  const model = models[n % models.length];
  if (!model) throw new Error('no case to be like');
  const year = 1998 + Math.floor(draw() ** 0.6 * 28);
  const number = `${year}부해${n + 1}`;
  const text = textOf(model.text, lengthOf(draw()), draw, n);
  const hash = createHash('sha256').update(text).digest('hex');
  const { record } = model;
  return {
    caseId: `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`,
    text,
    record: aRecord({
      ...record,
      caseNumbers: [number],
      decidedOn: `${year}-${String(1 + Math.floor(draw() * 12)).padStart(2, '0')}-15`,
      title: `${zipf(rare, draw())} ${record.title}`,
      outcome: outcomes[Math.floor(draw() * outcomes.length)] ?? 'settled',
      disputeId: `dispute ${Math.floor(n / 1.2)}`,
      text: { hash, chars: text.length },
    }),
  };
};

const textOf = (like: string, length: number, draw: () => number, n: number): string => {
  const own = wordsIn(like);
  // One case in twenty has the text of its model; the others are about something else.
  let text = n % 20 === 0 ? `${like}\n\n` : '## 이유\n';
  while (text.length < length) {
    const sentence = Array.from({ length: 8 + Math.floor(draw() * 14) }, () => wordLike(own, draw)).join(' ');
    text += `${sentence}.${draw() < 0.2 ? '\n\n' : ' '}`;
  }
  return `${text.trim()}\n\n대법원 ${1998 + (n % 27)}두${n % 997} 판결 참조`;
};

/** Queries: common and rare words, one and several, numbers, articles, quotations. */
export const searches: readonly string[] = [
  ...[
    '해고',
    '징계',
    '근로자',
    '부당해고',
    '정당하다',
    '갱신기대권',
    '본채용 거부',
    '직장 내 괴롭힘',
    '경영상 해고',
    '정리해고',
  ],
  ...[
    '징계해고 정당',
    '전보 업무상 필요',
    '사직서 강요',
    '무단결근 해고',
    '성희롱 징계',
    '수습기간 평가',
    '근로자성 프리랜서',
    '음주운전',
  ],
  ...[
    '횡령 버스기사',
    '해고 서면통지',
    '근로기준법 23조',
    '근로기준법 제24조',
    '2012부해15',
    '2020부해99999',
    '대법원 2001두500',
    '"본채용 거부"',
  ],
  ...[
    '"해고는 부당하다"',
    '해고 -정직',
    '회사 직원 해고',
    '임금상당액',
    '권고사직 위로금',
    '부당해고구제신청',
    '정당한 이유 없는 해고',
    '육아휴직 배치전환',
  ],
  ...['징계위원회 구성 하자', '영업비밀 유출', '위장폐업', '정년 재고용', '파견 불법', '구제이익'],
];

/** Whole statements, as people paste them from a decision. */
export const statements: readonly string[] = [
  '사용자가 근로자를 징계해고하면서 해고사유와 해고시기를 서면으로 통지하도록 한 근로기준법 제27조의 취지 및 서면에 해고사유를 기재하는 방법',
  '시용기간 중에 있는 근로자를 해고하거나 시용기간 만료 시 본계약의 체결을 거부하기 위한 요건과 구체적인 거부사유를 서면으로 통지하여야 하는지 여부',
  '기간을 정하여 근로계약을 체결한 근로자에게 근로계약이 갱신될 수 있으리라는 정당한 기대권이 인정되는 경우 사용자가 합리적인 이유 없이 갱신을 거절할 수 있는지 여부',
  '정리해고의 요건 중 긴박한 경영상의 필요와 해고를 피하기 위한 노력 및 합리적이고 공정한 대상자 선정을 판단하는 기준과 그 증명책임의 소재',
  '전보처분이 정당한 이유가 있는지를 판단하는 기준으로서 업무상 필요성과 근로자가 입는 생활상 불이익을 비교하고 협의 절차를 거쳤는지 따지는 방법',
  '징계위원회가 소명의 기회를 주지 않고 한 징계처분의 효력과 재심절차에서 그 하자가 치유되는지 여부 및 징계양정이 재량권을 일탈하거나 남용하였는지 판단하는 기준',
];
