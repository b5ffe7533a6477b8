import fc from 'fast-check';

/** Words of decisions, for generated texts. */
const words = (
  '근로자 사용자 부당해고 해고 징계 징계해고 정직 감봉 전보 전직 배치전환 수습기간 본채용 거부 기간제 갱신기대권 계약만료 ' +
  '경영상 정리해고 희망퇴직 사직서 강요 합의해지 직장내괴롭힘 성희롱 임금 체불 퇴직금 해고예고수당 서면통지 정당한 이유 ' +
  '구제신청 중앙노동위원회 재심판정 취소 인사위원회 소명기회 절차상 하자 위법하다고 보았다 판단된다 이 사건 그 등 및'
).split(' ');
const particles = ['', '', '은', '이', '을', '의', '에', '으로', '에서', '와'];
const joints = [' ', ' ', ' ', '', '·', 'ㆍ', ', ', '. ', '\n', '\n\n', ' (', ') '];
const figures = ['2016두64876', '2020. 3. 2.', '30일', '근로기준법 제23조 제1항', 'A사', '1,000,000원', 'CCTV'];

const word = fc.oneof(
  {
    weight: 8,
    arbitrary: fc.tuple(fc.constantFrom(...words), fc.constantFrom(...particles)).map((both) => both.join('')),
  },
  { weight: 1, arbitrary: fc.constantFrom(...figures) },
);

/** A text like a decision's, with unusual spaces. */
export const decisionText = fc
  .array(fc.tuple(word, fc.constantFrom(...joints)), { minLength: 1, maxLength: 40 })
  .map((all) => all.flat().join('').trim());

/** Any text, much of it Korean. */
export const anyText = fc.oneof(
  decisionText,
  fc.string({ unit: 'grapheme', maxLength: 60 }),
  decisionText.map((text) => text.normalize('NFD')),
);
