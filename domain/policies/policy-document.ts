/** A text as it is shown: headings, paragraphs, lists, tables. Only plain text stands in it, so nothing of it can be markup. */
export type PolicyDocument = {
  readonly title: string;
  /** What stands before the first section; its first paragraph is the lead. */
  readonly intro: readonly Block[];
  readonly sections: readonly { readonly title: string; readonly body: readonly Block[] }[];
};

export type Block =
  | { readonly kind: 'paragraph' | 'heading' | 'quote'; readonly text: string }
  | { readonly kind: 'list'; readonly ordered: boolean; readonly items: readonly string[] }
  | Table;
export type Table = {
  readonly kind: 'table';
  /** A description of its content, for people who can't see it. */
  readonly caption: string;
  readonly head: readonly string[];
  readonly rows: readonly (readonly string[])[];
};

/** `{name}` and so on in a text stand for the firm's own details, which a setting changes and not a new version. */
export const places = ['name', 'representative', 'phone', 'email', 'address', 'privacyOfficer', 'hosting'] as const;
type Place = (typeof places)[number];

const unknown: Readonly<Record<Place, string>> = {
  name: '노무체크를 운영하는 회사',
  representative: '회사의 대표',
  phone: '화면 아래에 적힌 전화번호',
  email: '화면 아래에 적힌 이메일',
  address: '화면 아래에 적힌 주소',
  privacyOfficer: '아직 적지 않았어요. 화면 아래의 전화나 이메일로 물어보세요',
  hosting: '아직 적지 않았어요. 화면 아래의 전화나 이메일로 물어보세요',
};

/** A text with the firm's details filled in; while a detail is unknown, general words take its place. */
export const filledIn = (text: string, firm: Readonly<Partial<Record<Place, string>>>): string =>
  places.reduce((filled, place) => filled.replaceAll(`{${place}}`, firm[place] || unknown[place]), text);

/** Every sentence of a document, in order. */
export const textsOf = ({ title, intro, sections }: PolicyDocument): readonly string[] => [
  title,
  ...intro.flatMap(textsOfBlock),
  ...sections.flatMap((section) => [section.title, ...section.body.flatMap(textsOfBlock)]),
];

const textsOfBlock = (block: Block): readonly string[] => {
  if (block.kind === 'list') return block.items;
  return block.kind === 'table' ? [block.caption, ...block.head, ...block.rows.flat()] : [block.text];
};
