import type { Facts } from '../facts.ts';
import { says } from '../words/words.ts';
import { actsAsCompany, decidesOnStaff, mayBeCompany, saysOwner, saysPersonnel } from './company-says.ts';
import { isActedOn, soundsLikeWorker, tellsOwnEnding } from './worker-says.ts';

/** `사장이 저를 자르려고 해요` is said by the worker. */
const ofMe =
  /(?:저를|저만|저희를|나를|절|저도|나도)\s*[가-힣\s]{0,8}(?:자르|내보내|해고하|정리하|짜르|쫓아내)(?:려|고\s?싶)[가-힣\s]{0,6}/gu;

/**
 * Who asks. Who says that they run the place is the company; so is who decides about staff, unless their own dismissal is told. Where
 * only a deed or a duty to pay shows it, nothing may have been done to them, and where only staff is spoken of, nothing may sound like a
 * worker. Somebody who writes for their parent or friend asks as the worker.
 */
export const askerIn = (whole: string): Facts['asker'] => {
  const text = whole.normalize('NFC').replace(ofMe, ' ');
  const isDismissed = tellsOwnEnding(text);
  if (saysOwner(text) && !(isDismissed && !decidesOnStaff(text))) return 'employer';
  if (!isDismissed && (saysPersonnel(text) || decidesOnStaff(text))) return 'employer';
  if (actsAsCompany(text) && !isActedOn(text)) return 'employer';
  if (mayBeCompany(text) && !soundsLikeWorker(text)) return 'employer';
  const said = says(whole);
  if (said('이혼~', '재산분할~') && said('남편', '아내', '배우자', '와이프')) return 'other';
  return 'employee';
};

/** Staff is spoken of as by a company, and a worker's words stand beside it: who asks is asked back. */
export const isAskerUnclear = (whole: string): boolean => {
  const text = whole.normalize('NFC').replace(ofMe, ' ');
  const isCertain = saysOwner(text) || saysPersonnel(text) || decidesOnStaff(text) || tellsOwnEnding(text);
  return !isCertain && mayBeCompany(text) && soundsLikeWorker(text) && !isActedOn(text);
};
