import { groundGroups } from './ground-groups.ts';
import { routeNames } from './route-names.ts';
import type { Conditions, GroundGroup, IntakeQuestion, Item, RulesetContent, Section } from './ruleset.ts';
import {
  groundName,
  outcomeInWords,
  precedentInWords,
  typeNames,
  type Wording,
  wordingOf,
} from './ruleset-in-words.ts';

/** One thing of a ruleset with all that it says, fact by fact, so that two rulesets can be compared. */
export type RulesetPart = {
  readonly subject: string;
  readonly where: string;
  readonly title: string;
  readonly facts: Readonly<Record<string, string>>;
};

/** Every part of a ruleset, in its order: nothing of a ruleset is left out, which a test holds. */
export const partsOf = (ruleset: RulesetContent): readonly RulesetPart[] => {
  const wording = wordingOf(ruleset);
  return [
    part('intro', '처음 화면', '소개 글', { '기본 진단': ruleset.intro.basic, '상세 진단': ruleset.intro.detail }),
    ...ruleset.intake.map((question) => intakePart(question, wording)),
    ...ruleset.sections.flatMap((section) => sectionParts(section, wording)),
    ...routeParts(ruleset, wording),
    ...pointParts(ruleset, wording),
    ...knowledgeParts(ruleset, wording),
    ...figureParts(ruleset),
    ...(ruleset.statuteChecks ?? []).map(({ law, checkedOn, note, toConfirm = [] }) =>
      part(`statute/${law}`, '법령 대조', law, {
        '대조한 날': checkedOn ?? '아직 없음',
        내용: note,
        '확인할 것': toConfirm.join(', '),
      }),
    ),
  ];
};

/** Without the noise of floating point. */
const percent = (share: number): string => `${Number((share * 100).toFixed(2))}%`;

type Fact = string | number | undefined | readonly string[];

/** Facts without a value are left out. */
const part = (subject: string, where: string, title: string, facts: Readonly<Record<string, Fact>>): RulesetPart => ({
  subject,
  where,
  title,
  facts: Object.fromEntries(
    Object.entries(facts).flatMap(([name, value]) => {
      const text = Array.isArray(value) ? value.join('\n') : String(value ?? '');
      return text === '' ? [] : [[name, text]];
    }),
  ),
});

const intakePart = (question: IntakeQuestion, wording: Wording): RulesetPart => {
  const { key, numbering, title, type, choices = [], optional, custom, min, max, minuteStep, special } = question;
  return part(key, `기본 질문 ${numbering}번`, title, {
    질문: title,
    번호: numbering,
    답: typeNames[type],
    선택지: choices.map(({ label, hint, value }) => `${label}${hint ? ` (${hint})` : ''} [${value}]`),
    '숨기는 선택지': choices.flatMap(({ label, hiddenWhen }) =>
      hiddenWhen ? [`${label}: ${wording.conditions(hiddenWhen)}`] : [],
    ),
    '먼저 보이는 선택지': choices.flatMap(({ label, firstWhen }) =>
      firstWhen ? [`${label}: ${wording.conditions(firstWhen)}`] : [],
    ),
    '고르면 끝나는 선택지': choices.filter(({ ends }) => ends).map(({ label }) => label),
    '건너뛸 수 있음': optional ? '예' : undefined,
    '직접 쓰는 길이': custom,
    범위: min === undefined && max === undefined ? undefined : `${min ?? ''}~${max ?? ''}`,
    '분 단위': minuteStep,
    '계산에 쓰임': special ? '예' : undefined,
    안내: question.note,
    '회사에 묻는 말': question.toEmployer?.title,
    '회사에 보이는 안내': employerNote(question.toEmployer?.note),
    '회사에 보이는 선택지': choices.flatMap(({ value, toEmployer }) =>
      toEmployer ? [`${toEmployer.label ?? ''} (${employerNote(toEmployer.hint) ?? ''}) [${value}]`] : [],
    ),
    '묻는 이유': question.why,
    '묻는 때': question.askedWhen && wording.anyOf(question.askedWhen),
    '수치를 본 뒤에 물음': question.afterFigure ? '예' : undefined,
  });
};

