import { fittingEvidence, type Material } from '../basis.ts';
import type { Block } from './document.ts';
import { blank, law, said, sentence } from './sentence.ts';

/** The evidence, and that more may follow. */
export const evidence = (material: Material): readonly Block[] => [
  { kind: 'heading', text: '증거' },
  evidenceList(material),
  { kind: 'paragraph', sentences: [sentence`${law('증거는 추후 보완하겠습니다.')}`] },
];

/** What the person names, a line each; until they do, the papers that fit their answers. */
const evidenceList = (material: Material): Block => {
  const own = material.fields.evidence;
  const named =
    own === undefined
      ? fittingEvidence(material)
      : linesOf(own).map((value) => ({ value, from: { field: 'evidence' } as const }));
  const sentences =
    named.length === 0
      ? [sentence`${blank('함께 내는 증거의 이름을')}`]
      : named.map(({ value, from }) => sentence`${said(value, from)}`);
  return { kind: 'list', numbered: 'evidence', sentences };
};

export const linesOf = (text: string): readonly string[] =>
  text
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '');

/** What can be added to the list with a press: the papers that fit, and what people often have beside them. */
export const usualEvidence = (material: Pick<Material, 'answers' | 'today'>): readonly string[] => [
  ...fittingEvidence(material).map(({ value }) => value),
  '동료의 사실확인서',
];
