import { type Random, randomOf } from '../../checks/testing/oracle/random-walks.ts';
import type { Precedent, Section } from '../../rulesets/ruleset.ts';
import { standardRuleset } from '../../rulesets/standard-ruleset.ts';
import type { FoundPassage, FoundTest, Material } from '../answering/material.ts';
import type { CitedPassage, ReadPassage } from '../cited-passages.ts';
import { heldIn } from './law/holding.ts';

/** Answers made from the questionnaire's own decisions, tests and articles, and the same answers with one fault each. */

export type Planted = {
  readonly kind: FaultKind;
  readonly material: Material;
  readonly right: string;
  readonly faulty: string;
  /** What a reader must see of the faulty answer: that which stands beside the fault. */
  readonly remains: string;
  /** How the passages are read while the faulty answer is checked. */
  readonly readBadly: ReadPassage | null;
};

export const faultKinds = [
  'a digit off',
  'the wrong holding',
  'no such article',
  'a word of the quote',
  'the check is down',
  'beside a right source',
  'another spelling',
  'in an item of a list',
  'split over pieces',
  'a wrong figure',
] as const;
export type FaultKind = (typeof faultKinds)[number];

const LAW_DATE = '2026-11-23';
const RULESET = 'ruleset';

type Known = { readonly precedent: Precedent; readonly section: Section };
const known: readonly Known[] = standardRuleset.sections.flatMap((section) =>
  section.precedents.map((precedent) => ({ precedent, section })),
);
const tests: readonly FoundTest[] = standardRuleset.sections.flatMap((section) =>
  section.items.flatMap(({ key, title, why }, at) =>
    why === undefined
      ? []
      : [
          {
            ref: `R${at + 1}`,
            ...{ rulesetVersion: RULESET, section: section.id, item: key, title, why },
            law: section.statutes.join(', '),
          },
        ],
  ),
);

const caseIdOf = (at: number): string => `00000000-0000-4000-8000-${String(at).padStart(12, '0')}`;
const textOf = (at: number): string => {
  const { precedent, section } = one(known, at);
  return at % 3 === 0 ? `${precedent.point}\n${section.legalTest}` : precedent.point;
};
const one = <T>(all: readonly T[], at: number): T => {
  const found = all[at];
  if (found === undefined) throw new Error(`nothing at ${at}`);
  return found;
};

const passageOf = (at: number, ref: string): FoundPassage => {
  const { court, caseNumber, decidedOn, point, outcome } = one(known, at).precedent;
  return {
    ...{ ref, caseId: caseIdOf(at), revision: 1, passage: 0, court, caseNumber, decidedOn, outcome, point },
    title: `${court} ${caseNumber}`,
    text: textOf(at),
  };
};

/** The case store as it should be. */
export const readWell: ReadPassage = async ({ caseId }): Promise<CitedPassage> => {
  const at = Number(caseId.slice(-12));
  const { court, caseNumber, decidedOn, point, outcome } = one(known, at).precedent;
  return { text: textOf(at), caseNumbers: [caseNumber], court, decidedOn, outcome, point };
};

/** `… 정당하다고 본 사건` as a sentence. */
const asSentence = (point: string): string | null => {
  const [, said] = /^(.*[다라]고) (?:본|한|판정한|판시한) 사건(?:\(.*\))?$/u.exec(point) ?? [];
  return said === undefined || said.includes('원심') ? null : `${said} 보았어요.`;
};

const dotted = (date: string): string => date.split('-').map(Number).join('. ');

