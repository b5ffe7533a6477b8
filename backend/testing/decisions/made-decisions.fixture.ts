import fc from 'fast-check';
import iconv from 'iconv-lite';

/** In the long form the four ways (table, list, page, PDF) read 10,000 decisions together. */
export const mostAtOnce = process.env.LONG === '1' ? 20 : 4;

/** A made-up decision: each part as a source writes it, and as the reader has to return it. */
export type MadeDecision = {
  readonly number: string;
  /** The number as a source writes it. */
  readonly numberWritten: string;
  readonly day: string;
  readonly dayWritten: string;
  /** Without line ends. */
  readonly paragraphs: readonly string[];
  readonly paragraphsWritten: readonly string[];
};

/** Words that some reader has changed or lost, each as it is written and as it has to be read. */
const hazards: readonly (string | readonly [written: string, read: string])[] = [
  ...['<A 회사 취업규칙>', '<B 단체협약>', '<별지 1>', '<P 주식회사>', 'x<y', 'y>z', '5 < 6', '(a<b)'],
  ...[
    '"갑"의',
    '“을”이',
    "'병'을",
    '1,000원',
    'a;b',
    '50%',
    '100~200',
    '1∼3월분',
    '제23조',
    '·',
    'ㆍ',
    '㈜가나',
    '金',
    '①',
    '※',
  ],
  ...[
    '설믜가',
    '됬다고',
    '뷁',
    '쓩',
    '2099다294',
    'AT&T',
    'a=b',
    '-',
    '[1]에서',
    '{가}',
    '#1',
    '|나|',
    '「근로기준법」',
    '『민법』',
  ],
];
/** Only where letters of the private use area can be written. */
const unicodeHazards: typeof hazards = [
  ['\u00a0가', '가'],
  ['나\u200b다', '나다'],
  ['\u{f02b1}', '①'],
  ['\u{f02c4}', '⑳'],
  ['\uf0a7', '▪'],
  '𠮷',
  'é',
  '해고'.normalize('NFC'),
  ['해고'.normalize('NFD'), '해고'],
];

const plain = [
  '해고는',
  '정당한',
  '이유가',
  '없다고',
  '근로자는',
  '사용자가',
  '징계하였고',
  '원심은',
  '옳다고',
  '보았다',
] as const;

type Word = { readonly written: string; readonly read: string };
const wordFrom = (list: typeof hazards): fc.Arbitrary<Word> =>
  fc.constantFrom(...list, ...plain, ...plain).map((word) => {
    const [written, read] = typeof word === 'string' ? [word, word] : word;
    return { written, read };
  });

const numberAs: readonly ((number: string) => string)[] = [
  (number) => number,
  (number) => `${number} 판결`,
  (number) => `대법원 2099. 1. 1. 선고 ${number} 판결`,
  (number) => number.replace(/[가-힣]+/, '-$&-'),
  (number) => number.replace(/\d/g, (digit) => String.fromCharCode(digit.charCodeAt(0) + 0xfee0)),
  (number) => `="${number}"`,
];
const dayAs: readonly ((day: string) => string)[] = [
  (day) => day,
  (day) => day.replaceAll('-', ''),
  (day) => day.replaceAll('-', '. '),
  (day) => `${day}T00:00:00+09:00`,
  (day) => new Date(`${day}T00:00:00+09:00`).toISOString(),
  (day) => `${day} 0:00`,
];

/** `fits`: whether all of it can be written in CP949. Lines have at most `longest` letters. */
export const madeDecision = (fits: boolean, longest = 400): fc.Arbitrary<MadeDecision> => {
  const words = fc.array(wordFrom(fits ? hazards : [...hazards, ...unicodeHazards]), { minLength: 1, maxLength: 12 });
  const paragraph = words.map((all) => {
    const kept = all.filter(
      (_, at) => all.slice(0, at + 1).reduce((sum, { read }) => sum + read.length + 1, 12) < longest,
    );
    return {
      written: ['이 사건', ...kept.map((one) => one.written), '한다.'].join(' '),
      read: ['이 사건', ...kept.map((one) => one.read), '한다.'].join(' '),
    };
  });
  return fc
    .record({
      serial: fc.integer({ min: 1, max: 999_999 }),
      kind: fc.constantFrom('다', '두', '누', '구합', '나'),
      days: fc.integer({ min: 0, max: 20_000 }),
      paragraphs: fc.array(paragraph, { minLength: 1, maxLength: 6 }),
      number: fc.constantFrom(...numberAs),
      day: fc.constantFrom(...dayAs),
    })
    .map(({ serial, kind, days, paragraphs, ...as }) => {
      const number = `2099${kind}${serial}`;
      const day = new Date(Date.UTC(1970, 0, 1 + days)).toISOString().slice(0, 10);
      return {
        ...{ number, numberWritten: as.number(number), day, dayWritten: as.day(day) },
        paragraphs: paragraphs.map(({ read }) => read),
        paragraphsWritten: paragraphs.map(({ written }) => written),
      };
    });
};

export const encodings = ['utf-8', 'utf-8 with a mark', 'utf-16le', 'utf-16be', 'cp949'] as const;
export const encoded = (text: string, encoding: (typeof encodings)[number]): Buffer => {
  if (encoding === 'utf-8 with a mark') return iconv.encode(text, 'utf-8', { addBOM: true });
  return iconv.encode(text, encoding, { addBOM: encoding.startsWith('utf-16') });
};