/** A note that the employer isn't shown is named as such. */
const employerNote = (note: string | null | undefined): string | undefined => (note === null ? '보이지 않음' : note);

const groupName = (group: GroundGroup): string => groundGroups.find(({ id }) => id === group)?.toWorker ?? group;

const sectionParts = (section: Section, wording: Wording): readonly RulesetPart[] => {
  const { id, title, formalTitle, titleEnglish, items, entryWhenChosenAndFirstNo, openQuestions = [] } = section;
  const where = groundName(id);
  const { toEmployer, condition, inPeoplesWords } = section;
  return [
    part(`titles/${id}`, where, title, {
      제목: title,
      '교과서 이름': formalTitle ?? title,
      '영어 이름': titleEnglish,
      '회사에 보이는 제목': toEmployer?.title,
    }),
    part(`words/${id}`, where, title, {
      '고르는 말': inPeoplesWords?.map(({ group, toWorker }) => `${groupName(group)}: ${toWorker}`),
      '회사가 고르는 말': inPeoplesWords?.map(({ group, toEmployer: words }) => `${groupName(group)}: ${words}`),
    }),
    part(`condition/${id}`, where, title, {
      '해당할 수 있는 사람': condition && (condition.persons ? wording.anyOf(condition.persons) : '모두'),
      '묻는 때': condition && (condition.reasons ? wording.anyOf(condition.reasons) : '언제나'),
      이유: condition?.why,
      법: condition?.law,
    }),
    part(`ground/${id}`, where, title, {
      '찾는 말': section.keywords.join(', '),
      '빼는 말': section.keywordExclude.join(', '),
      '배수 없음': section.ratioMode === 'general' ? '예' : undefined,
      '직접 골랐고 1번이 아니요일 때': entryWhenChosenAndFirstNo && `${entryWhenChosenAndFirstNo}번 문항부터`,
    }),
    part(`sources/${id}`, where, title, {
      조문: section.statutes,
      '판단 기준': section.legalTest,
      판례: section.precedents.map(precedentInWords),
      '판례의 요지': section.precedents.map(
        ({ caseNumber, decidedOn, point, favours, verifiedHow, source }) =>
          `${caseNumber} ${decidedOn ?? ''} [${favours}, ${verifiedHow}] ${point} ${source}`,
      ),
      '정할 것': openQuestions.map(({ numbering, text }) =>
        numbering === undefined ? text : `${numbering}번: ${text}`,
      ),
    }),
    part(`facts/${id}`, where, title, {
      '사실로 적은 답': items.flatMap(({ numbering, asFact }) =>
        asFact ? [`${numbering}번 예: ${asFact.yes} / 아니요: ${asFact.no}`] : [],
      ),
    }),
    ...items.map((item) => itemPart(where, item)),
  ];
};

const itemPart = (where: string, item: Item): RulesetPart =>
  part(item.key, `${where} ${item.numbering}번 문항`, item.title, {
    문항: item.title,
    번호: item.numbering,
    안내: item.note,
    '회사에 묻는 문항': item.toEmployer?.title,
    '회사에 보이는 안내': employerNote(item.toEmployer?.note),
    '묻는 이유': item.why,
    예: outcomeInWords(item.positive),
    아니요: outcomeInWords(item.negative),
    '같은 사실': item.fact,
    민감정보: item.sensitive ? '동의를 받고 물음' : undefined,
  });

const routeParts = ({ routes }: RulesetContent, wording: Wording): readonly RulesetPart[] =>
  routes.map(
    ({ route, body, period, months, daysFromReceipt, outsideFigure, why, closures, concerns, endsWithContract }) =>
      part(`route/${route}`, '다투는 길', routeNames[route], {
        '가는 곳': body,
        기간: period,
        개월: months,
        '서류를 받은 날부터의 날수': daysFromReceipt,
        수치: outsideFigure ? '이 길은 수치에 넣지 않음' : undefined,
        안내: why,
        '닫히는 때': closures.map((closure) => `${wording.conditions(closure.when)}: ${closure.why}`),
        '해당하는 사람': concerns && wording.anyOf(concerns),
        '계약 종료일까지인 때': endsWithContract && `${wording.anyOf(endsWithContract.when)}: ${endsWithContract.why}`,
      }),
  );

