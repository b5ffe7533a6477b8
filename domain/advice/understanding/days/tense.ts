/** Whether a clause speaks of what was or of what is to come; null where it shows neither. */
export type Tense = 'past' | 'coming';

const comes =
  /예정|까지만|할\s?거|할\s?건데|려고|ㄹ려|한대|된대|래요|하래|하라|오래|나가래|이래|마지막이|다네|들어간다|한다고|된다고|[가-힣]겠|나오지\s?말|오지\s?말|부터\s?(?:나오지|오지|쉬)|하기로/u;
const was = /당함|받음|짤림|잘림|해고됨|[가-힣]됨|왔음|났음|나옴|내보냄|먹음|일함|다님|지난/u;

export const tenseOf = (clause: string): Tense | null => {
  if (comes.test(clause) && !isPastFirst(clause)) return 'coming';
  if (was.test(clause) || pastAt(clause) >= 0) return 'past';
  return null;
};

/** `통보받았는데 나가래요`: what is told first is what happened on the day. */
const isPastFirst = (clause: string): boolean => {
  const past = pastAt(clause);
  return past >= 0 && past < clause.search(comes);
};

/** The first syllable that ends in ㅆ and is no `있` or `겠`: `했`, `왔`, `짤렸`. */
const pastAt = (text: string): number =>
  [...text].findIndex((syllable) => {
    const code = syllable.charCodeAt(0) - 0xac00;
    return code >= 0 && code < 11_172 && code % 28 === SS && syllable !== '있' && syllable !== '겠';
  });
const SS = 20;
