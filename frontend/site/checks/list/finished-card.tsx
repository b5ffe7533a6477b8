import type { CheckListItem } from '@nomucheck/domain/checks/contract/check.ts';
import { figureName } from '@nomucheck/domain/checks/result-words.ts';
import { daysBetween } from '@nomucheck/domain/kernel/korean/korean-date.ts';
import { Link } from 'react-router';
import { koreanDate, koreanMoment, koreanToday, percent } from '../../../shared/formats.ts';
import { resultPath } from '../question-url.ts';
import { kindName } from './kind-name.ts';
import { whatChanged, whoOf, whyOf } from './what-changed.ts';

type FinishedCardProps = {
  check: CheckListItem;
  /** The check whose answers it was begun with, where the list has it. */
  before: CheckListItem | undefined;
};

/** A result, told from others of the same day by its time, who asked, the chosen reason and what was changed for it. */
export const FinishedCard = ({ check, before }: FinishedCardProps) => (
  <li className="card list-result">
    <h3>
      <Link to={resultPath(check.id)}>
        {koreanMoment(check.calculatedAt ?? check.updatedAt)}{' '}
        {[whoOf(check), kindName(check)].filter((part) => part !== '').join(' ')}
      </Link>
    </h3>
    <p className="list-figure">
      {check.shownRate === null ? (
        <>수치 없음</>
      ) : (
        <>
          <strong>{percent(check.shownRate)}</strong>{' '}
          <span className="soft">
            {figureName({ side: check.side ?? 'employee', ...(check.shows ? { shows: check.shows } : {}) })}
          </span>
        </>
      )}
    </p>
    {whyOf(check) !== '' && (
      <p>
        {check.reason === undefined ? '살펴본 사유' : '고른 사유'}: {whyOf(check)}
      </p>
    )}
    {check.madeFrom !== undefined && <p className="soft">{whatChanged(check, before)}</p>}
    {(check.calculations ?? 0) > 1 && <p className="soft">같은 답으로 {check.calculations}번째 계산한 결과예요.</p>}
    {check.deadline !== null && <p>{deadlineText(check.deadline)}</p>}
    {hasEarlier(check) && (
      <p>
        <Link to={`${resultPath(check.id)}/earlier`}>전에 본 결과와 달라진 점</Link>
      </p>
    )}
    {check.outdated && <p className="list-outdated">자료가 바뀌었어요. 결과에서 다시 계산할 수 있어요.</p>}
  </li>
);

const hasEarlier = ({ calculations = 0, madeFrom }: CheckListItem): boolean =>
  calculations > 1 || madeFrom !== undefined;

/** It is the first of all ways, which aren't all ones to a labour commission. */
export const deadlineText = (day: string, today = koreanToday()): string => {
  const days = daysBetween(today, day);
  if (days < 0) return `신청 기한 ${koreanDate(day)} · 지났어요`;
  return `가장 먼저 다가오는 기한 ${koreanDate(day)} · ${days === 0 ? '오늘까지예요' : `${days}일 남았어요`}`;
};
