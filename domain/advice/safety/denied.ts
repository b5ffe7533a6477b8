/** What stands between an act and its denial within one clause: never a comma, for behind it another thing is denied. */
const within = '[가-힣\\s]{0,14}?';

/** With the act its clause ends: `쓰세요`, `돼요`. Whatever is denied behind it is another thing. */
const endsWith = (act: string, after: string): boolean =>
  /[요다오]$/u.test(act)
    ? !/^[가-힣]/u.test(after)
    : /^[가-힣]{0,2}[요다죠오까](?![가-힣])|^\s*(?:[.,!?”’)]|$)/u.test(after);

/** `좋지 않아요`, `괜찮은지 물어보세요`, `받을 수 있는 것은 아니에요`, `된다는 말을 믿지 마세요`, `이길 수 없어요`. */
const denial = new RegExp(
  [
    '^\\s?[가-힣]{0,2}?지(?:는|도|를)?\\s*(?:않|못|마|말)',
    '^\\s?[가-힣]{0,2}?(?:는지|은지|을지|될지)(?![가-힣])',
    `^${within}[는은]\\s(?:것|거|게|뜻|말)(?:은|이|도|까지는)?\\s*아니`,
    `^${within}(?:다|라|자|냐)(?:고|는|며)(?:는|도)?(?!${within}(?:걱정|염려|두려|불안|무서))${within}(?:수(?:는|가)?\\s*없|지(?:는|도)?\\s*(?:않|못|마|말))`,
    '^\\s*수(?:는|가|도)?\\s*없',
  ].join('|'),
  'u',
);

/** Whether what follows an act denies that very act. */
export const isDenied = (act: string, after: string): boolean => !endsWith(act, after) && denial.test(after);
