import { type Material, type Source, written } from '../basis.ts';
import type { WrittenField } from '../fields.ts';
import type { Block, Box } from './document.ts';
import { blank, dayOrBlank, orBlank, said, sentence } from './sentence.ts';

/** What the two sides are called in this document. */
export type Sides = {
  readonly applicant: string;
  readonly other: string;
  /** Wages and pay in place of notice are asked of the company alone that employs them. */
  readonly employerAlone?: true;
};

const box = (label: string, material: Material, field: WrittenField, what: string): Box => ({
  label,
  filled: sentence`${orBlank(written(material, field), what)}`,
});

/** Who applies, and against whom. */
export const parties = (material: Material, { applicant, other, employerAlone }: Sides): readonly Block[] => {
  const isBoth = employerAlone !== true && clientIsSued(material);
  return [
    { kind: 'heading', text: `${applicant} (근로자)` },
    {
      kind: 'boxes',
      boxes: [
        box('성명', material, 'name', '성명을'),
        { label: '생년월일', filled: sentence`${dayOrBlank(written(material, 'birthDate'), '생년월일을')}` },
        box('주소', material, 'address', '주소를'),
        box('연락처', material, 'phone', '연락받을 전화번호를'),
        box('담당 업무(부서·직위)', material, 'duty', '담당한 업무를'),
      ],
    },
    { kind: 'heading', text: isBoth ? `${other} 1 (사용자: 소속 업체)` : `${other} (사용자)` },
    {
      kind: 'boxes',
      boxes: [
        box('사업체 이름', material, 'companyName', '회사 이름을'),
        box('대표자', material, 'representative', '대표자 이름을'),
        box('주소', material, 'companyAddress', '회사 주소를'),
        box('연락처', material, 'companyPhone', '회사 전화번호를'),
        box('사업의 종류', material, 'businessKind', '업종을'),
        { label: '상시 근로자 수', filled: sentence`${workers(material)}` },
        ...workplace(material),
      ],
    },
    ...(isBoth ? client(material, other) : []),
  ];
};

const client = (material: Material, other: string): readonly Block[] => [
  { kind: 'heading', text: `${other} 2 (실제로 일한 회사)` },
  {
    kind: 'boxes',
    boxes: [
      box('사업체 이름', material, 'clientName', '실제로 일한 회사의 이름을'),
      box('대표자', material, 'clientRepresentative', '실제로 일한 회사의 대표자 이름을'),
      box('주소', material, 'clientAddress', '실제로 일한 회사의 주소를'),
    ],
  },
];

/** The answer that says that the person belongs to another company than the one they worked for; null: none does. */
export const sentByOtherFirm = ({ answers, stated }: Pick<Material, 'answers' | 'stated'>): Source | null => {
  if (answers.get('intake/contract') === 'dispatched') return { answer: 'intake/contract' };
  const other = 'detail-4/belongs-to-other-firm';
  return stated.get(other) === 'yes' ? { answer: other } : null;
};

/** The company that employs them and the one that they worked for are both named, if the person wants no less. */
export const clientIsSued = (material: Pick<Material, 'answers' | 'stated' | 'fields'>): boolean => {
  const againstOwnAlone = material.answers.get('detail-4/against-client') === 'no';
  const wanted = material.fields.respondents ?? (againstOwnAlone ? 'own_company' : 'both');
  return sentByOtherFirm(material) !== null && wanted === 'both';
};

export const workers = ({ answers }: Pick<Material, 'answers'>) => {
  const count = answers.get('intake/workers');
  return typeof count === 'number'
    ? said(`${count.toLocaleString('ko-KR')}명`, { answer: 'intake/workers' })
    : blank('직원이 몇 명인지를');
};

/** Named only where it is another place than the company's address. */
const workplace = (material: Material): readonly Box[] => {
  const known = written(material, 'workplace');
  return known === null ? [] : [{ label: '사업장(일한 곳)', filled: sentence`${said(known.value, known.from)}` }];
};

/** The day, the signature and whom it is addressed to. */
export const signature = (material: Material, applicant: string, addressee: Block): readonly Block[] => [
  {
    kind: 'centred',
    sentences: [
      sentence`${dayOrBlank(written(material, 'filedOn'), '내는 날을')}`,
      sentence`${{ text: applicant }}  ${orBlank(written(material, 'name'), '성명을')}  (서명 또는 인)`,
    ],
  },
  addressee,
];
