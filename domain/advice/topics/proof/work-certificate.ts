import type { Topic } from '../topic.ts';

/** A paper about the time of work isn't given (근로기준법 제39조). */
export const workCertificate: Topic = {
  id: 'work-certificate',
  title: '경력증명서를 내주지 않을 때',
  askedBy: 'employee',
  fits: ({ asks, stage }) =>
    stage === 'not_filed' && asks('경력증명서~', '경력 증명서~', '재직증명서~', '사용증명서~', '퇴직증명서~')
      ? asks('해고', '짤~', '잘렸~', '사직서~')
        ? 1
        : 2
      : 0,
  first: () => '회사는 그만둔 뒤에도 요청하면 경력증명서를 사실대로 바로 내주어야 하니, 글로 요청하세요.',
  today: () => ['회사에 “일한 기간과 맡은 일을 적은 증명서를 내주세요.”라고 글로 보내고 답을 남기세요.'],
  week: () => ['그래도 내주지 않으면 노동청(1350)에 진정하고, 급한 곳에는 고용보험 가입 이력을 떼어 내세요.'],
  law: () => [
    {
      say: '사용자는 그만둔 사람이라도 일한 기간, 맡은 일, 지위와 임금의 증명서를 청구하면 사실대로 바로 내주어야 하고, 원하는 것만 적어야 해요.',
      law: '근로기준법 제39조',
    },
  ],
  asks: () => [{ ask: '언제 그만두었고 어떤 일을 얼마나 했나요?' }],
};
