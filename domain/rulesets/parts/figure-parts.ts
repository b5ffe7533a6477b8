import type { RulesetContent } from '../ruleset.ts';
import { part, percent, type RulesetPart } from './part.ts';

const noticeNames: Readonly<Record<string, string>> = {
  paper: '종이',
  email: '이메일',
  vague: '이유나 날짜가 분명하지 않은 글',
  messenger: '메신저·문자',
  spoken: '말',
  not_yet: '아직 통보받지 않음',
  resigned: '사직서',
};

/** In one order, whatever order the ruleset was stored in. */
const noticeInWords = (multipliers: Readonly<Record<string, number>>): readonly string[] =>
  Object.entries(multipliers)
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([value, ratio]) => `${noticeNames[value] ?? value} ×${ratio}`);

export const figureParts = (ruleset: RulesetContent): readonly RulesetPart[] => {
  const { published, priorStrength, noticeMultipliers, clamp, scale, uncertainty, employerSees } = ruleset;
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
    ...(scale
      ? [
          part('figure/scale', '배수', '배수가 곱해지는 값', {
            값: scale === 'odds' ? '오즈 (이길 가능성 ÷ 질 가능성)' : '이길 가능성',
          }),
        ]
      : []),
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
