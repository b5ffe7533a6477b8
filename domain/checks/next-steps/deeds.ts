import type { LocalDate } from '../../kernel/korean/korean-date.ts';
import type { Answers, Conditions } from '../../rulesets/ruleset.ts';
import { anyHold } from '../walk/conditions.ts';
import { each, no, yes } from './mending/rule.ts';

/** What a worker can say or collect today about an answer that speaks against them. */
export type Deed = { readonly key: string; readonly title: string; readonly text: string };

type DeedRule = Deed & { readonly when: readonly Conditions[] };

const rules: readonly DeedRule[] = [
  {
    key: 'notice-on-paper',
    when: [[{ question: 'intake/notice', is: ['paper', 'email'] }]],
    title: '통지서를 글로 받았다면',
    text: '적힌 이유를 한 문장씩 나누어, 사실과 다른 곳 옆에 날짜와 자료를 적어 두세요. 통지서에 없는 이유는 회사가 나중에 더하기 어려우니 원본을 그대로 보관하세요.',
  },
  {
    key: 'not-excused',
    when: each(
      no('detail-9/reported-or-excused'),
      no('detail-10/told-or-applied'),
      no('detail-10/evidence-afterwards'),
    ),
    title: '그때 알리거나 자료를 내지 못했다면',
    text: '진료확인서, 통화 내역, 교통이나 가족의 사정처럼 그날을 보여 주는 자료를 지금 받아 두고, 알리지 못한 까닭을 한 문단으로 적으세요.',
  },
  {
    key: 'in-rules',
    when: each(yes('detail-9/ground-in-rules'), yes('detail-15/ground-in-rules')),
    title: '취업규칙에 해고 사유로 적혀 있다면',
    text: '그 조항만이 아니라 징계 종류와 줄여 주는 기준이 적힌 쪽까지 찍어 두세요. 같은 일로 더 가볍게 끝난 동료의 예를 찾아 날짜와 함께 적으세요.',
  },
  {
    key: 'warned-before',
    when: each(
      yes('detail-10/punished-for-absence-before'),
      yes('detail-11/refused-repeatedly'),
      yes('detail-12/went-on-after-warning'),
    ),
    title: '전에도 지적이나 징계를 받았다면',
    text: '그때 받은 글과 날짜를 찾고, 그 뒤에 나아진 것을 보여 주는 기록(출근 기록, 실적, 칭찬받은 메시지)을 나란히 모으세요.',
  },
  {
    key: 'appraised',
    when: each(yes('detail-2/appraised'), yes('detail-2/chance-to-improve'), yes('detail-2/appraisal-basis-explained')),
    title: '평가를 받았다면',
    text: '평가표와 면담 기록의 사본을 글로 달라고 하세요. 낮은 점수마다 사실과 다른 점, 알려 주지 않은 기준, 실제로 한 일을 적어 두세요.',
  },
  {
    key: 'reason-explained',
    when: each(yes('detail-3/refusal-reason-explained'), yes('detail-3/dismissal-reason-explained')),
    title: '회사가 이유를 설명했다면',
    text: '들은 말을 날짜와 함께 적고, 같은 내용을 글로 달라고 하세요. 사정이 비슷한데 계속 일하는 동료가 있는지 살펴보세요.',
  },
  {
    key: 'harm',
    when: each(
      yes('detail-11/damage-caused'),
      yes('detail-12/work-suffered'),
      yes('detail-12/competing-work'),
      yes('detail-13/reached-outsiders'),
    ),
    title: '회사에 손해가 생겼다고 한다면',
    text: '손해가 무엇이고 얼마인지 글로 알려 달라고 하세요. 손해가 없거나 작았다는 것, 바로잡으려고 한 일을 보여 주는 자료를 모으세요.',
  },
  {
    key: 'agreement-signed',
    when: each(yes('detail-8/severance-agreement-signed'), no('detail-8/forced-or-deceived')),
    title: '사직서나 합의서에 서명했다면',
    text: '사본을 받아 두고, 누가 언제 어떤 말로 쓰게 했는지, 생각할 시간이 있었는지를 오늘 적으세요. 그 자리에 있던 사람도 적어 두세요.',
  },
  {
    key: 'silent',
    when: each(no('detail-8/wished-to-stay'), no('detail-16/wished-to-stay'), no('detail-8/protested-promptly')),
    title: '아직 항의하거나 계속 일하겠다고 말하지 않았다면',
    text: '계속 일하고 싶다는 뜻을 오늘 문자나 이메일로 남기고, 보낸 화면을 저장하세요. 늦을수록 받아들인 것으로 보이기 쉬워요.',
  },
  {
    key: 'called-back',
    when: each(yes('detail-10/called-back-to-work'), yes('detail-8/dismissal-withdrawn')),
    title: '회사가 다시 나오라고 했다면',
    text: '연락을 받은 날과 그대로의 말을 저장하고, 어떤 조건으로 어디에서 무슨 일을 하는지 글로 물어보세요. 답하지 않고 나가지 않으면 불리해져요.',
  },
];

/** The deeds for the answers that speak against the worker, so that no answer is only bad news. Free, whatever is paid for. */
export const deedsFor = (answers: Answers, today: LocalDate): readonly Deed[] =>
  rules.filter(({ when }) => anyHold(when, answers, today)).map(({ key, title, text }) => ({ key, title, text }));