const periods: readonly (readonly [law: string, said: (period: string) => string, right: string])[] = [
  ['근로기준법 제28조 제2항', (period) => `노동위원회 구제신청은 해고된 날부터 ${period} 안에 해야 해요.`, '3개월'],
  ['근로기준법 제31조 제1항', (period) => `재심은 판정서를 받은 날부터 ${period} 안에 신청해야 해요.`, '10일'],
  ['근로기준법 제31조 제2항', (period) => `행정소송은 재심판정서를 받은 날부터 ${period} 안에 내야 해요.`, '15일'],
  ['근로기준법 제26조', (period) => `회사는 적어도 ${period} 전에 해고를 예고해야 해요.`, '30일'],
  ['근로기준법 제36조', (period) => `퇴직하면 ${period} 안에 임금을 모두 받아야 해요.`, '14일'],
  [
    '근로기준법 제25조 제1항',
    (period) => `경영상 해고 뒤 ${period} 안에 같은 일을 할 사람을 뽑으면 먼저 고용해야 해요.`,
    '3년',
  ],
  ['근로기준법 제24조 제3항', (period) => `경영상 해고는 ${period} 전까지 근로자대표에게 알려야 해요.`, '50일'],
  ['노동조합법 제82조 제2항', (period) => `부당노동행위 구제신청은 ${period} 안에 해야 해요.`, '3개월'],
  ['기간제법 제9조 제1항', (period) => `차별 시정은 차별을 받은 날부터 ${period} 안에 신청해요.`, '6개월'],
  ['기간제법 제4조 제1항', (period) => `기간제 근로자는 ${period}을 넘겨 쓸 수 없어요.`, '2년'],
  ['근로기준법 제33조 제1항', (period) => `구제명령을 지키지 않으면 ${period} 이하의 이행강제금이 나와요.`, '3천만 원'],
  ['근로기준법 제11조 제1항', (people) => `이 법은 상시 ${people} 이상을 쓰는 사업장에 적용돼요.`, '5명'],
];

/** Repealed, of another law, of no law, not yet there. */
const absentArticles = [
  '근로기준법 제35조',
  '근로기준법 제118조',
  '근로기준법 제23조 제3항',
  '근로기준법 제60조 제3항',
  '근로기준법 제281조',
  '근로기준법 제76조의9',
  '근로기준법 제26조의2',
  '노동조합법 제99조',
  '노동조합법 제12조의7',
  '기간제법 제40조',
  '해고보호법 제3조',
  '근로계약법 제12조 제1항',
  '민법 제660조 제7항',
  '공익신고자 보호법 제95조',
];

type Made = {
  readonly claim: string;
  readonly passages: readonly FoundPassage[];
  readonly tests: readonly FoundTest[];
};

/** A claim about a decision, with its quote. */
const aboutCase = (
  { next, pick }: Random,
  usable: (sentence: string) => boolean,
  write: (said: string, mark: string, precedent: Precedent) => string,
): Made & { readonly precedent: Precedent; readonly said: string; readonly quote: string } => {
  for (;;) {
    const at = Math.floor(next() * known.length);
    const { precedent } = one(known, at);
    const said = asSentence(precedent.point);
    if (said === null || !usable(said)) continue;
    const words = precedent.point.split(' ');
    const from = pick([0, 0, Math.floor(words.length / 3)]);
    const quote = words.slice(from).join(' ');
    const ref = `C${1 + Math.floor(next() * 8)}`;
    const claim = write(said, `[[${ref}: "${quote}"]]`, precedent);
    return { claim, passages: [passageOf(at, ref)], tests: [], precedent, said, quote };
  }
};

const named = ({ court, caseNumber, decidedOn }: Precedent, said: string): string =>
  `${court} ${decidedOn === null ? '' : `${dotted(decidedOn)}. 선고 `}${caseNumber} 판결은 ${said}`;

const digitOff = ({ next }: Random, number: string): string => {
  const places = [...number.matchAll(/\d/g)].map(({ index }) => index);
  const at = one(places, Math.floor(next() * places.length));
  const changed = (Number(number.charAt(at)) + 1 + Math.floor(next() * 9)) % 10;
  return `${number.slice(0, at)}${changed}${number.slice(at + 1)}`;
};

const spellings: readonly ((number: string) => string)[] = [
  (number) => number.replace(/(\d+)([가-힣]+)(\d+)/u, '$1 $2 $3'),
  (number) => number.replace(/(\d+)([가-힣]+)(\d+)/u, '$1-$2-$3'),
  (number) => number.replace(/\d/g, (digit) => String.fromCharCode(digit.charCodeAt(0) + 0xfee0)),
  (number) => number.replace(/(\d)(\d{2})$/u, '$1\u200b$2'),
];

