import type { Facts } from '../facts.ts';

/** `나오지 말라는데 안 나가면 무단결근인가요`: asked by who was told to stay away, and absent from nothing. */
export const fearsAbsence = ({ question }: Pick<Facts, 'question'>): boolean =>
  /무단\s?결근(?:으로|이|은|이라고)?\s?[^.?!\n]{0,12}(?:되|돼|인가|아닌가|아니에|처리|잡|몰|일까|취급|걱정|봐)/u.test(
    question,
  ) &&
  /(?:나오지|오지|출근하지)\s?(?:말|마)|대기하(?:라|래)|집에\s?있으(?:라|래)|쉬(?:라|래|고\s?있으)|나올\s?필요\s?없|자리(?:가|는)?\s?없|(?:출입|문|카드|비번)[^.?!\n]{0,10}(?:막|잠|정지|바꿨)/u.test(
    question,
  );

/** `카톡 하나 남기고 안 나와요`: a worker's message, and no notice of the company. */
export const leftByMessage = (text: string): boolean =>
  /(?:카톡|문자|메모|쪽지|메일)[^.?!\n]{0,12}(?:남기고|보내고|보내더니|통보하고|하나로|만\s)[^.?!\n]{0,14}(?:안\s?[나오]|그만|잠수|퇴사|관[두둬뒀]|사라)/u.test(
    text,
  );
