import { deadlineOf } from '@nomucheck/domain/kernel/korean/deadline.ts';
import type { LocalDate } from '@nomucheck/domain/kernel/korean/korean-date.ts';
import { useEffect, useState } from 'react';
import { koreanDateWithDay, koreanToday } from '../../../shared/formats.ts';
import { ButtonLink } from '../../forms/button.tsx';
import { Chips } from './chips.tsx';
import { type Ground, type Notice, ownCaseFigures } from './own-case-figures.ts';

const notices = { messenger: '카톡·문자', spoken: '말로만', paper: '이유와 날짜를 적은 종이' } as const;
const headings = {
  messenger: '카톡으로 나가라고 했다면',
  spoken: '말로만 나가라고 했다면',
  paper: '해고 통지서를 받았다면',
} as const;
const sizes = { five: '5명 이상', fewer: '5명 미만' } as const;
const grounds = { attendance: '지각·결근', performance: '평가 없이 일을 못한다고', redundancy: '회사 사정' } as const;

/**
 * A case that the visitor makes their own: three answers, and at once the figure with its band and the last day. `dismissed` is the
 * date from the calculator beside it.
 */
export const OwnCase = ({ dismissed }: { dismissed: LocalDate | null }) => {
  const [notice, setNotice] = useState<Notice>('messenger');
  const [size, setSize] = useState<keyof typeof sizes>('five');
  const [ground, setGround] = useState<Ground>('attendance');
  return (
    <section className="own-case" aria-labelledby="own-case">
      <h2 id="own-case">{headings[notice]}</h2>
      <div className="own-case-said" role="status">
        {size === 'fewer' ? <NoFigure /> : <Figure notice={notice} figure={ownCaseFigures[notice][ground]} />}
      </div>
      <div className="own-case-answers">
        <p>내 경우와 다르면 바꿔 보세요.</p>
        <Chips name="notice" label="어떻게 들었나요?" choices={notices} value={notice} onChoose={setNotice} />
        <Chips name="size" label="직원이 몇 명인가요?" choices={sizes} value={size} onChoose={setSize} />
        <Chips name="ground" label="회사가 든 이유는요?" choices={grounds} value={ground} onChoose={setGround} />
      </div>
      <div className="own-case-day">
        {size === 'five' && <LastDay dismissed={dismissed} />}
        <ButtonLink to="/check?role=worker" kind="secondary" wide>
          내 답으로 제대로 알아보기
        </ButtonLink>
      </div>
    </section>
  );
};

/** As every figure of the service: never without its band, and with what it rests on. */
const Figure = ({
  notice,
  figure: [rate, low, high],
}: {
  notice: Notice;
  figure: readonly [number, number, number];
}) => (
  <>
    <p className="own-case-figure">
      승소 가능성 <strong>{rate}%</strong> <span>{`${low}~${high}% 사이로 봐요`}</span>
    </p>
    <svg className="own-case-band" viewBox="0 0 300 16" aria-hidden="true">
      <rect y="5" width="300" height="6" rx="3" fill="#f1e8dc" />
      <rect x={low * 3} y="3" width={(high - low) * 3} height="10" rx="5" fill="#c49a6b" />
      <circle cx={rate * 3} cy="8" r="8" fill="#7a5230" />
    </svg>
    <p>
      {notice === 'paper'
        ? '서면을 받았다면 회사가 든 이유가 정당한지를 주로 따져요.'
        : '이유와 날짜를 적은 서면이 없었다고 인정되면, 어떤 이유를 들었든 그 해고는 효력이 없어요(근로기준법 제27조).'}
    </p>
    <p className="soft">
      정규직이고 다른 질문에는 ‘잘 모르겠어요’라고 답한 예시예요. 사정과 증거에 따라 크게 달라져요.
    </p>
  </>
);

const NoFigure = () => (
  <>
    <p>
      <strong>노동위원회 구제신청은 원칙적으로 하기 어려워요.</strong> 그래서 숫자를 보여 드리지 않아요.
    </p>
    <p>직원 수를 세는 법이 따로 있고, 법원에서 다툴 수 있는 때도 있어요. 진단에서 함께 확인해 드릴게요.</p>
  </>
);

/** The last day, from the day of the calculator or from today; today isn't known until the page runs in the browser. */
const LastDay = ({ dismissed }: { dismissed: LocalDate | null }) => {
  const [today, setToday] = useState<LocalDate | null>(null);
  useEffect(() => setToday(koreanToday()), []);
  const from = dismissed ?? today;
  return (
    <p>
      {dismissed === null ? '오늘 해고되었다면 구제신청은' : '적으신 해고일이라면 구제신청은'}{' '}
      <strong>
        {from === null || today === null ? '오늘부터 3개월 안' : koreanDateWithDay(deadlineOf(from, today).lastDay)}
      </strong>
      까지
    </p>
  );
};
