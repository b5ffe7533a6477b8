import type { Firm } from '@nomucheck/domain/kernel/contract/site.ts';

/** The information that the law requires before a consent (개인정보 보호법 제15조, 제22조, 제23조). */
export type ConsentTerms = {
  readonly uses: readonly {
    readonly purpose: string;
    readonly items: string;
    /** How long the data is kept. */
    readonly period: string;
  }[];
  /** The right to refuse, and the consequence. */
  readonly refusal: string;
};

export type Block = string | { readonly list: readonly string[] } | Table;
export type Table = {
  /** A description of its content, for people who can't see it. */
  readonly caption: string;
  readonly head: readonly string[];
  readonly rows: readonly (readonly string[])[];
};

/** A text that people agree to. A published text is never changed: a new text is a new version beside it. */
export type PolicyDocument = {
  readonly title: string;
  readonly lead: string;
  /** Only for a consent that is asked for separately. */
  readonly terms?: ConsentTerms;
  readonly sections: readonly { readonly title: string; readonly body: readonly Block[] }[];
};

/** Placeholders of the texts: `{name}`, `{representative}`, `{phone}`, `{email}`, `{address}` of the firm. */
const places = [
  'name',
  'representative',
  'phone',
  'email',
  'address',
  'privacyOfficer',
  'hosting',
] as const satisfies readonly (keyof Firm)[];

/** A text with the firm's details filled in; while a detail is unknown, general words take its place. */
export const filledIn = (text: string, firm: Partial<Firm>): string =>
  places.reduce((filled, place) => filled.replaceAll(`{${place}}`, firm[place] || unknown[place]), text);

const unknown: Readonly<Record<(typeof places)[number], string>> = {
  name: '노무체크를 운영하는 회사',
  representative: '회사의 대표',
  phone: '화면 아래에 적힌 전화번호',
  email: '화면 아래에 적힌 이메일',
  address: '화면 아래에 적힌 주소',
  privacyOfficer: '아직 적지 않았어요. 화면 아래의 전화나 이메일로 물어보세요',
  hosting: '아직 적지 않았어요. 화면 아래의 전화나 이메일로 물어보세요',
};

/** Every sentence of a document, in order. */
export const textsOf = ({ title, lead, terms, sections }: PolicyDocument): readonly string[] => [
  title,
  lead,
  ...(terms ? [...terms.uses.flatMap(({ purpose, items, period }) => [purpose, items, period]), terms.refusal] : []),
  ...sections.flatMap((section) => [section.title, ...section.body.flatMap(textsOfBlock)]),
];

const textsOfBlock = (block: Block): readonly string[] => {
  if (typeof block === 'string') return [block];
  return 'list' in block ? block.list : [block.caption, ...block.head, ...block.rows.flat()];
};