const pointParts = ({ points = [], correlated = [] }: RulesetContent, wording: Wording): readonly RulesetPart[] => [
  ...points.map(({ key, when, unless, text, law, floor, why }, place) =>
    part(`point/${key}`, '가장 강한 법적 근거', text, {
      문장: text,
      법: law,
      조건: wording.conditions(when),
      '성립하지 않는 때': unless && wording.anyOf(unless),
      하한: floor === undefined ? undefined : percent(floor),
      이유: why,
      순서: place + 1,
    }),
  ),
  ...correlated.map(({ items, why }) =>
    part(`correlated/${items.join('+')}`, '같은 사정을 묻는 문항', items.map(wording.placeOf).join(', '), {
      문항: items.map(wording.placeOf).join(', '),
      이유: why,
    }),
  ),
];

/** Conditions by what they name and not by their words: those change with the questions' places. */
const identityOf = (conditions: Conditions): string =>
  conditions
    .map((one) => {
      if ('computed' in one) return `${one.computed}=${one.holds}`;
      return 'is' in one ? `${one.question}=${one.is.join()}` : `${one.question}≠${one.isNot.join()}`;
    })
    .join('&');

/** What the intake already knows, and what has no effect by law. */
const knowledgeParts = (
  { derivations, openings, suspensions }: RulesetContent,
  wording: Wording,
): readonly RulesetPart[] => [
  ...derivations.map(({ item, answer, from, when }) => {
    const said = wording.conditions(when);
    return part(
      `derivation/${item}/${answer}/${from}/${identityOf(when)}`,
      '다시 묻지 않는 문항',
      wording.placeOf(item),
      {
        답: answer === 'yes' ? '예' : '아니요',
        근거: wording.placeOf(from),
        조건: said,
      },
    );
  }),
  ...openings.map(({ opens, from, when }) => {
    const said = wording.conditions(when);
    return part(`opening/${opens}/${from}/${identityOf(when)}`, '기본 질문이 여는 사유', groundName(opens), {
      근거: wording.placeOf(from),
      조건: said,
    });
  }),
  ...suspensions.map(({ questions, when, why }) => {
    const said = wording.conditions(when);
    const about = questions.map(wording.placeOf).join(', ');
    return part(`suspension/${questions.join('+')}/${identityOf(when)}`, '반영하지 않는 답', about, {
      조건: said,
      이유: why,
    });
  }),
];

const noticeNames: Readonly<Record<string, string>> = {
  paper: '종이',
  email: '이메일',
  messenger: '메신저·문자',
  spoken: '말',
};

/** In one order, whatever order the ruleset was stored in. */
const noticeInWords = (multipliers: Readonly<Record<string, number>>): readonly string[] =>
  Object.entries(multipliers)
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([value, ratio]) => `${noticeNames[value] ?? value} ×${ratio}`);

const figureParts = (ruleset: RulesetContent): readonly RulesetPart[] => {
  const { published, priorStrength, noticeMultipliers, clamp, uncertainty, employerSees } = ruleset;
  return [
    part('figure/published', '수치의 출발', '공표된 인정률', {
      인정률: percent(published.rate),
      무게: `${published.weight}건`,
      출처: published.source,
      화해율: published.settled === undefined ? undefined : percent(published.settled),
    }),
    part('figure/prior-strength', '수치의 출발', '적은 사건을 당기는 힘', { 힘: `${priorStrength}건` }),
    part('figure/notice', '배수', '통보 방식', {
      배수: noticeInWords(noticeMultipliers),
    }),
    part('figure/clamp', '수치의 한계', '보여 주는 범위', { 범위: `${percent(clamp.low)}~${percent(clamp.high)}` }),
    ...(uncertainty
      ? [
          part('figure/uncertainty', '수치의 한계', '배수의 불확실성', {
            배수마다: percent(uncertainty.perMultiplier),
            이유: uncertainty.why,
          }),
        ]
      : []),
    part('figure/employer', '수치의 한계', '회사에 보여 주는 것', {
      수치: employerSees === 'risk' ? '부당해고로 인정될 위험' : '회사가 이길 가능성',
    }),
  ];
};
