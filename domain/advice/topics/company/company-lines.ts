import type { Facts } from '../../understanding/facts.ts';
import type { LawLine } from '../topic.ts';
import { isSmall } from '../when.ts';

/** What companies are told in the same words. */

export const checkProtected =
  '그 직원이 산재 요양, 임신·출산휴가·육아휴직, 노조 활동, 성희롱·노동청 신고에 해당하는지부터 확인하세요. 해당하면 해고가 범죄가 될 수 있어요.';

const ahead: LawLine = {
  say: '직원이 5명 미만이어도 30일 전에 예고하거나 30일분 통상임금을 주어야 해요. 계속 일한 기간이 3개월이 안 되면 예고는 예외예요.',
  law: '근로기준법 제26조',
};

export const writtenAndAhead: LawLine = {
  say: '해고는 구체적인 이유와 날짜를 적은 서면으로 알리고, 30일 전에 예고하거나 30일분 통상임금을 주어야 해요. 계속 일한 기간이 3개월이 안 되면 예고는 예외예요.',
  law: '근로기준법 제26조, 제27조',
};

/** Not yet three months there: no notice is due, and the rest is. */
const writtenOnly: LawLine = {
  say: '해고는 구체적인 이유와 날짜를 적은 서면으로 알려야 해요. 계속 일한 기간이 3개월이 안 되는 동안은 30일 예고나 예고수당이 없어도 돼요.',
  law: '근로기준법 제26조, 제27조',
};

/** The written form is asked only of workplaces of five or more (근로기준법 제11조, 시행령 별표 1). */
export const noticeDue = (facts: Facts): LawLine => {
  if (isSmall(facts)) return ahead;
  return facts.months !== null && facts.months < 3 ? writtenOnly : writtenAndAhead;
};

export const reasonNeeded: LawLine = {
  say: '5명 이상인 곳의 해고에는 정당한 이유가 있어야 하고, 그것은 회사가 밝혀야 해요. 예고수당을 주어도 이유 없는 해고가 정당해지지 않아요.',
  law: '근로기준법 제23조 제1항; 대법원 2017다16778',
};

export const ownProcedure: LawLine = {
  say: '취업규칙이 징계위원회와 통지 기한, 소명을 정했다면 그대로 지켜야 하고, 어기면 해고가 무효가 될 수 있어요.',
  law: '대법원 90다8077',
};

export const protectedAtAnySize: LawLine = {
  say: '산재 요양·출산휴가와 그 뒤 30일의 해고, 육아휴직·임신·노조·성희롱 신고·노동청 신고를 이유로 한 해고는 직원 수와 상관없이 할 수 없고 처벌돼요.',
  law: '근로기준법 제23조 제2항, 제104조; 남녀고용평등법 제11조, 제14조 제6항, 제19조 제3항; 노동조합법 제81조',
};

export const workerMayFile: LawLine = {
  say: '해고하면 직원이 3개월 안에 노동위원회에 구제신청을 할 수 있고, 지면 복직과 그동안의 임금을 명령받아요.',
  law: '근로기준법 제28조 제2항, 제30조',
};

export const consultFirst = '서면을 건네기 전에 사실과 자료를 가지고 노무사와 상담하세요.';

export const noTricks =
  '사직서를 받아 두거나 이유를 꾸미는 방법은 도와드리지 않아요. 사실대로 절차를 밟는 것은 함께 살펴볼 수 있어요.';
