import type { JudgedQuestion } from './judged-question.ts';
import { none, ofAnyDismissal, relief } from './labels.ts';

const ofResignation = [...ofAnyDismissal, '민법 제107조', '민법 제109조', '민법 제110조', '민법 제660조'];
const resignations = ['2002다11458', '99두8657', '2022두57695'];

/** How it ended: by messenger, by a resignation, too long ago, with what money. */
export const aboutLeaving: readonly JudgedQuestion[] = [
  {
    name: '카톡으로 해고',
    question:
      '11월 20일에 사장이 카톡으로 내일부터 나오지말래요.. 10명정도 되는 회사고 1년2개월 다녔는데 이렇게 짤려도 되는건가요??',
    articles: ['근로기준법 제27조', '근로기준법 제23조 제1항'],
    mayName: ofAnyDismissal,
    decisions: [['2011다42324', '2017다226605', '2022두57695', '2018구합68209']],
    mustNotSay: ['카카오톡도 서면'],
    // 20 February 2027 is a Saturday.
    deadline: relief('2027-02-22'),
  },
  {
    name: '권고사직 강요',
    question: '회사가 권고사직 하라고 계속 압박해서 결국 사직서 썻어요ㅠㅠ 안쓰면 징계한다고 했거든요 이거 취소 되나여',
    articles: ['민법 제110조'],
    mayName: ofResignation,
    decisions: [resignations],
    mustNotSay: ['사직서를 썼으니 (?:방법이|다툴 수) 없', '취소됩니다'],
    deadline: relief(),
  },
  {
    name: '권고사직 강요당하는 중',
    question: '권고사직 강요당하는중인데요 사인 안하면 어떻게 되나요 팀장이 매일 불러서 나가라고함',
    articles: ['근로기준법 제23조 제1항'],
    mayName: ofResignation,
    decisions: [resignations],
    mustNotSay: ['서명하세요', '사인하세요'],
    deadline: relief(),
  },
  {
    name: '사직서 썼는데 억울',
    question: '사장이 사직서 안쓰면 퇴직금 못준다고 해서 썼는데 너무 억울해요 어제 냈어요',
    articles: ['민법 제110조'],
    mayName: [...ofResignation, '근로기준법 제36조'],
    decisions: [resignations],
    mustNotSay: ['사직서를 썼으니 (?:방법이|다툴 수) 없'],
    deadline: relief(),
  },
  {
    name: '해고한 적 없다고 함',
    question: '사장이 나가라고 해놓고 지금와서 자기는 해고한적 없다고 함;; 녹음은 있어요',
    articles: ['근로기준법 제27조'],
    mayName: ofResignation,
    decisions: [['2022두57695']],
    mustNotSay: ['녹음은 (?:불법|증거가 되지)'],
    deadline: relief(),
  },
  {
    name: '해고예고수당',
    question: '해고예고수당 받을수있나요 10월30일에 당일해고 당햇어요 2년근무했고 직원 8명이에요',
    articles: ['근로기준법 제26조'],
    mayName: ofAnyDismissal,
    decisions: [],
    mustNotSay: ['5명 미만이(?:라서|어서) 받을 수 없'],
    // 30 January 2027 is a Saturday.
    deadline: relief('2027-02-01'),
  },
  {
    name: '실업급여',
    question: '권고사직하면 실업급여 나오죠? 회사가 자진퇴사로 처리한다는데',
    articles: ['고용보험법 제40조'],
    mayName: [
      ...ofResignation,
      '고용보험법 제17조',
      '고용보험법 제45조',
      '고용보험법 제46조',
      '고용보험법 제48조',
      '고용보험법 제50조',
      '고용보험법 제58조',
    ],
    decisions: [],
    mustNotSay: ['실업급여가? 나와요', '실업급여를 받게 돼요'],
    deadline: none,
  },
  {
    name: '3개월 지남',
    question: '올해 7월31일에 해고당했는데 지금이라도 노동위원회 신고 되나요? 직원 20명 회사예요',
    articles: ['근로기준법 제28조'],
    mayName: [...ofAnyDismissal, '민법 제660조'],
    decisions: [],
    mustNotSay: ['지금(?:이라도|도) (?:노동위원회에 )?(?:구제를 )?신청할 수 있어요', '아직 (?:기한이|시간이) 남'],
    // 31 October 2026 is a Saturday.
    deadline: { state: 'passed', route: 'labour_commission', rule: '근로기준법 제28조 제2항', lastDay: '2026-11-02' },
  },
  {
    name: '합격 취소',
    question: '최종합격 통보받고 전직장 그만뒀는데 입사 3일전에 합격취소됐습니다. 회사사정이라네요 어이없음',
    articles: ['근로기준법 제23조 제1항'],
    mayName: [...ofAnyDismissal, '근로기준법 제2조', '근로기준법 제24조', '민법 제750조'],
    decisions: [['2000다25910', '2019구합64167', '92다42897', '90가합18673']],
    mustNotSay: ['아직 출근하지 않았으니 해고가 아니'],
    deadline: relief(),
  },
  {
    name: '폐업한다며 전원 해고',
    question: '사장이 폐업한다고 전원해고 해놓고 옆건물에서 이름만 바꿔서 다시 장사합니다 직원 열명 넘었어요',
    articles: ['근로기준법 제23조 제1항'],
    mayName: [...ofAnyDismissal, '근로기준법 제24조', '노동조합법 제81조', '민법 제750조'],
    decisions: [['93다7457', '2010다13282', '2001다27975']],
    mustNotSay: ['폐업이니 다툴 수 없'],
    deadline: relief(),
  },
  {
    name: '정리해고',
    question: '회사 어렵다고 10명 짜른다는데 저는 왜 뽑혔는지 설명도 없어요 희망퇴직 이런것도 안함',
    articles: ['근로기준법 제24조'],
    mayName: [
      ...ofAnyDismissal,
      '근로기준법 제25조',
      '근로기준법 시행령 제10조',
      '고령자고용법 제4조의4',
      '남녀고용평등법 제19조',
      '남녀고용평등법 제11조',
      '노동조합법 제81조',
    ],
    decisions: [['2018두44647', '2017두71604', '2001다29452', '2001두10776']],
    mustNotSay: [],
    deadline: relief(),
  },
];
