/** Words of labour law in Chinese characters, and as they are read. */
export const hanjaWords: readonly (readonly [hanja: string, hangul: string])[] = [
  ['不當解雇', '부당해고'],
  ['解雇와 懲戒', '해고와 징계'],
  ['不當勞動行爲', '부당노동행위'],
  ['女性勞動者', '여성노동자'],
  ['勤勞基準法', '근로기준법'],
  ['更新期待權', '갱신기대권'],
  ['變更', '변경'],
  ['不利益', '불이익'],
  ['不法行爲', '불법행위'],
  ['賃金', '임금'],
  ['退職年金', '퇴직연금'],
  ['理由', '이유'],
  ['整理解雇', '정리해고'],
  ['比率', '비율'],
  ['降職', '강직'],
];
