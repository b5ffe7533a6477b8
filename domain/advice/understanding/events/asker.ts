import type { Facts } from '../facts.ts';
import { says } from '../words.ts';

const companyWords =
  /(?:사업주|사장|대표|원장|점장|인사\s?담당(?:자)?|인사팀(?:장)?)\s*(?:입니다|이에요|예요|에요|인데|임|\(\s*\d)|저는\s[가-힣 ]{0,10}(?:사장|대표|원장|점장|사업주)(?:이고|이며|이에요|예요|입니다|인데)|(?:부당해고|해고)(?:로|라고)\s*신고\s?당|답변서(?:를)?\s*내(?:라|야)|사업하는\s*사람|(?:저희|우리)\s*(?:가\s*)?직원(?:을|이|한테)|저희가\s*직원|(?<=직원|알바|친구|간호사|사람)[가-힣 ]{0,18}(?:해고하|자르|내보내|정리하|시키|짜르)\s?(?:려|고\s?싶|면|겠|도\s?(?:되|돼|괜찮)|는\s?사유)|노동위원회에서\s*우리가\s*졌|(?:정리해고|해고)\s*(?:예정|하려|할\s?예정)(?:입니다|인데|이에요|고)|사직서\s*하나\s*만들|자르는\s*사유|오늘까지만\s*하자고\s*하려|(?:정리|해고)하려고\s*(?:합니다|해요|하는데|하는)|내보내려고\s*(?:합니다|해요|하는데)|자르려고\s*(?:합니다|해요|하는데)/u;

/** Who asks. Somebody who writes for their parent or friend asks as the worker. */
export const askerIn = (text: string): Facts['asker'] => {
  const said = says(text);
  // `사장이 저를 자르려고 해요` is said by the worker.
  const ofOthers = text.replace(
    /(?:저를|저만|저희를|나를|절)\s*[가-힣\s]{0,8}(?:자르|내보내|해고하|정리하|짜르|쫓아내)려고?[가-힣\s]{0,4}/gu,
    ' ',
  );
  if (companyWords.test(ofOthers)) return 'employer';
  if (said('이혼~', '재산분할~') && said('남편', '아내', '배우자', '와이프')) return 'other';
  return 'employee';
};
