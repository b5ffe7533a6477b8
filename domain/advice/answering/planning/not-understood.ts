import type { Facts } from '../../understanding/facts.ts';

/** Says how it feels, or asks what to do, and nothing of what happened. */
const isVague = (question: string): boolean =>
  question.length <= 40 &&
  /억울|힘들|답답|막막|조언|도와|어떡해|어떻게\s?(?:해야|하면|하죠|되)|무서|안녕|상담/u.test(question) &&
  !/고소|사기|소음|세금|합의금|사고|이혼|전세|보증금|빚|대출/u.test(question);

/**
 * Nothing of the law is said of what wasn't understood, and no letter about something else is written: it says so, who helps, and asks
 * one question.
 */
export const notUnderstood = ({
  asker,
  says,
  question,
}: Pick<Facts, 'asker' | 'says' | 'question'>): readonly string[] => [
  isVague(question)
    ? '어떤 일이 있었는지 조금만 더 알려 주시면 할 수 있는 일을 바로 찾아 드릴게요. 나가라는 말을 들었다면 다툴 수 있는 날이 정해져 있어요.'
    : says('힘들~', '막막~', '무서~', '억울~', '불안~')
      ? '많이 힘드셨겠어요. 그런데 적어 주신 것만으로는 맞는 답을 찾지 못했어요.'
      : '적어 주신 것만으로는 맞는 답을 찾지 못했어요.',
  isVague(question) ? '급하면 아래로도 물어보세요.' : '틀린 말씀을 드리는 대신, 도와줄 곳을 먼저 알려 드릴게요.',
  '일터에서 생긴 일은 고용노동부 상담전화(국번 없이 1350)에 물어보세요.',
  '변호사가 필요하면 대한법률구조공단(132)에 전화해 보세요.',
  '노무체크의 노무사 상담으로도 이어서 물어보실 수 있어요.',
  asker === 'employer'
    ? '어떤 직원에게 언제 무슨 일이 있었는지, 무엇을 하려는지 적어 주시겠어요?'
    : '회사에서 언제, 누구에게, 어떤 말을 들었는지 적어 주시겠어요?',
];
