/**
 * The wording of the question for the day from which the three months run, used wherever it is asked: the day stated in the
 * notice, or the day on which a later notice was received (노동위원회규칙 제40조 제1호).
 */
export const dayOfDismissal = '통지서에 적힌 해고일(통지서를 더 늦게 받았다면 받은 날). 통지서가 없으면 나가라고 한 날';

/** The same day, as the company sees it. */
export const dayOfDismissalToEmployer =
  '통지서에 적은 해고일(직원이 통지서를 더 늦게 받았다면 받은 날). 통지서가 없으면 나가라고 한 날';
