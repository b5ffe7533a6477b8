import { fileOnline } from '../lines.ts';
import type { Topic } from '../topic.ts';

/** The offer was cancelled before the first day of work (채용내정). */
export const offerWithdrawn: Topic = {
  id: 'offer-withdrawn',
  title: '합격(채용내정) 취소',
  askedBy: 'employee',
  fits: ({ contract, says, stage }) =>
    stage === 'not_filed' &&
    (contract === 'offer' || says('합격 취소', '채용취소', '채용 취소', '채용내정', '입사 취소', '입사취소'))
      ? 2
      : 0,
  sections: ['detail-1'],
  first: ({ size }) =>
    size === 'under_five'
      ? '직원이 5명 미만이면 노동위원회에서 다투기는 어렵지만, 합격을 믿고 잃은 것의 손해배상은 법원에서 따져 볼 수 있어요.'
      : '합격 통보를 받았다면 취소도 해고처럼 다툴 수 있고, 5명 이상인 곳이면 취소를 들은 날부터 3개월 안에 구제신청을 하면 돼요.',
  today: () => [
    '합격을 알린 메일이나 문자, 채용공고, 연봉과 출근일을 정한 대화, 취소 통지를 모두 저장하세요.',
    '회사에 “채용 취소에 동의하지 않으며 정해진 날에 출근하겠습니다. 취소한다면 그 이유를 서면으로 알려 주세요.”라고 글로 보내세요.',
    '취소에 동의한다거나 이의가 없다는 답은 하지 마세요.',
  ],
  week: ({ size }) => [
    '전 회사의 퇴사일과 사직서, 포기한 다른 합격처럼 이 합격을 믿고 잃은 것의 자료를 모으세요.',
    '전 회사에 아직 퇴사 처리가 끝나지 않았다면 다시 다닐 수 있는지 오늘 물어보세요.',
    size !== 'under_five' && fileOnline,
  ],
  law: ({ size }) => [
    size !== 'under_five' && {
      say: '합격 통보로 근로계약이 이미 이루어졌다고 보아, 취소에도 정당한 이유가 있어야 해요.',
      law: '근로기준법 제23조 제1항',
    },
    size !== 'under_five' && {
      say: '취소를 들은 날부터 3개월 안에 노동위원회에 구제신청을 해야 해요.',
      law: '근로기준법 제28조 제2항',
    },
    {
      say: '출근하기 전이라 일한 기간이 3개월이 안 되므로 해고예고수당은 없어요.',
      law: '근로기준법 제26조',
    },
    {
      say: '취소가 부당하다고 인정되면 취소된 날이 아니라 출근하기로 한 날부터의 임금을 청구할 수 있어요.',
      law: '민법 제538조 제1항',
    },
  ],
  asks: ({ workers }) => [
    {
      ask: '합격을 알린 글에 출근일과 연봉, 조건이 적혀 있었나요?',
      choices: ['모두 적혀 있었어요', '일부만 있었어요', '없었어요'],
    },
    { ask: '회사가 말한 취소 이유는 무엇인가요?' },
    { ask: '전 회사에서 언제 퇴사했나요?' },
    workers === null && { ask: '대표를 빼고 직원은 몇 명인가요?' },
  ],
};
