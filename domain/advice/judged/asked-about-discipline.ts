import type { JudgedQuestion } from './judged-question.ts';
import { ofAnyDismissal, relief } from './labels.ts';

const ofRules = [...ofAnyDismissal, '근로기준법 제93조', '근로기준법 제96조'];

/** What the company blames the person for. */
export const aboutDiscipline: readonly JudgedQuestion[] = [
  {
    name: '음주운전',
    question: '저 배송기사인데 쉬는날 음주운전 걸려서 면허취소됐어요.. 회사에서 해고한다는데 부당해고 되나요',
    articles: ['근로기준법 제23조 제1항'],
    mayName: [...ofRules, '도로교통법 제44조', '도로교통법 제93조'],
    decisions: [['93누23275', '2020누49258', '제주2022부해144', '경북2016부해510']],
    mustNotSay: ['사생활이(?:라서|므로) 해고할 수 없'],
    deadline: relief(),
  },
  {
    name: '징계위원회 30분 전 통보',
    question: '징계위원회 30분전에 통보받고 소명도 못하고 해고됐어요 취업규칙엔 3일전 통보라고 되있음',
    articles: ['근로기준법 제23조 제1항'],
    mayName: ofRules,
    decisions: [['90다8077']],
    mustNotSay: [],
    deadline: relief(),
  },
  {
    name: '아파서 결근',
    question: '몸이 아파서 전화로 못간다고하고 3일 쉬었는데 무단결근이라고 해고함 진단서도 있어요',
    articles: ['근로기준법 제23조 제1항'],
    mayName: [...ofRules, '근로기준법 제60조'],
    decisions: [['93다29662', '2002두9063', '90다15631', '2018누34758']],
    mustNotSay: ['전화로 알렸으니 무단결근이 아니'],
    deadline: relief(),
  },
  {
    name: '지각 몇 번',
    question: '지각 몇번 했다고 짤렸는데 1년에 5번정도에요 경고도 없었음',
    articles: ['근로기준법 제23조 제1항'],
    mayName: ofRules,
    decisions: [['94다46596', '91다17931', '91다27518']],
    mustNotSay: [],
    deadline: relief(),
  },
  {
    name: '지방 발령 거부',
    question: '갑자기 지방발령 내길래 못간다고 했더니 해고한대요 애도 어린데..',
    articles: ['근로기준법 제23조 제1항'],
    mayName: [...ofRules, '근로기준법 제32조', '산업안전보건법 제52조', '헌법 제19조'],
    decisions: [['95다10778']],
    mustNotSay: [],
    deadline: relief(),
  },
  {
    name: '퇴근 후 배달 알바',
    question: '퇴근하고 배달알바했다고 겸업금지위반으로 해고통보 받았습니다 회사일에 지장준거 없어요',
    articles: ['근로기준법 제23조 제1항'],
    mayName: [...ofRules, '헌법 제15조', '헌법 제17조'],
    decisions: [['2001구7465', '2000구22399', '2015구합75718', '서울2020부해3136']],
    mustNotSay: [],
    deadline: relief(),
  },
  {
    name: '파일을 메일로 보냄',
    question: '집에서 일하려고 회사파일을 제 메일로 보냈는데 유출이라고 징계해고당함 11월9일이요',
    articles: ['근로기준법 제23조 제1항'],
    mayName: [...ofRules, '부정경쟁방지법 제2조', '부정경쟁방지법 제18조'],
    decisions: [['2019가합536325', '2021나2014005', '2015누39752', '2017가합534646']],
    mustNotSay: [],
    // 9 February 2027 is the substitute holiday of the Lunar New Year.
    deadline: relief('2027-02-10'),
  },
  {
    name: '성희롱 가해자로 지목',
    question: '성희롱 가해자로 몰려서 해고됐는데 사실이 아니에요 억울합니다',
    articles: ['근로기준법 제23조 제1항'],
    mayName: [
      ...ofRules,
      '남녀고용평등법 제12조',
      '남녀고용평등법 제14조',
      '근로기준법 제76조의2',
      '근로기준법 제76조의3',
    ],
    decisions: [['2017두74702', '2022두33323', '2007두22498', '2016두56042']],
    // The correction of discrimination is for who reported, not for who is accused.
    mustNotSay: ['6개월 안에', '시정을 신청'],
    deadline: relief(),
  },
];
