/**
 * Somebody whom a company employs, as it speaks of them: not `다른 직원들`, not `본사 직원`, and not the number of them
 * (`직원이 4명`). A word for a job (`강사`, `팀장`) isn't here, because who asks may be one.
 */
export const staff =
  '(?<!(?:다른|딴|동료|나머지|모든|본사|은행|원청|이직한|공단|센터|옆|상대|담당|인사팀|전|저희는|저는|제가|저)\\s?)(?!(?<=저희\\s?)(?:직원|알바|사원)들)(?:직원|사원|알바생|알바|아르바이트생|아르바이트|근로자|종업원|저성과자)(?:분|들|놈|애|녀석|하나|\\s?한\\s?[명분]|\\s?하나)?(?!수|들?\\s?(?:다\\s|앞|있는\\s?(?:데서|자리|앞|곳)|보는\\s?(?:데|앞)|전부|모두)|\\s?(?:이|은|는|도|가)?\\s?(?:\\d+\\s?[명인]|몇|여러|절반|다섯|[네세두열]\\s?명|뿐|만\\s|저\\s|나\\s|총|전부|모두))';

/** What a company's worker says of it: the deed behind it isn't that of the one who asks. */
const company =
  '(?:회사|사장|대표|원장|점장|팀장|본사|상사|부장|과장|실장|이사장|소장|반장|관리자|사측|사업주|업주|업체|인사팀|인사담당자|원청|파견회사|병원|학원|공장|가게|매장)';

/** `사장님이 `, `회사에서 ` shortly before, in the same sentence. */
export const companyActs = new RegExp(
  `${company}(?:님)?(?:들)?(?:이|가|은|는|에서|에서는|께서|도|측에서|측이|쪽에서|한테)\\s[^.?!\\n]{0,40}$`,
  'u',
);
