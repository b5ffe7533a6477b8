import { fold } from '../../../search/folding.ts';

/**
 * Whether a claim denies what its source doesn't deny, or affirms what its source denies: `해지할 수 없다` and `해지할 수 있다`,
 * `합산하지 않는다` and `합산한다`.
 * @param telling the words that the claim rests on, the most telling first.
 * @param all everything that its sources say.
 */
export const deniesSource = (claim: string, telling: readonly string[], all: readonly string[]): boolean => {
  const said = fold(claim).text;
  const sources = all.map((source) => fold(source).text);
  const isDeniedThere = (word: string): boolean => sources.some((text) => sidesOf(word, text).has('-'));
  if (deniedWords(said).some((word) => !isJudgement.test(word) && !isDeniedThere(word))) return true;
  return affirmsDenied(claim, telling);
};

/** Whether a claim affirms a word that its source denies, or denies one that its source affirms. */
export const affirmsDenied = (claim: string, telling: readonly string[]): boolean => {
  const said = fold(claim).text;
  const known = telling.map((source) => fold(source).text);
  const words = new Set([said, ...known].flatMap(deniedWords));
  if ([...words].some((word) => isContrary(word, said, known))) return true;
  // What the source denies at last isn't affirmed in other words, either.
  const [first = ''] = known;
  const last = deniedWords(first)
    .at(-1)
    ?.split(' ')[0]
    ?.replace(/[할될을]$/u, '');
  return (
    last !== undefined && last.length >= 2 && endsDenied.test(first) && said.includes(last) && !anyDenial.test(said)
  );
};

const isContrary = (word: string, said: string, known: readonly string[]): boolean => {
  const sides = sidesOf(word, said);
  if (sides.size !== 1) return false;
  const decided = known.map((text) => sidesOf(word, text)).find(({ size }) => size === 1);
  return decided !== undefined && ![...sides].every((side) => decided.has(side));
};

/** These have a contrary of their own, which `heldIn` compares. */
const isJudgement = /^(?:부당|정당|유효|위법|적법|적정|타당|합리적)$/u;

const denial = '(?:지\\s*(?:는|도|를)?\\s*(?:않|아니|못))';
const verb = '(?:하|되|받|당하|시키|이)';
const particle = '(?:이|가|은|는|도|을|를|이라고는|라고는)?';
const anyDenial = /않|아니|아닌|아닙|없|못|안\s|금지|제한|어렵|부족|거부|배제|막/u;
const endsDenied = /(?:않|없|아니|아닌|못)[가-힣]{0,4}\s*(?:고\s*(?:본|한|판정한|판시한)\s*사건)?[.)\s]*$/u;

/** The words that a text denies, without their endings; where it denies a possibility, with ` 수`. */
const deniedWords = (text: string): readonly string[] =>
  deniedForms.flatMap(([pattern, modal]) => [...text.matchAll(pattern)].map(([, word = '']) => word + modal));

const deniedForms: readonly (readonly [RegExp, string])[] = [
  [new RegExp(`([가-힣]{2,6}?)${verb}${denial}`, 'gu'), ''],
  [new RegExp(`((?![하되받키이])[가-힣])${denial}`, 'gu'), ''],
  [/([가-힣]{2,6}?)(?:이|가|은|는|도)\s*(?:없(?!이)|아니(?=다|라|에요|예요|고|며|므로|어|었))/gu, ''],
  [/([가-힣]{2,6}?)(?:으?로|라고)\s+[가-힣]{1,4}\s+수\s*(?:는|도|가)?\s*없(?!이)/gu, ''],
  [/([가-힣]{1,6})\s+수\s*(?:는|도|가)?\s*없(?!이)/gu, ' 수'],
];

/** `+` where the text affirms the word, `-` where it denies it; what it only mentions is neither. */
const sidesOf = (word: string, text: string): ReadonlySet<'+' | '-'> => {
  const sides = new Set<'+' | '-'>();
  const [stem = '', modal] = word.split(' ');
  for (let at = text.indexOf(stem); at >= 0; at = text.indexOf(stem, at + 1)) {
    const behind = text.slice(at + stem.length, at + stem.length + 24);
    if (modal !== undefined) {
      if (/^\s+수\s*(?:는|도|가)?\s*없(?!이)/u.test(behind)) sides.add('-');
      else if (/^\s+수\s*(?:는|도|가)?\s*있(?!는지|느냐|을지)/u.test(behind)) sides.add('+');
    } else if (isDenied.test(behind)) sides.add('-');
    else if (isAffirmed.test(behind)) sides.add('+');
  }
  return sides;
};

const isDenied = new RegExp(
  `^(?:${verb}?${denial}|(?:하|되|받|할|될|받을)\\s*수\\s*(?:는|도|가)?\\s*없|${particle}\\s*없(?!이)|(?:이|가|은|는)?\\s*아니|(?:으?로|라고)\\s+[가-힣]{1,4}\\s+수\\s*(?:는|도|가)?\\s*없)`,
  'u',
);
const isAffirmed = new RegExp(
  `^(?:(?:하|되|받)(?:고|며|므로|여야|였|어|었|는\\s|니)|한다|한\\s*(?:것|다)|된다|된\\s*(?:것|다)|합니다|됩니다|해요|해야|돼요|했|됐|받는다|받아요|는다|(?:할|될|받을)\\s*수\\s*있|${particle}\\s*있(?!는지|느냐|을지|어야)|(?:이|가)\\s*(?:된다|돼|됩|맞)|에\\s*해당(?:한|해|하)|(?:이|라)?(?:다고|라고|다\\.|에요|예요|입니다))`,
  'u',
);
