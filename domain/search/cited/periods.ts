/** A month, a day or a duration that a text writes shorter than it is said: 10월 and 31일 of `2018. 10. 31.`, 3개(월) of `정직 3월`. */
export type Period = { readonly term: string; readonly from: number; readonly to: number };

/** `2018. 10. 31.`, `2018.10.31`, `2023. 12.` and `같은 해 5. 24.`: how decisions write a date (행정업무의 운영 및 혁신에 관한 규정 제7조). */
const dates = /(?<![\d.])(?:(?:19|20)\d\d\.|같은 ?해|동년) ?(\d{1,2})\.(?: ?(\d{1,2})(?![\d가-힣]))?/dgu;

/** `정직 3월` is `정직 3개월`: each is found by the other. */
const durations = /(?:정직|감봉|감급|정지|근신) ?(\d{1,2})(월(?! ?\d)|개월)/dgu;

type Groups = RegExpExecArray['indices'];

/** @param text folded. A figure that is no month or no day is left alone. */
export const periodsIn = (text: string): readonly Period[] => {
  const said = (indices: Groups, group: 1 | 2, unit: string, greatest: number): Period | null => {
    const [from, to] = indices?.[group] ?? [0, 0];
    const value = Number(text.slice(from, to));
    return value >= 1 && value <= greatest ? { term: `${value}${unit}`, from, to } : null;
  };
  return [
    ...[...text.matchAll(dates)].flatMap(({ indices }) => {
      const month = said(indices, 1, '월', 12);
      return [month, month && said(indices, 2, '일', 31)];
    }),
    ...[...text.matchAll(durations)].map(({ 2: unit, indices }) => said(indices, 1, unit === '월' ? '개' : '월', 99)),
  ].filter((each) => each !== null);
};
