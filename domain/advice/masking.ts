/**
 * Hides the numbers that identify a person before a question is stored or sent to a model: resident and alien registration
 * numbers, phones, e-mail addresses, cards and bank accounts. Numbers that the law needs stay: case numbers, dates, amounts,
 * articles and business numbers.
 */

export const maskedKinds = ['resident', 'alien', 'phone', 'email', 'card', 'account'] as const;
export type MaskedKind = (typeof maskedKinds)[number];
export type MaskedCounts = Readonly<Partial<Record<MaskedKind, number>>>;
export type Masked = { readonly text: string; readonly masked: MaskedCounts };

const names: Readonly<Record<MaskedKind, string>> = {
  resident: '주민등록번호',
  alien: '외국인등록번호',
  phone: '전화번호',
  email: '이메일 주소',
  card: '카드번호',
  account: '계좌번호',
};

/** Masking may lengthen a text: what its writer is told then. */
export const tooLongMasked = (most: number): string => `개인정보를 가리면 ${most}자를 넘어요. 조금 줄여 주세요.`;

/**
 * The text with each such number replaced by what it was, as in `(전화번호 가림)`. Masking a masked text changes nothing.
 * `hidden`: only numbers of these kinds; by default all.
 */
export const maskPersonal = (text: string, hidden: readonly MaskedKind[] = maskedKinds): Masked => {
  const { plain, starts } = readable(text);
  const found = rules.flatMap(({ pattern, kindOf }) =>
    [...plain.matchAll(pattern)].flatMap((match) => {
      const kind = kindOf(match, plain);
      return kind === null ? [] : [{ kind, from: match.index, to: match.index + match[0].length }];
    }),
  );
  const masked: Partial<Record<MaskedKind, number>> = {};
  // Where the kept text goes on in the original: invisible characters stay, at the very beginning, too.
  let done = 0;
  let shown = '';
  // Of two that overlap, the first rule's: a registration number also looks like an account number.
  for (const { kind, from, to } of withoutOverlaps(found)) {
    if (!hidden.includes(kind)) continue;
    shown += `${text.slice(done, starts[from])}(${names[kind]} 가림)`;
    masked[kind] = (masked[kind] ?? 0) + 1;
    done = starts[to] ?? text.length;
  }
  return { text: shown + text.slice(done), masked };
};

/** `주민등록번호 1개, 전화번호 2개를 가렸어요.`; null where nothing was masked. */
export const maskedInWords = (masked: MaskedCounts): string | null => {
  const said = maskedKinds.flatMap((kind) => (masked[kind] ? [`${names[kind]} ${masked[kind]}개`] : []));
  return said.length === 0 ? null : `${said.join(', ')}를 가렸어요.`;
};

/** The counts of several texts together. */
export const addMasked = (...all: readonly MaskedCounts[]): MaskedCounts => {
  const sum: Partial<Record<MaskedKind, number>> = {};
  for (const counts of all)
    for (const kind of maskedKinds) if (counts[kind]) sum[kind] = (sum[kind] ?? 0) + counts[kind];
  return sum;
};

type Found = { readonly kind: MaskedKind; readonly from: number; readonly to: number };

const withoutOverlaps = (found: readonly Found[]): readonly Found[] => {
  const kept: Found[] = [];
  for (const next of found) if (kept.every(({ from, to }) => next.to <= from || next.from >= to)) kept.push(next);
  return kept.sort((a, b) => a.from - b.from);
};

/**
 * The text as the rules read it: digits and letters in their plain form (full-width ones, too), each dash as a hyphen, each
 * blank as a space, and nothing invisible. `starts[n]` is where its n-th character begins in the original.
 */
const readable = (text: string): { plain: string; starts: readonly number[] } => {
  let plain = '';
  const starts: number[] = [];
  for (const { 0: character, index } of text.matchAll(/./gsu)) {
    if (/\p{Default_Ignorable_Code_Point}/u.test(character)) continue;
    const read = plainOf(character);
    for (let n = 0; n < read.length; n += 1) starts.push(index);
    plain += read;
  }
  starts.push(text.length);
  return { plain, starts };
};

