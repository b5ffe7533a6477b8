import { type Block, type PolicyDocument, places, type Table, textsOf } from '../policy-document.ts';
import { isConsentText, type PolicyName } from '../policy-names.ts';

const blocksOf = ({ intro, sections }: PolicyDocument): readonly Block[] => [
  ...intro,
  ...sections.flatMap(({ body }) => body),
];
const tablesOf = (document: PolicyDocument): readonly Table[] =>
  blocksOf(document).flatMap((block) => (block.kind === 'table' ? [block] : []));
const hasTable = (document: PolicyDocument, ...columns: readonly string[]): boolean =>
  tablesOf(document).some(({ head, rows }) => rows.length > 0 && columns.every((column) => head.includes(column)));

/**
 * What a text still lacks before it can be published, in sentences. A consent needs its purpose, data, period and the right to
 * refuse (개인정보 보호법 제15조 제2항, 제23조 제1항 제1호); the privacy policy needs the periods and the processors (같은 법 제30조
 * 제1항 제2호·제5호); the terms need nothing by name (약관의 규제에 관한 법률 제3조 asks that they be legible).
 */
export const missingIn = (name: PolicyName, document: PolicyDocument): readonly string[] => {
  const texts = textsOf(document);
  const unknown = [...new Set(texts.flatMap((text) => text.match(/\{[^}]*\}/g) ?? []))].filter(
    (found) => !places.some((place) => found === `{${place}}`),
  );
  const nameless = tablesOf(document).some(({ caption }) => caption === '');
  return [
    ...(document.title === '' ? ['첫 줄에 ‘# 제목’을 적어 주세요.'] : []),
    ...(document.sections.length === 0 ? ['‘## 제목’으로 시작하는 부분을 하나 이상 적어 주세요.'] : []),
    ...(document.sections.some(({ body }) => body.length === 0) ? ['내용이 없는 부분이 있어요.'] : []),
    ...(nameless ? ['표 앞 줄에 ‘표: 무엇을 적은 표인지’를 적어 주세요.'] : []),
    ...unknown.map((found) => `${found}: 채울 수 없는 자리예요.`),
    ...(isConsentText(name) && !hasTable(document, '목적', '항목', '보관 기간')
      ? ['목적, 항목, 보관 기간을 적은 표가 있어야 해요.']
      : []),
    ...(isConsentText(name) && !texts.some((text) => /동의하지 않을 수 있/.test(text))
      ? ['동의하지 않을 수 있다는 것과 그 불이익을 적어 주세요.']
      : []),
    ...(name === 'privacy' && !hasTable(document, '목적', '항목', '보관 기간')
      ? ['목적, 항목, 보관 기간을 적은 표가 있어야 해요.']
      : []),
    ...(name === 'privacy' && !hasTable(document, '맡는 곳') ? ['일을 맡는 곳(수탁자)을 적은 표가 있어야 해요.'] : []),
  ];
};
