/**
 * The banks to whose accounts a deposit can be refunded, under their names at the payment service (PortOne's `Bank`), the
 * most used ones first.
 */
export const bankNames = {
  KOOKMIN: '국민은행',
  SHINHAN: '신한은행',
  WOORI: '우리은행',
  HANA: '하나은행',
  NONGHYUP: 'NH농협은행',
  LOCAL_NONGHYUP: '지역농협·축협',
  IBK: '기업은행',
  KAKAO: '카카오뱅크',
  TOSS: '토스뱅크',
  K_BANK: '케이뱅크',
  POST: '우체국',
  KFCC: '새마을금고',
  SHINHYUP: '신협',
  SUHYUP: '수협은행',
  SUHYUP_FEDERATION: '지역수협',
  STANDARD_CHARTERED: 'SC제일은행',
  CITI: '한국씨티은행',
  DAEGU: 'iM뱅크(대구은행)',
  BUSAN: '부산은행',
  KYONGNAM: '경남은행',
  KWANGJU: '광주은행',
  JEONBUK: '전북은행',
  JEJU: '제주은행',
  KDB: '산업은행',
  SAVINGS_BANK: '저축은행',
  NFCF: '산림조합',
} as const;

export type BankId = keyof typeof bankNames;
const isBankId = (name: string): name is BankId => Object.hasOwn(bankNames, name);
export const bankIds: readonly BankId[] = Object.keys(bankNames).filter(isBankId);

/** As people know the bank; a name that isn't in the list stands as it is. */
export const bankNameOf = (bank: string): string => (isBankId(bank) ? bankNames[bank] : bank);

/** Digits, in groups as people write them. */
export const accountNumber = /^\d[\d -]{4,28}\d$/;
