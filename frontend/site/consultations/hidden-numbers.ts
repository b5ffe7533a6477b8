/** `(주민등록번호 가림)`, which stands where a number was. */
const marks = (text: string): number => text.split(' 가림)').length - 1;

/**
 * Whether the server hid numbers in what was sent. Read from its answer, because the rules that find such numbers need more than
 * every browser has.
 */
export const hasHidden = (sent: string, kept: string): boolean => marks(kept) > marks(sent);

export const hiddenInWords = '주민등록번호나 계좌번호, 카드번호로 보이는 숫자는 가리고 보냈어요.';
