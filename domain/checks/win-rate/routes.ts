import { koreanText, type LocalDate } from '../../kernel/korean-date.ts';
import type { Answers, RouteRule } from '../../rulesets/ruleset.ts';
import { hold } from '../conditions.ts';
import type { RouteOut } from '../contract/result.ts';
import type { Deadline } from './deadline.ts';

/** Which ways are open. Not multipliers: a figure speaks of the open ways alone, and with none there is no figure. */
export const routesOf = (
  rules: readonly RouteRule[],
  answers: Answers,
  deadline: Deadline | null,
  today: LocalDate,
): RouteOut[] =>
  rules.map(({ route, closures }) => {
    const shut = new Set(closures.filter(({ when }) => hold(when, answers, today)).map(({ why }) => why));
    const open = shut.size === 0;
    const lastDay = route === 'labour_commission' && deadline ? { deadline: deadline.lastDay } : {};
    if (!open) return { route, open, why: [...shut].join(' '), ...lastDay };
    return { route, open, why: route === 'labour_commission' ? commissionOpen(deadline) : courtOpen, ...lastDay };
  });

const commissionOpen = (deadline: Deadline | null): string => {
  if (deadline === null)
    return '해고된 날부터 3개월 안에 노동위원회에 구제를 신청할 수 있어요(근로기준법 제28조 제2항).';
  const sentences = [
    `${koreanText(deadline.lastDay)}까지 노동위원회에 구제를 신청할 수 있어요(근로기준법 제28조 제2항).`,
  ];
  if (deadline.movedBecause !== null) {
    sentences.push(
      `3개월이 끝나는 ${koreanText(deadline.periodEnds)}이 쉬는 날이어서 그다음 날로 늦춰진 날짜예요(민법 제161조).`,
    );
  }
  if (!deadline.holidaysKnown) sentences.push('그해의 공휴일이 모두 정해지지 않아 며칠 늦춰질 수도 있어요.');
  sentences.push('마지막 날까지 기다리지 말고 여유를 두고 준비해 주세요.');
  return sentences.join(' ');
};

const courtOpen =
  '법원에 해고무효확인 소송을 낼 수 있어요. 정해진 신청 기한은 없지만, 오래 지나면 권리를 잃을 수 있으니 서두르는 편이 좋아요.';