const plainOf = (character: string): string => {
  if (/[\p{Pd}\u2212\u30fc\u3161]/u.test(character)) return '-';
  if (/[\p{Zs}\t]/u.test(character)) return ' ';
  if (/[．。]/u.test(character)) return '.';
  return /[\p{Nd}\uff00-\uffef]/u.test(character) ? character.normalize('NFKC') : character;
};

type Rule = {
  readonly pattern: RegExp;
  readonly kindOf: (match: RegExpExecArray, plain: string) => MaskedKind | null;
};

/** What may stand between two digits of a number. */
const gap = '[ .]{0,2}';
const digits = (count: string): string => `\\d(?:${gap}\\d){${count}}`;
/** Not a part of a longer number. */
const begin = '(?<![\\d]|\\d[,.])';
const end = '(?![\\d]|[,.]\\d)';

const registration: Rule = {
  pattern: new RegExp(
    `${begin}(${digits('5')})(\\s{0,2}[-~/.:]?\\s{0,2})([0-9])((?:${gap}\\d){6}|[*xX●○•#]{6}|[*●○•#]{1,6})${end}`,
    'g',
  ),
  kindOf: ([, birth = '', between = '', first = '']) => {
    const [month, day] = [2, 4].map((at) => Number(birth.replace(/\D/g, '').slice(at, at + 2)));
    const isDate = Number(month) >= 1 && Number(month) <= 12 && Number(day) >= 1 && Number(day) <= 31;
    // Without a hyphen any thirteen digits match; those are one only with a birthday in them.
    if (!isDate && !between.includes('-')) return null;
    return '5678'.includes(first) ? 'alien' : 'resident';
  },
};

const email: Rule = {
  pattern: /[\w.+%-]+\s?(?:@|\(at\)|\[at\]|골뱅이)\s?[a-z0-9-]+(?:\s?\.\s?[a-z]{2,})+/giu,
  kindOf: () => 'email',
};

const between = '[ .)-]{0,3}';
const abroad = '(?:\\+|00) ?82[ .-]{0,2}\\(?0?\\)?[ .-]{0,2}';
const mobile: Rule = {
  pattern: new RegExp(
    `${begin}\\(?(?:${abroad}|0[ .-]?)1[ .-]?[016789](?:${between}\\d){7,8}(?!\\d)(?! ?(?:원|건|명))`,
    'g',
  ),
  kindOf: () => 'phone',
};
const inWords = '[공영일이삼사오육칠팔구]';
const mobileInWords: Rule = {
  pattern: new RegExp(`[공영]일[공영일육칠팔구](?:[ .-]{0,2}${inWords}){7,8}(?!${inWords})`, 'g'),
  kindOf: () => 'phone',
};
const area = '(?:2|3[1-3]|4[1-4]|5[1-5]|6[1-4]|70|50\\d?)';
const landLine: Rule = {
  pattern: new RegExp(
    `${begin}\\(?(?:${abroad}|0)${area}${between}\\d{3,4}[ .-]{0,3}\\d{4}${end}(?! ?(?:원|건|명))`,
    'g',
  ),
  kindOf: () => 'phone',
};

const card: Rule = {
  pattern: new RegExp(
    `${begin}(?:\\d{4}(?: ?[-] ?\\d{4}){3}|[2-69]\\d{3}(?:[ .-]{0,3}\\d{4}){3}|3[47]\\d{2}[ -]{1,3}\\d{6}[ -]{1,3}\\d{5})${end}(?! ?원)`,
    'g',
  ),
  kindOf: () => 'card',
};

/** An account number has no form of its own; the word before it tells. */
const account: Rule = {
  pattern: new RegExp(`${begin}\\d{2,}(?: ?- ?\\d{1,}){0,4}${end}(?! ?원)`, 'g'),
  kindOf: ({ 0: whole, index }, plain) => {
    const count = whole.replace(/\D/g, '').length;
    const before = plain.slice(Math.max(0, index - 20), index);
    if (count < 10 || count > 16 || /사업자|법인\s?등록/u.test(before)) return null;
    return /계좌|통장|은행|뱅크|농협|수협|신협|새마을금고|우체국|증권|입금/u.test(before) ? 'account' : null;
  },
};

const rules: readonly Rule[] = [email, registration, mobile, mobileInWords, landLine, card, account];
