import { fileOnline } from '../lines.ts';
import type { Topic } from '../topic.ts';

/** An order to work elsewhere or at other work (전직, 전보): disputed like a dismissal, but followed meanwhile. */
export const transfer: Topic = {
  id: 'transfer',
  title: '전보·전직 같은 인사명령',
  askedBy: 'employee',
  fits: ({ dismissal, says, stage, protectedBy }) => {
    if (stage !== 'not_filed' || says('대기발령~')) return 0;
    if (dismissal === 'transferred') return 2;
    const isOrder = says(
      '인사발령~',
      '발령났~',
      '발령 났~',
      '발령냈~',
      '발령 냈~',
      '발령장~',
      '발령',
      '전보',
      '전근~',
      '부서이동~',
      '부서 이동~',
      '부서로 보냈~',
      '부서로 보내~',
      '부서로 옮기~',
      '지방으로 보내~',
    );
    return isOrder && (dismissal === null || !says('해고', '해고당~', '짤~', '잘렸~')) && protectedBy.size === 0
      ? 2
      : 0;
  },
  sections: ['detail-11'],
  first: (facts) =>
    facts.asks('안가면~', '안 가면~', '거부~', '출근 안~', '출근안~', '안 나가~')
      ? `바로 해고되는 것은 아니지만 나가지 않으면 무단결근이 될 수 있으니, 글로 이의를 남기고 출근하면서 3개월 안에 다투세요.`
      : '부당한 발령도 해고처럼 노동위원회에서 다툴 수 있으니, 글로 이의를 남기고 일단 출근하면서 다투는 것이 안전해요.',
  today: () => [
    '오늘 회사에 “이 발령에 동의하지 않습니다. 다만 출근하겠으며, 발령의 이유와 저를 고른 기준을 서면으로 알려 주세요.”라고 글로 보내세요.',
    '발령장과 받은 날이 보이는 자료를 저장하세요. 기한은 그날부터 세어요.',
    '발령에 동의한다는 서류나 사직서에는 서명하지 마세요.',
  ],
  week: ({ size }) => [
    '근로계약서와 취업규칙의 근무지·직무 조항, 출퇴근 시간과 돌봄처럼 생활이 어려워지는 사정을 자료로 모으세요.',
    '집이나 교통비를 주는지, 미리 의논했는지, 왜 나인지 들은 말을 적으세요.',
    size !== 'under_five' && fileOnline,
  ],
  law: ({ size }) => [
    size !== 'under_five' && {
      say: '정당한 이유 없는 전직도 금지되고, 발령을 받은 날부터 3개월 안에 노동위원회에 구제신청을 할 수 있어요.',
      law: '근로기준법 제23조 제1항, 제28조 제2항',
    },
    size === 'under_five' && {
      say: '직원이 5명 미만이면 노동위원회에 구제신청을 할 수 없고, 근로계약에 정한 근무지나 일을 어겼는지를 법원에서 따져요.',
      law: '근로기준법 제11조',
    },
    size !== 'under_five' && {
      say: '정당한지는 업무상 필요와 생활의 불이익을 견주고, 미리 성실하게 의논했는지도 함께 봐요.',
      law: '근로기준법 제23조 제1항',
    },
    {
      say: '다투는 동안에도 출근하지 않으면 무단결근으로 징계나 해고를 당할 수 있어요.',
      law: '근로기준법 제23조 제1항',
    },
    size !== 'under_five' && {
      say: '여기서 구하는 것은 복직이 아니라 발령의 취소예요. 복직 대신 받는 돈(금전보상)은 해고에만 있어요.',
      law: '근로기준법 제30조 제3항',
    },
  ],
  asks: ({ days, workers }) => [
    {
      ask: '근로계약서나 취업규칙에 근무지와 하는 일이 정해져 있나요?',
      choices: ['정해져 있어요', '옮길 수 있다고 적혀 있어요', '몰라요'],
    },
    days.told === null && { ask: '발령장을 받은 날은 언제인가요?' },
    {
      ask: '회사가 집이나 교통비를 지원하나요, 미리 의논했나요?',
      choices: ['지원해요', '의논만 했어요', '둘 다 없어요'],
    },
    workers === null && { ask: '대표를 빼고 직원은 몇 명인가요?' },
  ],
};
