import { hasPassed } from '@nomucheck/domain/checks/corrections/change.ts';
import type { CorrectedOut } from '@nomucheck/domain/checks/corrections/contract.ts';
import { routeNames } from '@nomucheck/domain/rulesets/route-names.ts';
import { koreanDate, koreanDateWithDay, koreanToday } from '../../../shared/formats.ts';
import { Notice } from '../../forms/notice.tsx';

type CorrectedNoticeProps = { readonly corrected: CorrectedOut; readonly side: 'employee' | 'employer' };

const dayOf = (day: string | null): string => (day === null ? '없다고 안내함' : koreanDateWithDay(day));
const namesOf = (routes: CorrectedOut['opened']): string => routes.map((route) => routeNames[route]).join(', ');

/** Above a result that stands in place of a wrong one: what was told, what is right, and why. */
export const CorrectedNotice = ({ corrected, side }: CorrectedNoticeProps) => {
  const { toldAt, before, after, opened, closed, moved, reasons } = corrected;
  const isPassed = hasPassed(corrected, koreanToday());
  return (
    <Notice tone="warning" title={before === after ? '열린 길을 바로잡았어요' : '기한을 바로잡았어요'}>
      <p>{koreanDate(toldAt)}에 드린 결과에 저희 잘못이 있었어요. 정말 죄송해요.</p>
      <ul>
        {before !== after && (
          <>
            <li>전에 안내한 마지막 날: {dayOf(before)}</li>
            <li>
              지금 마지막 날: <strong>{after === null ? '정해진 날이 없어요' : koreanDateWithDay(after)}</strong>
            </li>
          </>
        )}
        {moved.map(({ route, ...days }) => (
          <li key={route}>
            {routeNames[route]}: {dayOf(days.before)} →{' '}
            {days.after === null ? '정해진 날 없음' : koreanDateWithDay(days.after)}
          </li>
        ))}
        {opened.length > 0 && <li>새로 안내하는 길: {namesOf(opened)}</li>}
        {closed.length > 0 && <li>이용하기 어려운 길: {namesOf(closed)}</li>}
      </ul>
      {reasons.map(({ why, law }) => (
        <p key={why}>
          {why}
          {law !== undefined && ` (${law})`}
        </p>
      ))}
      {isPassed && side === 'employee' && (
        <p>
          바로잡은 날이 이미 지났어요. 날짜를 다르게 볼 수 있는 사정이 있는지 먼저 저희와 이야기해 주세요.
          고용노동부(1350)와 대한법률구조공단(132)에서도 상담받을 수 있어요.
        </p>
      )}
    </Notice>
  );
};
