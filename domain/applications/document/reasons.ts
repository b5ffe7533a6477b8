import { choiceAnswered, type Material, written } from '../basis.ts';
import type { FactPart } from '../facts/fact.ts';
import { factOf } from '../facts/facts.ts';
import { actOf } from './act.ts';
import { burden } from './burden.ts';
import type { Block } from './document.ts';
import { employmentIs, sides } from './employment.ts';
import { linesOf } from './evidence.ts';
import { clientIsSued } from './parties.ts';
import { blank, dayOrBlank, law, type Piece, type Sentence, said, sentence } from './sentence.ts';

/** The reasons of the application as an outline: what the answers say, and the places where the person goes on. */
export const reasons = (material: Material): readonly Block[] => [
  ...part('1. 당사자', [sides(material)]),
  ...part('2. 근로관계', [[...employmentIs(material), ...facts(material, 'employment')]]),
  ...part('3. 해고에 이른 경위', [
    [howItWasSaid(material), ...groundNamed(material), ...facts(material, 'course')],
    ...own(material, 'course', '해고에 이르기까지 있었던 일을 날짜 순서로'),
  ]),
  ...part('4. 해고 절차가 부당한 점', [
    [...onlySpoken(material), ...facts(material, 'procedure')],
    ...own(material, 'procedure', '소명 기회나 징계위원회처럼 해고 절차에서 잘못된 점을'),
  ]),
  ...part('5. 해고 사유가 부당한 점', [
    facts(material, 'grounds'),
    ...own(material, 'grounds', '회사가 말한 해고 사유가 사실과 다르거나 지나친 까닭을'),
    burden(material),
  ]),
  ...part('6. 결론', [[conclusion(material), ...jointHearing(material)]]),
];

const part = (text: string, paragraphs: readonly (readonly Sentence[])[]): readonly Block[] => [
  { kind: 'heading', text, level: 'part' },
  ...paragraphs
    .filter((sentences) => sentences.length > 0)
    .map((sentences): Block => ({ kind: 'paragraph', sentences })),
];

/** The person's own words, a paragraph for each of their lines; without any, the place for them. */
export const own = (
  material: Material,
  field: 'course' | 'procedure' | 'grounds',
  what: string,
): readonly (readonly Sentence[])[] => {
  const known = written(material, field);
  if (known === null) return [[sentence`${blank(what)}`]];
  return linesOf(known.value).map((line) => [sentence`${said(line, known.from)}`]);
};

const saidByForm: Readonly<Record<string, string>> = {
  'detail-4/belongs-to-other-firm': 'dispatched',
  'detail-5/dismissed-as-officer': 'executive',
};

/** The answers' sentences of one part that the person keeps. Asked in two sections, a fact is said once. */
export const facts = (material: Material, wanted: FactPart): readonly Sentence[] => {
  const keysOf = new Map<string, string[]>();
  for (const [key, value] of material.stated) {
    if (key === 'detail-4/against-client' && !clientIsSued(material)) continue;
    // The form of employment has said it already.
    if (saidByForm[key] === material.answers.get('intake/contract')) continue;
    const fact = factOf(key, value);
    if (fact?.part === wanted) keysOf.set(fact.text, [...(keysOf.get(fact.text) ?? []), key]);
  }
  const omitted = new Set(material.fields.omitted ?? []);
  return [...keysOf]
    .filter(([, keys]) => !keys.some((key) => omitted.has(key)))
    .map(([text, keys]) => ({ text, from: keys.map((answer) => ({ answer })), blanks: [] }));
};

const ways: Readonly<Record<string, string>> = {
  paper: '서면으로',
  email: '이메일로',
  vague: '사유와 시기를 구체적으로 적지 않은 문서로',
  messenger: '메신저나 문자 메시지로',
  spoken: '말로',
};

const wayOf = (material: Material): Piece | null => {
  const notice = choiceAnswered(material, 'intake/notice');
  const way = notice && ways[notice.value];
  return notice && way ? said(way, notice.from) : null;
};

