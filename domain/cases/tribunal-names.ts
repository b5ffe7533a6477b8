import { oneLine } from './clean-text.ts';

const long: readonly (readonly [RegExp, string])[] = [
  [/^중노위(?:위원장)?$|^중앙노동위원회\s?위원장$/, '중앙노동위원회'],
  [/지노위$/, '지방노동위원회'],
  [/행법$/, '행정법원'],
  [/고법/, '고등법원'],
  [/지법/, '지방법원'],
  [/가법$/, '가정법원'],
  [/^대판$|^대법$/, '대법원'],
  [/^헌재$/, '헌법재판소'],
];

/** The full name of a court or commission: 서울고법 becomes 서울고등법원; `서울고법(춘천)` keeps its place. */
export const tribunalOf = (raw: string): string => {
  const name = oneLine(raw).replace(/\s+(?=지원$|\()/, ' ');
  return long.reduce((said, [short, whole]) => said.replace(short, whole), name);
};

/** A name in the form by which decisions are compared: sources differ in short forms and in spaces. */
export const comparedTribunal = (raw: string): string => tribunalOf(raw).replace(/\s+/g, '');

/** Local commissions decide first; the central commission and the courts review their decisions. */
export const isLocalCommission = (tribunal: string): boolean => /지방노동위원회$/.test(tribunal);
export const isCommission = (tribunal: string): boolean => /노동위원회$/.test(tribunal);
export const isSupremeCourt = (tribunal: string): boolean => tribunal === '대법원';
