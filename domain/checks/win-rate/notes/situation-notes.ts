import { isChosen } from '../../../rulesets/chosen.ts';
import { withheld } from '../../sensitive.ts';
import type { Note, Side } from '../calculation.ts';
import type { Reading } from '../reading.ts';

/** While the dismissal is still to come, the figure can change, and it is said what would change it. */
export const toComeNote = (side: Side, toCome: boolean): Note | null => {
  if (!toCome) return null;
  return side === 'employee'
    ? {
        kind: 'to_come',
        title: '아직 바뀔 수 있어요',
        text: '해고일이 오기 전이라 지금까지의 사실만으로 어림했어요. 그때까지 회사가 이유와 날짜를 적은 서면을 주는지, 징계 절차나 협의를 거치는지, 해고를 거두는지에 따라 달라져요. 사직서나 합의서에 서명해도 크게 달라지니 먼저 상의해 주세요. 노동위원회 신청은 해고일부터 할 수 있어요.',
      }
    : {
        kind: 'to_come_company',
        title: '아직 바뀔 수 있어요',
        text: '해고일이 오기 전이라 지금까지의 사실만으로 어림했어요. 그때까지 이유와 날짜를 적은 서면을 주는지, 정해진 절차와 협의를 거치는지, 더 가벼운 처분을 검토하는지에 따라 위험이 달라져요.',
      };
};

/** What was not asked because the person doesn't answer about health, pregnancy and unions, and what an answer could open. */
export const notAskedNote = ({ answers, walked }: Reading, side: Side): Note | null => {
  const chosen = answers.get('intake/protected');
  const passedOver = walked.some(({ section, value }) => section !== 'intake' && value === null);
  if (!(isChosen(chosen) && chosen.includes(withheld)) && !passedOver) return null;
  return {
    kind: 'not_asked',
    title: '묻지 않은 것이 있어요',
    text:
      side === 'employee'
        ? '건강·임신·노동조합에 관한 것은 답하지 않기로 하셔서 묻지 않았어요. 산재로 쉬던 기간, 출산휴가나 육아휴직 기간의 해고는 무효일 수 있고, 임신·출산이나 노동조합을 이유로 한 해고는 노동위원회에 따로 신청할 수 있어요(남녀고용평등법 제26조의 6개월, 노동조합법 제82조의 3개월). 해당하면 새로 진단하거나 노무사와 상의해 주세요.'
        : '건강·임신·노동조합에 관한 것은 답하지 않기로 하셔서 묻지 않았어요. 산재 요양, 출산휴가, 육아휴직 기간의 해고는 금지되고, 임신·출산이나 노동조합을 이유로 한 해고는 근로자가 따로 다툴 수 있어요. 해당하는지 먼저 확인하세요.',
  };
};
