import type { AdviceEvent } from '@nomucheck/domain/advice/advice-events.ts';
import type { TopicCorrectionEvent } from '@nomucheck/domain/advice/corrections/correction-events.ts';
import type { SentencesOf } from '../engine/history/event-sentences.ts';

const changes = {
  corrected: '고쳐졌어요',
  withdrawn: '철회됐어요',
  merged: '다른 자료와 합쳐졌어요',
  restored: '되돌려졌어요',
} as const;

const withdrawnWords = {
  staff: '공개한 자문을 철회했어요.',
  asker_left: '회원이 탈퇴해 자문을 끝냈어요.',
  consent_withdrawn: '회원이 민감정보 동의를 거두어 글이 지워지고, 자문을 끝냈어요.',
} as const;

export const adviceSentences: SentencesOf<AdviceEvent | TopicCorrectionEvent> = {
  AdviceAsked: ({ checkId }) => (checkId === null ? '질문했어요.' : '진단 결과를 보고 질문했어요.'),
  AdviceMessageSent: () => '이어서 물었어요.',
  AdviceAnswerBegun: () => '답변을 쓰기 시작했어요.',
  AdviceAnswered: ({ citations }) => `근거 ${citations.length}개를 확인해 답변했어요.`,
  AdviceAnswerBroken: () => '답변이 도중에 끝났어요.',
  Review1Requested: ({ by, round }) =>
    by === 'admin' ? `관리자가 ${round}번째 검토를 시작했어요.` : `노무사 검토를 요청했어요(${round}번째).`,
  ReviewClaimed: ({ stage, tookOverFrom }) =>
    tookOverFrom === null ? `${stage}차 검토를 시작했어요.` : `${stage}차 검토를 이어받았어요.`,
  ReviewLeaseRenewed: ({ stage }) => `${stage}차 검토를 이어 가고 있어요.`,
  ReviewReleased: ({ stage }) => `${stage}차 검토를 내려놓았어요.`,
  ReviewReassigned: ({ stage }) => `${stage}차 검토를 다른 노무사에게 맡겼어요.`,
  ReviewApproved: ({ stage }) => `${stage}차 검토를 마쳤어요.`,
  ReviewReturned: ({ stage }) =>
    stage === 1 ? '질문하신 분께 돌려보냈어요.' : '2차 검토에서 1차 검토로 돌려보냈어요.',
  Review2Requested: () => '2차 검토를 요청했어요.',
  AdvicePublished: () => '두 노무사의 검토를 마치고 공개했어요.',
  AdviceAmended: ({ round }) => `공개한 자문을 고치기로 했어요(${round}번째 검토).`,
  AdviceWithdrawn: ({ by }) => withdrawnWords[by],
  AdviceRated: ({ stars }) => `별점 ${stars}점을 남겼어요.`,
  AdviceFlagged: ({ change }) => `인용한 판정례가 ${changes[change]}.`,
  AdviceFlagSettled: () => '바뀐 판정례를 확인했어요.',
  AdviceShown: () => '아무도 알아볼 수 없게 간추린 글을 첫 화면에 실었어요.',
  AdviceHidden: () => '첫 화면에 실었던 글을 내렸어요.',
  // One sentence for all that an attorney looks at: which it was is sealed.
  AdviceAnswerReported: ({ toLookAt }) =>
    toLookAt ? '노무사가 살펴볼 답으로 남았어요.' : '답이 질문에 맞는다고 남겼어요.',
  AdviceReportSettled: () => '남은 답을 노무사가 살펴봤어요.',
  TopicLineCorrected: ({ replacement }) =>
    replacement === null ? '주제의 문장을 다시는 쓰지 않기로 했어요.' : '주제의 문장을 바로잡았어요.',
  TopicLineRestored: () => '바로잡은 문장을 되돌렸어요.',
};
