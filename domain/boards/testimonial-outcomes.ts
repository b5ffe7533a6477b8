/** How the dispute ended, as who wrote a testimonial says it. */
export const testimonialOutcomes = {
  won: '인정받았어요',
  settled: '합의했어요',
  lost: '받아들여지지 않았어요',
  stopped: '다투지 않기로 했어요',
  ongoing: '아직 진행 중이에요',
} as const;
export type TestimonialOutcome = keyof typeof testimonialOutcomes;
export const testimonialOutcomeIds = [
  'won',
  'settled',
  'lost',
  'stopped',
  'ongoing',
] as const satisfies readonly TestimonialOutcome[];

export const testimonialStates = ['waiting', 'shown', 'declined'] as const;
export type TestimonialState = (typeof testimonialStates)[number];
export const testimonialStateNames: Readonly<Record<TestimonialState, string>> = {
  waiting: '살펴보는 중',
  shown: '게시판에 실림',
  declined: '싣지 않음',
};
