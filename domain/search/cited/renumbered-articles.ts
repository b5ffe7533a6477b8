/**
 * The Labor Standards Act was numbered anew twice, so that a decision cites the same rule by another number than today's law has.
 * Sources: 근로기준법 as of 법률 제4220호 (1990. 1. 13.) and as of 법률 제8293호 (2007. 1. 26.), each article held by its heading
 * against 법률 제8372호 (2007. 4. 11. 전부개정); the law of 1997 is 법률 제5309호 (1997. 3. 13. 제정).
 */

/** Until which law a number held. `null`: it holds. */
export type ArticleEdition = 'before1997' | 'before2007' | null;

const NEW_IN_1997 = '1997-03-13';
const NEW_IN_2007 = '2007-04-11';

const sameSinceLong = '1>1 2>3 3>4 4>5 5>6 6>7 7>8 8>9 9>10 10>11 11>12 12>13 13>14 14>2 15>2 16>2 17>2 18>2 19>2';

const tables: Readonly<Record<Exclude<ArticleEdition, null>, string>> = {
  before1997: `${sameSinceLong} 20>15 21>16 22>17 23>19 24>20 25>21 26>22 27>23 27의2>26 27의3>28 28>34 29>35 30>36
    30의2>38 31>39 31의2>40 32>41 33>42 36>43 36의2>44 37>45 38>46 39>47 40>48 41>49 42>50 44>54 45>55 46>56 47의2>59
    48>60 49>63 50>64 51>65 52>66 53>67 54>68 55>69 56>70 57>71 58>72 59>73 60>74 61>75 64>76 74>77 78>78 79>79 80>80
    81>81 82>82 83>83 84>84 85>85 86>86 87>87 88>88 89>89 91>90 92>91 93>92 94>93 95>94 96>95 97>96 98>97`,
  before2007: `${sameSinceLong} 20>2 21>2 22>15 23>16 24>17 25>18 26>19 27>20 28>21 29>22 30>23 31>24 31의2>25 32>26
    32의2>27 33>28 33의2>29 33의3>30 33의4>31 33의5>32 33의6>33 34>34 35>35 36>36 36의2>37 37>38 38>39 39>40 40>41
    41>42 42>43 43>44 44>45 45>46 46>47 47>48 48>49 49>50 50>51 51>52 52>53 53>54 54>55 55>56 55의2>57 56>58 58>59
    59>60 59의2>61 60>62 61>63 62>64 63>65 64>66 65>67 66>68 67>69 68>70 69>71 70>72 71>73 72>74 73>75 76>76 77>77
    81>78 82>79 83>80 84>81 85>82 86>83 87>84 88>85 89>86 90>87 91>88 92>89 93>90 94>91 95>92 96>93 97>94 98>95 99>96
    100>97`,
};

const LAW = '근로기준법';
const termOf = (edition: ArticleEdition, article: string): string =>
  edition === null ? `${LAW}#${article}` : `${LAW}/${edition === 'before1997' ? '1997' : '2007'}#${article}`;

/** Each article's term in every edition that had it, the current first: `근로기준법#23`, `근로기준법/2007#30`, `근로기준법/1997#27`. */
const sameRule = (() => {
  const byCurrent = new Map<string, string[]>();
  for (const edition of ['before2007', 'before1997'] as const)
    for (const pair of tables[edition].split(/\s+/)) {
      const [former = '', current = ''] = pair.split('>');
      const all = byCurrent.get(current) ?? [termOf(null, current)];
      all.push(termOf(edition, former));
      byCurrent.set(current, all);
    }
  return new Map([...byCurrent.values()].flatMap((all) => all.map((term) => [term, all] as const)));
})();

/** The term of a citation, as the index has it beside the plain one; null where the number is today's, or of another law. */
export const formerTerm = (term: string, edition: ArticleEdition): string | null => {
  const [law, article = ''] = term.split('#');
  return law === LAW && edition !== null ? termOf(edition, article) : null;
};

/** A term and those by which the same rule was cited before or since. */
export const termsOfSameRule = (term: string): readonly string[] => [...new Set([term, ...(sameRule.get(term) ?? [])])];

const amendment = /(\d{4})\.\s*(\d{1,2})\.\s*(\d{1,2})/;

/** Whether a citation names the day of an amendment, which tells the law that it is of. */
export const namesAmendment = (citation: string): boolean => amendment.test(citation);

/** The same number in both former laws, those in which it named a rule that still exists first; always the given one. */
export const inEitherFormerLaw = (term: string): readonly string[] => {
  const other = term.includes('/2007#') ? term.replace('/2007#', '/1997#') : term.replace('/1997#', '/2007#');
  if (!sameRule.has(other)) return [term];
  return sameRule.has(term) ? [term, other] : [other, term];
};

/**
 * Which numbers a citation has.
 * @param isFormer it says 구 before the law's name.
 * @param amended what it says in brackets behind: `2007. 4. 11. 법률 제8372호로 전부 개정되기 전의 것`.
 * @param decidedOn when it was written; null: not known, so today's.
 */
export const editionCited = (isFormer: boolean, amended: string, decidedOn: string | null): ArticleEdition => {
  const [, year, month = '', day = ''] = amendment.exec(amended) ?? [];
  if (isFormer && year !== undefined) {
    const until = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
    return until <= NEW_IN_1997 ? 'before1997' : until <= NEW_IN_2007 ? 'before2007' : null;
  }
  const current =
    decidedOn === null || decidedOn >= NEW_IN_2007 ? null : decidedOn >= NEW_IN_1997 ? 'before2007' : 'before1997';
  if (!isFormer) return current;
  return current === null ? 'before2007' : 'before1997';
};

/** `구 근로기준법 제30조(2007. 4. 11. 전부개정 전)`, as a reader is told. */
export const articleInWords = (term: string): string => {
  const [, law = term, until, number = '', branch = ''] = /^([^/#]+)(?:\/(\d{4}))?#(\d+)(의\d+)?$/u.exec(term) ?? [];
  const article = `${law} 제${number}조${branch}`;
  if (until === undefined) return article;
  return `구 ${article}(${until === '1997' ? '1997. 3. 13. 제정' : '2007. 4. 11. 전부개정'} 전)`;
};
