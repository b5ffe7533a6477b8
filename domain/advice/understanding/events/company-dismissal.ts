import type { Dismissal } from '../facts.ts';

const taken = /해고\s*(?:를|을)?\s*(?:취소|철회)|(?:복직|복귀)\s?(?:시키|시켜|명령)|복직하라|다시\s?(?:나오|출근하)라/u;
const never = /(?:해고한|자른|짜른|내보낸|나가라고?\s?한)\s?적\s?(?:이\s?)?없/gu;
const past =
  /해고(?:를|통보를|예고를|통보|예고)?\s?(?:했|하였)|(?<![가-힣])(?:내보냈|잘랐|짤랐)|(?:해고한|자른|짜른|내보낸)\s?(?:직원|알바|사람|뒤|후|지)|(?:그만두라|나오지\s?말라|나가라|그만\s?나오라)(?:고)?\s?(?:했|소리|말했|말을\s?했|그랬|외쳤)/u;
const wanted =
  /내보내|내보낼|자르[려고면자는]|자를|짜르|짤라|잘라|해고\s?(?:하|해|할|시키|예정|되|가능|사유|통지|통보|예고)|채용\s?취소|계약\s?(?:해지|종료)|짜르|징계\s?해고|정리\s?(?:하려|하고|해|해고)|줄이려|줄여야|감원|그만두(?:라|게)|나가게|나오지\s?말|퇴사\s?시키|사직\s?처리|퇴사\s?처리|권고\s?사직|희망\s?퇴직|본채용|까지만\s?(?:쓰|일하|하자)|안\s?쓰려|내쫓|(?:재계약|갱신)\s?(?:을\s?)?(?:안|거절)|교체하/u;

/** How a dismissal stands, as the company tells it. What it says it never did isn't done. */
export const companyDismissalIn = (text: string): Dismissal | null => {
  const told = text.replace(never, ' ');
  if (taken.test(told)) return 'withdrawn';
  if (past.test(told)) return 'done';
  return wanted.test(told) ? 'planned' : null;
};
