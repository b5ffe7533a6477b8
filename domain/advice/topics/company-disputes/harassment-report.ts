import type { Facts } from '../../understanding/facts.ts';
import { isUndisputed, refusal } from '../company/company-when.ts';
import type { Topic } from '../topic.ts';
import { isSmall, no } from '../when.ts';

const isReport = ({ protectedBy, question }: Facts): boolean =>
  (protectedBy.has('harassment') || protectedBy.has('sexual_harassment') || /괴롭|성희롱|추행|갑질/u.test(question)) &&
  !/고객|손님|민원인/u.test(question) &&
  /신고|접수|고충|피해\s?(?:직원|자|사실)|제보|진정|말했|알렸/u.test(question);

const moves = (question: string): boolean =>
  /옮기|옮겨|다른\s?(?:지점|부서|팀|곳|매장)|전보|발령|휴가|재택|분리|자리를?\s?바꾸/u.test(question);
const hushes = (question: string): boolean =>
  /조용히|덮|넘어가|없던\s?일|조사(?:를|는)?\s?(?:안|꼭|해야|미루)|취하|합의하(?:게|라)|화해시|모른\s?척/u.test(
    question,
  );
const dismisses = (question: string): boolean =>
  /해고|내보내|자르|짜르|그만두|권고\s?사직|재계약|계약\s?만료/u.test(question);

/** A report of bullying or of sexual harassment lies on the table, and nobody is to be dismissed: what has to be done with it. */
export const harassmentReport: Topic = {
  id: 'harassment-report',
  title: '괴롭힘·성희롱 신고를 받았을 때(회사)',
  askedBy: 'employer',
  alone: true,
  fits: (facts) =>
    isUndisputed(facts) &&
    isReport(facts) &&
    !dismisses(facts.question) &&
    (moves(facts.question) || hushes(facts.question) || /어떻게|절차|뭐부터|뭘\s?해야|무엇을/u.test(facts.question))
      ? 3
      : 0,
  first: (facts) => {
    const deny = no(facts) || refusal(facts);
    const isSexual = facts.protectedBy.has('sexual_harassment');
    if (isSmall(facts) && !isSexual)
      return '직원이 5명 미만이면 괴롭힘 조사 규정은 적용되지 않지만, 신고한 직원을 불리하게 옮기지 말고 사실부터 확인하는 것이 안전해요.';
    return moves(facts.question)
      ? `${deny}신고한 직원을 그 뜻에 반해 옮기면 안 되고, 먼저 지체 없이 조사하며 원하는 보호를 물어야 해요.`
      : hushes(facts.question)
        ? `${deny}신고를 받으면 지체 없이 객관적으로 조사해야 하고, 덮거나 거두게 하면 안 돼요.`
        : '신고를 받으면 지체 없이 객관적으로 조사하고, 그동안 신고한 직원을 그 뜻에 맞게 보호해야 해요.';
  },
  today: () => [
    '신고한 직원에게 떨어져 일하기, 유급휴가처럼 원하는 보호를 글로 묻고 그 뜻대로 하세요. 옮긴다면 가해자로 지목된 쪽을 먼저 검토하세요.',
    '조사할 사람과 날짜를 정해 신고한 직원부터 듣고, 두 사람을 한자리에 부르지 마세요.',
    '조사에 참여한 사람에게 비밀을 지키도록 서약을 받고, 신고를 거두라고 하지 마세요.',
  ],
  week: () => [
    '사실이 확인되면 피해 직원의 의견을 들은 뒤 가해자의 징계나 자리 이동을 정하고 결과를 알리세요.',
    '조사 기록과 조치를 날짜대로 보관하고, 판단이 어려우면 바깥의 노무사에게 조사를 맡기세요.',
  ],
  law: (facts) =>
    facts.protectedBy.has('sexual_harassment')
      ? [
          {
            say: '성희롱 신고를 받으면 지체 없이 조사하고, 피해자를 그 뜻에 반하지 않게 보호하며, 확인되면 가해자를 징계하는 것 같은 조치를 해야 해요.',
            law: '남녀고용평등법 제14조',
          },
          {
            say: '신고한 사람이나 피해자를 불리하게 대하면 3년 이하의 징역이나 3천만 원 이하의 벌금이에요.',
            law: '남녀고용평등법 제14조 제6항, 제37조 제2항',
          },
          { say: '조사하며 알게 된 비밀은 피해자의 뜻에 반해 알리면 안 돼요.', law: '남녀고용평등법 제14조 제7항' },
        ]
      : [
          {
            say: '괴롭힘 신고를 받으면 지체 없이 객관적으로 조사해야 하고, 조사하는 동안 피해자의 뜻에 반하는 조치를 하면 안 돼요. 5명 이상인 곳에 적용돼요.',
            law: '근로기준법 제76조의3 제2항, 제3항',
          },
          {
            say: '신고한 사람이나 피해자를 해고하거나 불리하게 대하면 3년 이하의 징역이나 3천만 원 이하의 벌금이에요.',
            law: '근로기준법 제76조의3 제6항, 제109조',
          },
          { say: '조사하며 알게 된 비밀은 피해자의 뜻에 반해 알리면 안 돼요.', law: '근로기준법 제76조의3 제7항' },
        ],
  asks: () => [
    {
      ask: '신고한 직원이 원하는 보호를 물어보았나요?',
      choices: [
        { say: '원하는 보호를 물어봤어요', then: '그러면 그 뜻을 글로 남기고 그대로 한 뒤 조사를 바로 시작하세요.' },
        { say: '아직 물어보지 않았어요', then: '오늘 글로 묻고, 답을 받기 전에는 자리를 옮기지 마세요.' },
      ],
    },
    { ask: '누가 조사하고 언제 시작하나요?' },
  ],
};
