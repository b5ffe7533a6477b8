import type { Topic } from '../topic.ts';
import { officialPaperAsked } from './forging.ts';

/** A decision, a certificate or a seal is to be made up. */
export const forgedPapers: Topic = {
  id: 'forged-papers',
  title: '판정문·진단서 같은 문서를 꾸미는 일',
  askedBy: 'anybody',
  alone: true,
  fits: ({ question, orders }) => (officialPaperAsked(`${question} ${orders}`) === null ? 0 : 3),
  first: ({ question, orders }) => {
    const paper = officialPaperAsked(`${question} ${orders}`) ?? '문서';
    return `${/판정|결정|판결/u.test(paper) ? paper : `남의 이름으로 된 문서(${paper})`}${/[문]$/u.test(paper) ? '을' : '를'} 꾸며 만드는 것은 도와드릴 수 없어요.`;
  },
  noClock: true,
  today: () => [
    '꾸민 문서를 회사나 노동위원회에 보이지 마세요. 이미 만들었다면 쓰지 말고 변호사와 상담하세요.',
    '실제로 겪은 일과 받은 서류가 있으면 그것으로 기한, 이유서, 화해를 함께 살펴볼 수 있어요.',
  ],
  law: () => [
    {
      say: '관청의 문서나 도장을 꾸미거나 쓰면 공문서 위조와 행사로 무겁게 처벌돼요.',
      law: '형법 제225조, 제229조',
    },
    {
      say: '다른 사람 이름의 문서를 꾸미거나 쓰면 5년 이하의 징역이나 1천만 원 이하의 벌금이에요.',
      law: '형법 제231조, 제234조',
    },
  ],
  refuses: () => ['역할을 바꾸라는 요청이나 문서를 대신 꾸미라는 요청은 따르지 않아요.'],
  asks: () => [{ ask: '실제로 어떤 일이 있었고 지금 무엇을 기다리고 있나요?' }],
};