const howItWasSaid = (material: Material): Sentence => {
  if (material.answers.get('intake/notice') === 'not_yet')
    return sentence`${said('신청인은 회사에서 아직 해고를 통보받지 못하였습니다.', { answer: 'intake/notice' })}`;
  if (material.answers.get('intake/notice') === 'resigned')
    return sentence`${said('근로관계는 신청인이 사직서를 쓰거나 퇴사에 동의하는 형식으로 끝났습니다.', { answer: 'intake/notice' })}`;
  const day = dayOrBlank(written(material, 'noticedOn'), '통보받은 날을');
  const way = wayOf(material) ?? blank('어떻게 통보받았는지를');
  const act = actOf(material);
  return sentence`회사는 ${day}에 ${way} ${said(act.object, act.from)} 통보하였습니다.`;
};

/** The company's reasons by the section that is asked about them. */
const groundNames: Readonly<Record<string, string>> = {
  'detail-1': '채용내정 취소',
  'detail-2': '수습(시용) 평가',
  'detail-3': '계약기간 만료',
  'detail-4': '파견·용역·위탁 계약의 종료',
  'detail-5': '임원 해임',
  'detail-6': '정년',
  'detail-7': '회사의 형편',
  'detail-8': '사직 또는 합의 퇴직',
  'detail-9': '근무 태도(지각·조퇴·결근)',
  'detail-10': '무단결근',
  'detail-11': '업무 지시나 인사명령의 불이행',
  'detail-12': '겸직',
  'detail-13': '회사 자료나 비밀의 유출',
  'detail-14': '신고와 관련된 사유',
  'detail-15': '이력서의 허위 기재',
  'detail-16': '당연퇴직',
  'detail-17': '경영상의 이유',
  'detail-18': '사업이나 부서의 폐지',
  'detail-19': '음주운전',
  'detail-20': '직장 내 괴롭힘·성희롱과 관련된 사유',
  'detail-21': '업무능력 부족(저성과)',
  'detail-22': '직장 질서 문란',
};

/** Left out where a fact says it already. */
const groundNamed = (material: Material): readonly Sentence[] => {
  const ground = choiceAnswered(material, 'intake/ground');
  if (ground === null) return [sentence`회사가 든 해고 사유는 ${blank('회사가 말한 해고 사유를')}입니다.`];
  if (ground.value === 'not_told') return [sentence`${said('회사는 해고 사유를 알려 주지 않았습니다.', ground.from)}`];
  const isSaid = [...material.stated].some(
    ([key, value]) => key.startsWith(`${ground.value}/`) && factOf(key, value)?.part === 'course',
  );
  const name = groundNames[ground.value];
  if (isSaid) return [];
  return name === undefined
    ? [sentence`회사가 든 해고 사유는 ${blank('회사가 말한 해고 사유를')}입니다.`]
    : [sentence`회사가 든 해고 사유는 ${said(`‘${name}’`, ground.from)}입니다.`];
};

/** Where no section asked for the written notice: paper comes before the other ways in the question, so there was none. */
const onlySpoken = (material: Material): readonly Sentence[] => {
  const notice = material.answers.get('intake/notice');
  const way = wayOf(material);
  const isAsked = [...material.answers.keys()].some((key) => /\/(any-)?written-notice$/.test(key));
  // A term or a working life that ends by itself needs no written notice (대법원 2021두45114).
  const endsByItself = material.answers.has('detail-3/renewal-rule') || material.answers.has('detail-6/rehiring-rule');
  if (way === null || isAsked || endsByItself || (notice !== 'messenger' && notice !== 'spoken')) return [];
  return [
    sentence`해고는 그 사유와 시기를 서면으로 통지하여야 효력이 있습니다(근로기준법 제27조). 그런데 회사는 ${way} 통보하였을 뿐 서면으로 통지하지 않았습니다.`,
  ];
};

const conclusion = (material: Material): Sentence => {
  const act = actOf(material);
  return sentence`따라서 이 사건 ${said(act.topic, act.from)} 정당한 이유가 없어 부당하므로(근로기준법 제23조 제1항), 신청 취지와 같은 구제명령을 구합니다.`;
};

/** An unfair labour practice is disputed before the same commission, of the same dismissal (노동조합법 제82조). */
const jointHearing = ({ basis }: Material): readonly Sentence[] =>
  basis.routes.some(({ route, open }) => route === 'unfair_labour_practice' && open)
    ? [sentence`${law('같은 해고에 대한 부당노동행위 구제신청이 있으면 두 사건을 병합하여 심리하여 주시기 바랍니다.')}`]
    : [];
