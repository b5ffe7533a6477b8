import type { NextStep } from '../../next-step.ts';

/** An order of relief: it stays in force whatever the company does against it, and a fine presses it. */
export const orderHolds: readonly NextStep[] = [
  {
    key: 'order-holds',
    title: '회사가 다투어도 구제명령은 멈추지 않아요',
    text: '재심이나 행정소송을 내도 구제명령의 효력은 멈추지 않아요. 판정서에 적힌 이행기한까지 복직시키고 임금 상당액을 주어야 해요.',
    law: '근로기준법 제32조',
  },
  {
    key: 'not-obeyed',
    title: '이행기한이 지나도 지키지 않으면 노동위원회에 알려요',
    text: '이행기한이 지난 때부터 15일 안에 알릴 수 있어요. 회사는 한 번에 3천만 원까지 이행강제금을 내게 되는데, 나라에 내는 돈이라 나에게 오지는 않아요. 임금 상당액은 법원에서 따로 받아야 할 수도 있어요.',
    law: '근로기준법 제33조',
  },
];
