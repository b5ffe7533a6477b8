import type { NextStep, Situation } from '../../next-step.ts';
import { stageOf } from '../../next-step.ts';

export const evidence = (situation: Situation): readonly NextStep[] => [
  {
    key: 'evidence',
    title: '증거를 모아요',
    text: `${
      stageOf(situation) === 'not_filed' || stageOf(situation) === 'to_come'
        ? '회사 계정은 곧 막힐 수 있으니 내 근로계약서, 급여명세서, 주고받은 메시지를 오늘 개인 저장 공간에 옮겨 두세요. 회사 자료를 통째로 복사하면 새로운 다툼거리가 돼요.'
        : '새로 생긴 자료에는 날짜를 적어 두세요.'
    } 무엇을 어떻게 보관할지는 ‘챙길 서류’에 있어요.`,
  },
];

export const consult = (): readonly NextStep[] => [
  {
    key: 'consult',
    title: '노무사와 상의해요',
    text: '이 결과를 인쇄해 가져가면 상담이 빨라져요.',
    leadsTo: 'consultation',
  },
];