const contraries: readonly (readonly [RegExp, string])[] = [
  [/부당해고라고/u, '정당한 해고라고'],
  [/정당하다고 단정할 수 없다고/u, '정당하다고'],
  [/부당하다고 할 수 없다고/u, '부당하다고'],
  [/정당하다고/u, '정당하지 않다고'],
  [/부당하다고/u, '정당하다고'],
  [/무효라고/u, '유효하다고'],
  [/유효하다고/u, '무효라고'],
  [/위법하다고/u, '적법하다고'],
  [/적법하다고/u, '위법하다고'],
  [/지나치다고/u, '정당하다고'],
  [/남용이 아니라고/u, '남용이라고'],
  [/남용이라고/u, '남용이 아니라고'],
  [/해고가 아니라고/u, '해고라고'],
  [/해고라고/u, '해고가 아니라고'],
  [/해당한다고/u, '해당하지 않는다고'],
  [/인정된다고/u, '인정되지 않는다고'],
  [/효력이 없다고/u, '효력이 있다고'],
  [/근로자라고/u, '근로자가 아니라고'],
];
const contraryOf = (said: string): string | null => {
  const found = contraries.find(([pattern]) => pattern.test(said));
  return found ? said.replace(found[0], found[1]) : null;
};

/** One word in the middle of the quote becomes another. */
const wordChanged = ({ next, pick }: Random, quote: string): string => {
  const words = quote.split(' ');
  const at = Math.floor(next() * words.length);
  const other = pick(
    ['회사는', '반드시', '근로자의', '언제나', '사용자가', '일부'].filter((word) => word !== words[at]),
  );
  return [...words.slice(0, at), other, ...words.slice(at + 1)].join(' ');
};

const ofPeriod = ({ pick }: Random): Made & { readonly wrong: string; readonly noArticle: string } => {
  const [law, said, right] = pick(periods);
  const absent = pick(absentArticles);
  const wrongs = ['4개월', '20일', '45일', '7년', '9개월', '8명', '5천만 원', '100일'].filter(
    (period) => period !== right,
  );
  return {
    claim: `${said(right)} [[L: ${law}]]`,
    wrong: `${said(pick(wrongs))} [[L: ${law}]]`,
    noArticle: `${said(right)} [[L: ${absent}]]`,
    passages: [],
    tests: [],
  };
};

const ofTest = ({ pick }: Random): Made => {
  const test = pick(tests);
  return { claim: `${test.why} [[${test.ref}]]`, passages: [], tests: [test] };
};

const hasHolding = (said: string): boolean => heldIn(said).size > 0 && contraryOf(said) !== null;
const any = (): boolean => true;

type Pair = Made & { readonly faulty: string; readonly readBadly?: ReadPassage };

const simple = {
  'a digit off': (random: Random): Pair => {
    const made = aboutCase(random, any, (said, mark, precedent) => `${named(precedent, said)} ${mark}`);
    const { caseNumber } = made.precedent;
    return { ...made, faulty: made.claim.replace(caseNumber, digitOff(random, caseNumber)) };
  },
  'the wrong holding': (random: Random): Pair => {
    const byOutcome = random.next() < 0.3;
    if (byOutcome) {
      const made = aboutCase(
        random,
        any,
        (_said, mark, { court, caseNumber, outcome }) =>
          `${court} ${caseNumber} 사건에서는 ${outcome === 'employer_win' ? '회사' : '근로자'}가 이겼어요. ${mark}`,
      );
      if (made.precedent.outcome === 'partial') return simple['the wrong holding'](random);
      const faulty = made.claim.includes('회사가 이겼')
        ? made.claim.replace('회사가 이겼', '근로자가 이겼')
        : made.claim.replace('근로자가 이겼', '회사가 이겼');
      return { ...made, faulty };
    }
    const isNamed = random.next() < 0.5;
    const made = aboutCase(random, hasHolding, (said, mark, precedent) =>
      isNamed ? `${named(precedent, said)} ${mark}` : `${said} ${mark}`,
    );
    return { ...made, faulty: made.claim.replace(made.said, contraryOf(made.said) ?? '') };
  },
  'no such article': (random: Random): Pair => {
    const made = ofPeriod(random);
    return { ...made, faulty: made.noArticle };
  },
  'a word of the quote': (random: Random): Pair => {
    const made = aboutCase(random, any, (said, mark) => `${said} ${mark}`);
    const changed = wordChanged(random, made.quote);
    return { ...made, faulty: made.claim.replace(`"${made.quote}"`, `"${changed}"`) };
  },
  'a wrong figure': (random: Random): Pair => {
    const made = ofPeriod(random);
    return { ...made, faulty: made.wrong };
  },
} as const;
const simpleKinds = Object.values(simple);

