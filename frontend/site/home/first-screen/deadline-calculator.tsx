import type { LocalDate } from '@nomucheck/domain/kernel/korean/korean-date.ts';
import { dayOfDismissal } from '@nomucheck/domain/rulesets/day-of-dismissal.ts';
import { type FormEvent, useState } from 'react';
import { unreachedMessage } from '../../../shared/client/api-client.ts';
import { koreanToday } from '../../../shared/formats.ts';
import { Button } from '../../forms/button.tsx';
import { DateField } from '../../forms/date/date-field.tsx';
import { type DateParts, dateMistake, dateOfParts, noDate } from '../../forms/date/date-parts.ts';
import type { Answer, DeadlineAnswer } from './deadline-answer.tsx';

/** Loaded when somebody begins to type a date: nobody sees it before. */
const loadWords = () => import('./deadline-answer.tsx').catch(() => null);

/**
 * Calculates the last day for relief from the date of the dismissal; nothing is sent or stored. The questionnaire's start page
 * takes the date from the address, so that it isn't asked again, and removes it there. `onAnswer` hears the date that was calculated
 * with, and null once it is being changed.
 */
export const DeadlineCalculator = ({ onAnswer }: { onAnswer: (dismissed: LocalDate | null) => void }) => {
  const [typed, setTyped] = useState<DateParts>(noDate);
  const [mistake, setMistake] = useState<string | null>(null);
  const [answer, setAnswer] = useState<(Answer & { Words: typeof DeadlineAnswer }) | null>(null);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const date = dateOfParts(typed);
    setMistake(dateMistake(typed, '해고일을'));
    if (date === null) {
      setAnswer(null);
      return document.getElementById('home-dismissed-year')?.focus();
    }
    const words = await loadWords();
    if (words === null) return setMistake(unreachedMessage);
    setAnswer({ dismissed: date, today: koreanToday(), Words: words.DeadlineAnswer });
    onAnswer(date);
  };

  return (
    <section className="card home-calculator" aria-labelledby="home-deadline">
      <h2 id="home-deadline">신청 마지막 날부터 확인하세요</h2>
      <p className="soft">
        구제신청은 <strong>해고된 날부터 3개월</strong> 안에 해야 해요. 지나면 노동위원회의 길은 닫혀요.
      </p>
      <form noValidate onFocus={loadWords} onSubmit={(event) => void submit(event)}>
        <DateField
          id="home-dismissed"
          label="해고일이 언제인가요?"
          error={mistake ?? undefined}
          value={typed}
          onChange={(next) => {
            setTyped(next);
            setAnswer(null);
            onAnswer(null);
          }}
        />
        <Button type="submit" kind="secondary" wide>
          마지막 날 계산하기
        </Button>
      </form>
      <div role="status">{answer !== null && <answer.Words dismissed={answer.dismissed} today={answer.today} />}</div>
      <details>
        <summary>어느 날을 적나요?</summary>
        <p className="home-which">{whichDay}</p>
        <p className="home-which">
          3개월은 근로기준법 제28조 제2항의 기간이에요. 공무원과 교원은 다른 길이에요. 처분사유 설명서를 받은 날부터
          30일 안에 소청심사를 청구해야 해요.
        </p>
      </details>
    </section>
  );
};

/** The words of the questionnaire (intake/dismissed): the same day is asked for. */
const whichDay = `${dayOfDismissal}을 적어 주세요. 재계약이 안 되었거나 정년이라면 계약이 끝나는(끝난) 날을, 앞으로 해고될 예정이라면 그 날짜를 적어 주세요.`;
