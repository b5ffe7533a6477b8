/** For whoever doesn't know how many people work there: each is read as a number, and none crosses five. */
export const bands: readonly string[] = ['1~4명', '5~9명', '10~29명', '30~99명', '100명 이상'];
