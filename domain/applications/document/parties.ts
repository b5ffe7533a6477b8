import type { Material } from '../basis.ts';
import { written } from '../basis.ts';
import type { WrittenField } from '../fields.ts';
import type { Block, Box } from './document.ts';
import { blank, dayOrBlank, orBlank, said, sentence } from './sentence.ts';

/** What the two sides are called in this document. */
export type Sides = { readonly applicant: string; readonly other: string };

const box = (label: string, material: Material, field: WrittenField, what: string): Box => ({
  label,
  filled: sentence`${orBlank(written(material, field), what)}`,
});

/** Who applies, and against whom. */
export const parties = (material: Material, { applicant, other }: Sides): readonly Block[] => [
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
  { kind: 'heading', text: `${other} (사용자)` },
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
];

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
