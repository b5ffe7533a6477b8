import type { Facts } from '../../understanding/facts.ts';
import { refusal } from '../company/company-when.ts';
import type { Topic } from '../topic.ts';
import { no } from '../when.ts';

const deny = (facts: Facts): string => no(facts) || refusal(facts);

/** An employee on, before or after childcare or maternity leave, or pregnant. */
export const childcareEmployee: Topic = {
  id: 'childcare-employee',
  title: '육아휴직·임신 직원을 내보내려 할 때(회사)',
  askedBy: 'employer',
  // Who is told to stop isn't told how to give notice.
  alone: true,
  fits: ({ asker, protectedBy, stage }) =>
    asker === 'employer' &&
    stage === 'not_filed' &&
    (['childcare_leave', 'on_childcare_leave', 'birth_leave', 'pregnancy'] as const).some((one) => protectedBy.has(one))
      ? 3
      : 0,
  first: (facts) => {
    const { protectedBy, dismissal, asks, question, says } = facts;
    const isRefused = asks('안 걸리~', '안걸리~', '안걸려~', '안 걸려~', '문구', '핑계~', '어떻게 써~', '사유로~');
    const punished = isRefused ? '처벌되니 그런 문구나 방법은 도와드릴 수 없어요.' : '처벌돼요.';
    if (/(?:복귀|복직)(?:를|을|도)?\s?안|안\s?나[와오옵]/u.test(question) && !isRefused)
      return '바로 퇴사로 처리하지 말고, 휴가나 휴직이 끝난 날과 출근할 날을 글로 알려 답을 받으세요.';
    if (/복귀|복직/u.test(question) && /자리|부서|다른\s?(?:일|곳|데)|업무|보내|옮/u.test(question) && !isRefused)
      return '휴직이 끝나면 전과 같은 일이나 같은 수준의 임금을 받는 자리로 돌려보내야 해요.';
    if (
      protectedBy.has('childcare_leave') &&
      /거절|거부|안\s?해\s?줘도|안\s?줘도|미뤄|미루|승인/u.test(question) &&
      !/해고|내보내|자르|재계약|갱신/u.test(question) &&
      !isRefused
    )
      return '아니요, 요건을 갖춘 육아휴직 신청은 사람이 없다는 이유로 거절할 수 없어요.';
    const endsByTerm = says(
      '계약만료~',
      '계약 만료~',
      '재계약~',
      '갱신~',
      '만료~',
      '계약끝~',
      '계약 끝~',
      '계약종료~',
      '계약 종료~',
    );
    if (endsByTerm && (protectedBy.has('pregnancy') || protectedBy.has('birth_leave')) && !isRefused)
      return /때문|대체(?:자|할)|휴가\s?(?:가|쓰)|부담|이유로|직원만|사람만|걔만/u.test(question)
        ? '그 이유라면 임신·출산을 이유로 한 차별이 되니, 그 직원만 갱신하지 않으면 안 돼요.'
        : '계약서에 끝나는 날이 적혀 있으면 그날 끝나지만, 임신이나 출산을 이유로 갱신을 거절하면 안 돼요.';
    if (protectedBy.has('birth_leave'))
      return `${deny(facts)}출산휴가 중과 그 뒤 30일에는 원칙적으로 해고할 수 없고 어기면 ${punished}`;
    if (protectedBy.has('on_childcare_leave') && dismissal !== 'not_renewed')
      return `${deny(facts)}육아휴직 기간에는 원칙적으로 해고할 수 없고 어기면 ${punished}`;
    if (protectedBy.has('pregnancy') && !protectedBy.has('childcare_leave'))
      return `${deny(facts)}임신이나 결혼을 이유로 내보내는 것은 금지되고 ${punished}`;
    return isRefused
      ? `${deny(facts)}육아휴직 때문에 내보내거나 갱신하지 않는 것은 금지되고 처벌될 수 있으니 그 문구는 도와드릴 수 없어요.`
      : `${deny(facts)}육아휴직 때문에 내보내거나 갱신하지 않는 것은 금지되고 처벌될 수 있어요.`;
  },
  today: () => [
    '해고나 갱신 거절을 멈추고, 정말로 휴직이나 임신과 상관없는 이유가 있는지부터 자료로 따져 보세요.',
    '휴직 신청을 받았다면 시작일과 복직일을 글로 확인하세요. 휴직을 거절하거나 포기하게 하지 마세요.',
  ],
  week: () => [
    '대체인력 지원금과 휴직 시기 조정은 고용센터(1350)에 물어보세요.',
    '계약이 그대로 끝난다면 끝나는 날을 만료 전에 글로 알리고, 갱신 기준이 임신과 상관없다는 자료를 남기세요.',
    '다른 계약직의 갱신 사례와 평가를 모아 노무사와 상담하세요.',
  ],
  law: ({ question }) => [
    /거절|거부|승인|신청/u.test(question) && {
      say: '회사는 육아휴직을 신청하면 허용해야 하고, 시행령이 정한 경우만 예외예요.',
      law: '남녀고용평등법 제19조 제1항',
    },
    /복귀|복직/u.test(question) &&
      !/대체/u.test(question) && {
        say: '휴직을 마친 직원은 휴직 전과 같은 업무나 같은 수준의 임금을 주는 직무에 복귀시켜야 해요.',
        law: '남녀고용평등법 제19조 제4항',
      },
    {
      say: '육아휴직을 이유로 한 해고나 불리한 처우, 휴직 기간의 해고는 금지되고 어기면 3년 이하의 징역이나 3천만 원 이하의 벌금으로 처벌돼요. 직원 수와 상관없고, 사업을 계속할 수 없는 때의 휴직 중 해고만 예외예요.',
      law: '남녀고용평등법 제19조 제3항, 제37조 제2항',
    },
    {
      say: '다른 계약직을 모두 갱신했다면 갱신을 기대할 권리가 인정되기 쉽고, 합리적인 이유 없는 갱신 거절은 부당해고와 같아요.',
      law: '근로기준법 제23조 제1항; 대법원 2014두45765',
    },
    {
      say: '출산휴가 중과 그 뒤 30일의 해고는 5년 이하의 징역이나 5천만 원 이하의 벌금이에요. 사업을 계속할 수 없게 된 때는 예외예요.',
      law: '근로기준법 제23조 제2항, 제107조',
    },
    {
      say: '혼인·임신·출산을 이유로 내보내면 5년 이하의 징역이나 3천만 원 이하의 벌금이고, 그 이유가 아니라는 것은 회사가 밝혀야 해요.',
      law: '남녀고용평등법 제11조, 제30조, 제37조 제1항',
    },
  ],
  refuses: ({ asks }) => [
    asks('안 걸리~', '안걸리~', '안걸려~', '안 걸려~', '문구', '핑계~', '어떻게 써~') &&
      '걸리지 않게 하는 문구는 도와드리지 않아요. 대신 대체인력 지원금과 휴직 시기의 협의는 함께 살펴볼 수 있어요.',
  ],
  asks: ({ contract, dismissal }) => [
    (contract === 'fixed_term' || dismissal === 'not_renewed') && {
      ask: '그 직원과 계약을 몇 번 갱신했고 다른 직원들은 어땠나요?',
    },
    { ask: '휴직을 신청한 날은 언제인가요?' },
    {
      ask: '휴직과 상관없이 내보낼 이유가 있고 기록이 있나요?',
      choices: [
        {
          say: '다른 이유는 없어요',
          then: '그러면 내보내거나 갱신을 거절하지 마세요. 휴직 시기와 대체인력을 의논하는 길이 남아요.',
        },
        {
          say: '다른 이유와 기록이 있어요',
          then: '임신이나 휴직을 알기 전의 기록인지 날짜를 확인하고 노무사에게 먼저 보이세요.',
        },
      ],
    },
  ],
};
