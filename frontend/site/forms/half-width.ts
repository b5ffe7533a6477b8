/** Korean keyboards in another mode produce full-width digits. */
export const halfWidth = (text: string): string =>
  text.replace(/[０-９]/g, (digit) => String.fromCharCode(digit.charCodeAt(0) - 0xfee0)).trim();
