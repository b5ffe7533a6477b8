import type { DisputeOutcome } from '@nomucheck/domain/checks/check-events.ts';
import type { Found } from '@nomucheck/domain/checks/form-index.ts';
import { isLocalDate, koreanText } from '@nomucheck/domain/kernel/korean/korean-date.ts';
import { percentsOf } from '@nomucheck/domain/kernel/korean/korean-formats.ts';
import { isChosen } from '@nomucheck/domain/rulesets/chosen.ts';
import type { AnswerValue } from '@nomucheck/domain/rulesets/ruleset.ts';

/** A check's values as Korean words. */

export const endings: Readonly<Record<DisputeOutcome['ended'], string>> = {
  won: '이겼어요',
  partial: '일부 이겼어요',
  lost: '졌어요',
  settled: '화해했어요',
  withdrawn: '취하했어요',
  not_pursued: '다투지 않았어요',
};

export const places: Readonly<Record<DisputeOutcome['where'], string>> = {
  local_commission: '지방노동위원회',
  central_commission: '중앙노동위원회',
  court: '법원',
  elsewhere: '그 밖의 곳',
};

export const percentText = (fraction: number): string => `${percentsOf(fraction)}%`;

export const blank = '비워 둠';
/** The person's key was destroyed: it is still shown that something was written. */
export const erased = '(삭제된 내용)';
/** Shown to everyone but the person: something was written. */
export const ownWordsHidden = '(직접 쓴 내용)';

const yesNo: Readonly<Record<string, string>> = { yes: '예', no: '아니요', unknown: '잘 모르겠어요' };

/**
 * An answer as the person gave it. When it is in the person's own words and another person reads it, only that there
 * is one.
 */
export const answerWords = (found: Found | undefined, value: AnswerValue, isOwner: boolean): string => {
  if (value === null) return blank;
  const question = found?.section === 'intake' ? found.question : null;
  if (typeof value === 'number') return String(value);
  if (typeof value === 'string') {
    if (question === null) return yesNo[value] ?? value;
    if (question.type === 'text') return isOwner ? value : ownWordsHidden;
    if (question.type === 'date' && isLocalDate(value)) return koreanText(value);
    return question.choices?.find((choice) => choice.value === value)?.label ?? value;
  }
  if (isChosen(value))
    return value.map((each) => question?.choices?.find((choice) => choice.value === each)?.label ?? each).join(', ');
  if ('start' in value) return `${value.start}부터 ${value.end}까지, 쉬는 시간 ${value.breakMinutes}분`;
  if (!isOwner) return ownWordsHidden;
  if ('custom' in value) return value.custom;
  const parts = [value.name, value.phone, value.email].filter((part) => part !== undefined && part !== '');
  return parts.length > 0 ? parts.join(', ') : blank;
};
