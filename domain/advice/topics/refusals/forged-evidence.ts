import { sayYouWillWork } from '../lines.ts';
import type { Topic } from '../topic.ts';
import { falseRecordAsked, isBackdated } from './forging.ts';

/** What the company really said, as it stands in the question between marks: `내일 나오지마`. */
const wordsTold = (question: string): string => {
  const marked = [...question.matchAll(/['"‘“]([^'"’”]{2,25})['"’”]/gu)].map(([, words = '']) => words);
  const found = marked.findLast((words) => /나오|나가|그만/u.test(words));
  return found === undefined ? '나오지 말라는 말' : `‘${found}’라는 말`;
};

/** A worker wants to make or change a paper or a message. */
export const forgedEvidence: Topic = {
  id: 'forged-evidence',
  title: '증거를 꾸미거나 고치는 일',
  askedBy: 'employee',
  fits: ({ asks, question }) =>
    falseRecordAsked(question) !== null ||
    isBackdated(question) ||
    /(?:명의|이름)(?:로|으로)[^.!?\n]{0,14}(?:써서|대신\s?(?:써|작성)|작성해)/u.test(question) ||
    /대신[^.!?\n]{0,12}(?:싸인|사인|서명)/u.test(question) ||
    asks(
      '유리하게 바꿔~',
      '내용을 조금~',
      '바꿔도 될~',
      '바꿔도 되~',
      '위조',
      '수정해서~',
      '수정하면~',
      '날짜만~',
      '고쳐서~',
      '바꿔서 내~',
      '바꿔서 제출~',
      '지우고 내~',
      '조작~',
      '조금만 고치~',
      '고치고 싶~',
      '고쳐서 내~',
      '고쳐서 제출~',
      '편집해서~',
      '합성~',
      '포토샵~',
      '싸인 있는것처럼~',
      '사인 있는 것처럼~',
      '서명 있는 것처럼~',
      '있는것처럼~',
      '가짜~',
      '거짓으로~',
      '허위로~',
      '꾸며~',
      '날짜를 바꿔~',
      '날짜 바꿔~',
      '대신 싸인~',
      '대신 서명~',
      '지어내~',
    )
      ? asks('당했~', '회사가 위조~', '사장이 위조~', '회사에서 위조~', '회사가 조작~', '제 서명을~', '내 서명을~')
        ? 0
        : 3
      : 0,
  first: ({ says, size, question }) =>
    says('나오지마~', '나오지 마~', '나가라~', '그만 나오~', '해고')
      ? size === 'under_five'
        ? '그렇게 하면 처벌받을 수 있어 도와드릴 수 없지만, 들은 말 그대로도 해고를 보여 주는 자료가 돼요.'
        : '그렇게 하면 처벌받을 수 있어 도와드릴 수 없지만, 들은 말 그대로도 해고로 다툴 수 있어요.'
      : falseRecordAsked(question) !== null
        ? `사실과 다른 ${falseRecordAsked(question)} 자료를 만드는 것은 도와드릴 수 없지만, 있는 자료로 밝히는 길이 있어요.`
        : '그렇게 하면 위조로 처벌받을 수 있어 도와드릴 수 없지만, 있는 자료 그대로 밝히는 길을 함께 찾을 수 있어요.',
  today: ({ question, says }) => [
    '카톡과 서류의 원본을 지우거나 고치지 말고 그대로 저장하세요. 꾸민 것이 밝혀지면 나머지 말까지 믿기 어려워져 사건 전체가 위험해져요.',
    '근로계약서가 없으면 급여 이체 내역, 4대 보험 이력, 출퇴근 기록, 동료의 말로 일한 것을 밝히세요.',
    /야근|초과\s?근무|연장|출퇴근|근무\s?시간|근로\s?시간/u.test(question) &&
      '실제로 늦게까지 일한 것은 카톡, 교통카드, 위치 기록, 컴퓨터 기록, 동료의 말로 밝힐 수 있어요.',
    says('해고~', '나오지~', '나가라~', '짤~', '잘렸~', '그만~') && sayYouWillWork,
  ],
  week: ({ size, dismissal }) => [
    size === 'under_five' || dismissal === null
      ? '해고예고수당과 밀린 돈은 노동청(1350)에 진정하세요.'
      : '해고된 날부터 3개월 안에 노동위원회에 구제신청을 내세요.',
    '계약서를 주지 않은 것은 노동청(1350)에 신고할 수 있어요.',
  ],
  law: ({ size, says, question, dismissal }) => [
    {
      say: '남의 이름으로 된 계약서나 사직서를 꾸미거나 고치면 5년 이하의 징역이나 1천만 원 이하의 벌금이고, 내는 것도 처벌돼요. 그래서 도와드릴 수 없어요.',
      law: '형법 제231조, 제234조',
    },
    says('카톡', '문자', '메시지', '대화') && {
      say: '다른 사람이 보낸 메시지를 고치는 것도 처벌받을 수 있어요.',
      law: '형법 제232조의2',
    },
    dismissal !== null &&
      size !== 'under_five' && {
        say: `${wordsTold(question)}도 해고로 볼 수 있고, 5명 이상인 곳이라면 이유와 날짜를 적은 서면이 없으면 효력이 없어요. 고칠 필요가 없어요.`,
        law: '근로기준법 제27조; 대법원 2022두57695',
      },
    {
      say: '근로조건을 적은 계약서를 주는 것은 회사의 의무라, 주지 않은 것은 회사의 위반이에요.',
      law: '근로기준법 제17조',
    },
  ],
  asks: ({ days, dismissal }) => [
    dismissal !== null && days.dismissed === null && { ask: '나오지 말라고 한 날은 언제인가요?' },
    {
      ask: '급여 이체 내역이나 4대 보험 기록이 있나요?',
      choices: [
        { say: '급여나 보험 기록이 있어요', then: '그것을 날짜대로 모으면 꾸미지 않아도 일한 것을 밝힐 수 있어요.' },
        {
          say: '급여나 보험 기록이 없어요',
          then: '교통카드, 위치 기록, 사진, 동료의 말로도 일한 것을 밝힐 수 있어요.',
        },
      ],
    },
    {
      ask: '회사에 계속 출근하겠다는 뜻을 알렸나요?',
      choices: [
        { say: '계속 출근하겠다고 알렸어요', then: '그 글과 답을 지우지 말고 저장하세요.' },
        { say: '출근하겠다고는 아직 안 알렸어요', then: '오늘 글로 계속 일하겠다고 보내고 화면을 남기세요.' },
      ],
    },
  ],
};
