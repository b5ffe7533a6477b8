import { responsibleCommission } from '../../commissions/labour-commissions.ts';
import type { AnswerValue } from '../../rulesets/ruleset.ts';

const place =
  /(?:회사|공장|가게|매장|사업장|사무실|병원|학원|식당|카페|본사)(?:는|은|가|이|위치는)?\s*(?<place>[가-힣]{2,5}?(?:\s?[가-힣]{1,4}[시군구])?)(?=이고|이에요|예요|에\s?있|인데|입니다|이라|구요|시\s|,|\s직원)/u;

/** The regional commission of the workplace, where the text says in which place it is; null where it doesn't or the place is in several. */
export const commissionIn = (text: string): string | null => {
  const said = place.exec(text)?.groups?.place;
  return said === undefined ? null : commissionOf({ custom: said });
};

export const commissionOf = (region: AnswerValue): string | null => {
  const responsible = responsibleCommission(region ?? undefined);
  return responsible.known ? responsible.commission.name : null;
};
