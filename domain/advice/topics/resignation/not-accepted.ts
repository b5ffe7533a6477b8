import type { Facts } from '../../understanding/facts.ts';
import { labourOffice } from '../lines.ts';
import type { Topic } from '../topic.ts';

const kept =
  /수리(?:를|도|가)?\s?안\s?(?:해|하|돼|되)|(?:사직서|사표|퇴사|사직)(?:를|을|도)?\s?(?:안|못)\s?(?:받아|해\s?줘|시켜)|퇴사\s?처리(?:를|도|가)?\s?(?:안|못)|안\s?놔\s?[줘주]|못\s?그만두게|못\s?나가게/u;
const wantsBack = /철회|취소|거두|번복|다시\s?(?:일하|다니)/u;

/** Whoever wants to go and isn't let go; not who wants to come back. */
export const isKept = ({ question }: Pick<Facts, 'question'>): boolean =>
  kept.test(question) && !wantsBack.test(question);

/** The company doesn't accept a resignation, or doesn't report it (민법 제660조). */
export const notAccepted: Topic = {
  id: 'not-accepted',
  title: '사직서를 받아 주지 않을 때',
  askedBy: 'employee',
  fits: (facts) => (facts.stage === 'not_filed' && facts.dismissal === null && isKept(facts) ? 3 : 0),
  first: ({ asks }) =>
    asks('안나가도~', '안 나가도~', '안가도~', '안 가도~', '그냥 안~', '출근 안~')
      ? '아직은 나가는 것이 안전해요, 회사가 받아 주지 않으면 알린 날부터 한 달이 지나야 계약이 끝나요.'
      : '회사가 받아 주지 않아도 기간을 정하지 않은 계약은 그만두겠다고 알린 날부터 한 달이 지나면 끝나요.',
  today: () => [
    '그만두겠다는 뜻과 날짜를 글로 다시 보내고, 보낸 날이 보이게 화면을 남기세요.',
    '그때까지는 출근하고 인수인계한 것을 글로 남기세요. 그냥 나가지 않으면 결근으로 다툼이 생길 수 있어요.',
  ],
  week: () => [
    '퇴사 신고를 하지 않아 고용보험이 남아 있으면 고용센터(1350)에 피보험자격의 확인을 청구하세요.',
    `그만둔 날부터 14일이 지나도 월급과 퇴직금을 주지 않으면 진정하세요. ${labourOffice}`,
  ],
  law: () => [
    {
      say: '기간을 정하지 않은 계약은 언제든 그만두겠다고 알릴 수 있고, 회사가 받아들이지 않아도 한 달이 지나면 끝나요. 월급이 달로 정해졌다면 그다음 달이 지나야 해요.',
      law: '민법 제660조',
    },
    {
      say: '기간을 정한 계약은 부득이한 사유가 있어야 그 전에 그만둘 수 있어요.',
      law: '민법 제661조',
    },
    { say: '고용보험에 들고 빠진 날은 언제든 확인을 청구할 수 있어요.', law: '고용보험법 제17조' },
    { say: '임금과 퇴직금은 그만둔 날부터 14일 안에 받아야 해요.', law: '근로기준법 제36조' },
  ],
  asks: () => [
    { ask: '그만두겠다고 언제 어떻게 알렸나요?' },
    {
      ask: '계약 기간이 정해져 있나요?',
      choices: [
        {
          say: '기간을 정하지 않은 계약이에요',
          then: '그렇다면 알린 날부터 한 달(월급제면 그다음 달)이 지나면 회사 동의 없이도 끝나요.',
        },
        {
          say: '기간이 정해진 계약이에요',
          then: '기간이 남았다면 부득이한 사유가 있어야 하니, 그만두는 이유를 글로 남기고 회사와 날짜를 맞추세요.',
        },
      ],
    },
  ],
};
