import type { Facts } from '../../understanding/facts.ts';
import { isOfBenefit } from '../../understanding/of-benefit.ts';
import { benefitLimit } from './amounts.ts';

/** The conversation is about the benefit, and what is said now names nothing else. */
export const isStillOfBenefit = (facts: Facts): boolean =>
  isOfBenefit(facts) &&
  !facts.asks(
    ...['퇴직금~', '월급~', '임금~', '수당~', '녹음~', '산재~', '위로금~', '합의~', '사직서~', '연차~', '이직확인서~'],
    ...['경업~', '서약~', '비밀~', '소송~', '괴롭힘~', '성희롱~'],
    ...['상실신고~', '퇴사사유~', '이직사유~', '퇴사 사유~', '이직 사유~'],
  ) &&
  /신청|나오|받|늦|기한|언제까지|얼마|그만|퇴사|퇴직|사직|다녔|다니|일했|개월|년\s|나이|살|육아|애\s|아이|임신|병원|치료|가능|되나|될까/u.test(
    facts.question,
  );

const asksWhetherLate = ({ question }: Facts): boolean =>
  /지금(?:이라도)?\s?[^.?!\n]{0,8}신청|다\s?(?:나오|받)|늦|언제까지|기한|아직\s?(?:신청|받|되|가능)|(?:몇|여러|\d+)\s?(?:달|개월)\s?(?:지났|됐|전)|안\s?하고\s?있|못\s?하고\s?있/u.test(
    question,
  );

/** Who left months ago loses days of it with each day. */
export const ofTheTwelveMonths = (facts: Facts): string | null => {
  if (!asksWhetherLate(facts)) return null;
  const limit = benefitLimit(facts);
  if (limit === null)
    return isOfBenefit(facts) && facts.days.dismissed === null
      ? '그만둔 다음 날부터 12개월이 되기 전이면 남은 날만큼 받을 수 있지만 그 뒤에는 받지 못하니, 바로 고용센터(1350)에 신청하세요.'
      : null;
  if (limit.passed)
    return `그만둔 다음 날부터 12개월인 ${limit.day}까지 받는 돈이라 이제는 받기 어렵지만, 육아나 병으로 일할 수 없다고 그때 신고해 두었다면 늘어날 수 있으니 고용센터(1350)에 물어보세요.`;
  return limit.isShort
    ? `다 받기는 어려워요, 그만둔 다음 날부터 12개월인 ${limit.day}까지만 나와서 하루 늦을수록 줄어드니 바로 고용센터(1350)에 신청하세요.`
    : `아직 늦지 않았지만 그만둔 다음 날부터 12개월인 ${limit.day}까지만 나오니 바로 고용센터(1350)에 신청하세요.`;
};

/** Who looked after a child, or was ill, could not look for work. */
export const wasKeptAway = ({ says, question }: Facts): boolean =>
  says('육아~', '임신~', '출산~', '병원~', '치료~', '간병~', '입원~') ||
  /(?:애|아이|아기)(?:를|가|들)?\s?(?:보|본|봐|키|돌)/u.test(question);

/** The way to work became too long: a reason for which who leaves by themselves is paid all the same. */
export const isTooFar = ({ says }: Facts): boolean => says('왕복~', '통근~', '출퇴근~') || says('이사~', '이전~');
