import { policyNames, policyTitles } from '@nomucheck/domain/policies/policy-names.ts';
import { questions } from '../services/questions.ts';

/** What a search engine and the preview of a link show of a page. Without a title: that of index.html. */
export type PublicPage = {
  readonly title?: string;
  readonly description?: string;
  /** Facts for programs, in the words of schema.org. */
  readonly structured?: Readonly<Record<string, unknown>>;
};

/** As schema.org names frequent questions. */
const faq = {
  '@context': 'https://schema.org',
  '@type': 'FAQPage',
  mainEntity: questions.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  })),
};

/**
 * The pages that anybody may find, by path as the router writes it. No search engine keeps any other page: those are a person's, or a
 * step of theirs.
 */
export const publicPages: Readonly<Record<string, PublicPage>> = {
  '/': {},
  '/services': {
    title: '서비스 소개 | 노무체크',
    description:
      '부당해고 자가진단, AI 노무자문, 판례 검색, 개별 상담을 소개해요. 무엇이 무료이고 무엇이 유료인지, 누가 검토하는지 알려 드려요.',
    structured: faq,
  },
  '/check': {
    title: '부당해고 자가진단 | 노무체크',
    description:
      '질문에 답하면 부당해고로 다툴 수 있는지, 승소 가능성이 얼마나 되는지, 언제까지 신청해야 하는지 알려 드려요. 진단은 무료예요.',
  },
  '/accuracy': {
    title: '추정은 얼마나 맞았나요 | 노무체크',
    description:
      '노무체크가 낸 승소 가능성을 사건이 실제로 끝난 결과와 견주어, 맞은 것도 틀린 것도 그대로 보여 드려요.',
  },
  '/check/orderInfo': {
    title: '가격과 환불 | 노무체크',
    description: '전체 결과와 개별 상담의 가격, 결제한 뒤에 볼 수 있는 것, 돌려받을 수 있는 때를 알려 드려요.',
  },
  '/advices': {
    title: 'AI 노무자문 | 노무체크',
    description:
      '해고와 근로관계를 글로 물어보세요. 법 조문과 판례를 근거로 바로 답하고, 원하면 노무사 두 사람이 검토한 답을 드려요.',
  },
  '/search': {
    title: '부당해고 판례 검색 | 노무체크',
    description: '해고를 다툰 판결과 노동위원회 결정을 쟁점과 결과로 찾아보세요.',
  },
  '/board': {
    title: '정보 게시판 | 노무체크',
    description:
      '해고와 징계, 기한과 서류처럼 꼭 알아야 할 것과 업종별 소식을 노무사가 풀어 드려요. 써 보신 분들의 후기도 있어요.',
  },
  '/consult': {
    title: '노무사 개별 상담 | 노무체크',
    description: '사정을 적고 원하는 시간을 고르면 노무사가 답해 드려요. 진단 결과를 함께 보낼 수 있어요.',
  },
  ...Object.fromEntries(
    policyNames.map((name) => [
      `/policy/${name}`,
      {
        title: `${policyTitles[name]} | 노무체크`,
        description: `노무체크의 ${policyTitles[name]} 글이에요. 지금 시행하는 내용과 시행일, 지난 판에서 바뀐 것을 볼 수 있어요.`,
      },
    ]),
  ),
};
