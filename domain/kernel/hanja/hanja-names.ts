import { atBeginning, plainReading } from './hanja.ts';

/**
 * Names of people in Chinese characters, as they are read in Korean. A surname may be read otherwise than the same character in
 * a word: 金 is 김 and not 금, 沈 is 심 and not 침.
 */

const asSurname: Readonly<Record<string, string>> = {
  金: '김',
  沈: '심',
  葉: '엽',
  車: '차',
  賈: '가',
  單: '선',
  樂: '악',
};
/** 車 and its like in a given name; 樂 is 락 as in 낙원, 金 is 금. */
const asGiven: Readonly<Record<string, string>> = { 樂: '락', 辰: '진', 率: '솔', 見: '현', 奈: '나', 丹: '단' };

const ofTwo = ['南宮', '皇甫', '獨孤', '鮮于', '諸葛', '司空', '西門', '東方'];

/** The text with the names in it read; `金哲秀, 李英姬 대표` is 김철수, 이영희 대표. What has no reading stays. */
export const withNamesRead = (text: string): string =>
  text.normalize('NFC').replace(/[\u4e00-\u9fff]+/g, (name, at: number, whole: string) => {
    // 金 樂園: the surname stands before the space.
    const isGivenAlone = name.length <= 2 && /(?<![\u4e00-\u9fff])[\u4e00-\u9fff]{1,2}\s$/.test(whole.slice(0, at));
    const surname = isGivenAlone ? 0 : ofTwo.some((two) => name.startsWith(two)) ? 2 : 1;
    return [...name].map((character, index) => readingIn(character, index, surname)).join('');
  });

const readingIn = (character: string, index: number, surname: number): string => {
  if (index < surname) {
    const read = asSurname[surname === 1 ? character : ''] ?? plainReading(character);
    return index === 0 ? atBeginning(read) : read;
  }
  const read = asGiven[character] ?? plainReading(character);
  return index === surname ? atBeginning(read) : read;
};
