import { isChosen } from '../../rulesets/chosen.ts';
import type { Material } from '../basis.ts';
import { type Sentence, said, sentence } from '../document/sentence.ts';

/** The bans that the labour office looks after, by what protects the person. */
const bans: Readonly<Record<string, string>> = {
  work_injury: '업무상 부상·질병으로 쉬는 기간과 그 뒤 30일 동안의 해고를 금지한 근로기준법 제23조 제2항',
  birth: '출산 전후의 휴가 기간과 그 뒤 30일 동안의 해고를 금지한 근로기준법 제23조 제2항',
  on_childcare_leave: '육아휴직을 이유로 한 해고와 육아휴직 기간의 해고를 금지한 남녀고용평등법 제19조 제3항',
  childcare_leave: '육아휴직을 이유로 한 해고를 금지한 남녀고용평등법 제19조 제3항',
  pregnancy_marriage: '혼인, 임신 또는 출산을 이유로 한 해고를 금지한 남녀고용평등법 제11조',
  sexual_harassment: '성희롱을 신고하거나 피해를 입은 근로자의 해고를 금지한 남녀고용평등법 제14조 제6항',
  harassment: '직장 내 괴롭힘을 신고하거나 피해를 입은 근로자의 해고를 금지한 근로기준법 제76조의3 제6항',
  labour_office: '노동청에 알린 것을 이유로 한 해고를 금지한 근로기준법 제104조',
};

/** Whether a ban was broken is for the office to find out: the answers say only what protects the person. */
export const bannedDismissal = ({ answers, basis }: Material): readonly Sentence[] => {
  const isOpen = basis.routes.some(({ route, open }) => route === 'labour_office' && open);
  const chosen = answers.get('intake/protected');
  if (!isOpen || !isChosen(chosen)) return [];
  // The ban on reprisals for a report of bullying doesn't apply below five workers (시행령 별표 1).
  const isSmall = answers.get('detail-7/under-five') === 'yes';
  return chosen.flatMap((value) => {
    const ban = bans[value];
    return ban === undefined || (value === 'harassment' && isSmall)
      ? []
      : [
          sentence`${said(`이 사건 해고가 ${ban}을 어긴 것인지 조사하여 조치하여 주시기 바랍니다.`, { answer: 'intake/protected' })}`,
        ];
  });
};