const complex = {
  'the check is down': (random: Random): Pair => {
    const made = aboutCase(random, any, (said, mark) => `${said} ${mark}`);
    const readBadly = random.pick<ReadPassage>([
      () => Promise.reject(new Error('the store is down')),
      () => {
        throw new Error('the store is down');
      },
      async () => null,
    ]);
    return { ...made, faulty: made.claim, readBadly };
  },
  'beside a right source': (random: Random): Pair => {
    const made = aboutCase(random, any, (said, mark) => `${said.replace(/\.$/, '')} ${mark}.`);
    const also = random.pick([
      `${digitOff(random, made.precedent.caseNumber)} 판결도 같아요`,
      `${random.pick(absentArticles)}도 그렇게 정해요`,
      '구제신청은 8개월 안에 하면 돼요',
      '대법원 2031다98765 판결이 그래요',
    ]);
    return { ...made, faulty: `${made.claim.slice(0, -1)}, 그리고 ${also}.` };
  },
  'another spelling': (random: Random): Pair => {
    const spell = random.pick(spellings);
    const made = aboutCase(
      random,
      any,
      (said, mark, precedent) => `${spell(precedent.caseNumber)} 판결은 ${said} ${mark}`,
    );
    const { caseNumber } = made.precedent;
    return { ...made, faulty: made.claim.replace(spell(caseNumber), spell(digitOff(random, caseNumber))) };
  },
} as const;

const numbered = <T extends { readonly ref: string }>(all: readonly T[]): readonly T[] => [
  ...new Map(all.map((one) => [one.ref, one])).values(),
];

/** 50 of each kind, the same for the same seed. */
export const plantFaults = (seed: number, ofEach = 50): readonly Planted[] => {
  const random = randomOf(seed);
  const materialOf = (...made: readonly Made[]): Material => ({
    lawDate: LAW_DATE,
    passages: numbered(made.flatMap(({ passages }) => passages)),
    tests: numbered(made.flatMap(({ tests: found }) => found)),
    routes: [],
    dismissedOn: null,
    check: null,
  });
  const alone = (kind: FaultKind, pair: Pair): Planted => ({
    ...{ kind, material: materialOf(pair), right: pair.claim, faulty: pair.faulty, remains: '' },
    readBadly: pair.readBadly ?? null,
  });
  const inList = (): Planted => {
    const pair = random.pick(simpleKinds)(random);
    const [before, after] = [ofPeriod(random), ofTest(random)];
    const list = (...items: readonly string[]): string => items.map((item) => `- ${item}`).join('\n');
    return {
      kind: 'in an item of a list',
      material: materialOf(pair, before, after),
      right: list(before.claim, pair.claim, after.claim),
      faulty: list(before.claim, pair.faulty, after.claim),
      remains: list(before.claim, after.claim),
      readBadly: null,
    };
  };
  const split = (): Planted => {
    const pair = random.pick(simpleKinds)(random);
    const before = ofTest(random);
    return {
      kind: 'split over pieces',
      material: materialOf(pair, before),
      right: `${before.claim} ${pair.claim}`,
      faulty: `${before.claim} ${pair.faulty}`,
      remains: before.claim,
      readBadly: null,
    };
  };
  const plant = (kind: FaultKind): Planted => {
    if (kind === 'in an item of a list') return inList();
    if (kind === 'split over pieces') return split();
    const make = kind in simple || kind in complex ? { ...simple, ...complex }[kind] : null;
    if (!make) throw new Error(kind);
    return alone(kind, make(random));
  };
  return faultKinds.flatMap((kind) => Array.from({ length: ofEach }, () => plant(kind)));
};
