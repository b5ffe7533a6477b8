import type { Result } from '@nomucheck/domain/checks/contract/check.ts';
import { mendedOf } from '@nomucheck/domain/checks/next-steps/mending/mended.ts';
import { figureName } from '@nomucheck/domain/checks/result-words.ts';
import type { LocalDate } from '@nomucheck/domain/kernel/korean/korean-date.ts';
import { percentsOf } from '@nomucheck/domain/kernel/korean/korean-formats.ts';
import type { Answers } from '@nomucheck/domain/rulesets/ruleset.ts';
import { useState } from 'react';
import type { Reply } from '../../../../shared/client/ask.ts';
import { percent } from '../../../../shared/formats.ts';
import { Button } from '../../../forms/button.tsx';
import { wording } from '../../wording.ts';
import { askOnceMended, type CheckToMend } from './ask-once-mended.ts';

const text = wording.mending.once;

type OnceMendedProps = {
  readonly check: CheckToMend;
  readonly result: Result;
  readonly answers: Answers;
  readonly today: LocalDate;
};

/**
 * What the figure would be if the company mended all that it can: one figure for all of it, in whole percentages. What a single
 * answer does to it is part of what is sold.
 */
export const OnceMended = ({ check, result, answers, today }: OnceMendedProps) => {
  const [isBusy, setBusy] = useState(false);
  const [reply, setReply] = useState<Reply<Result> | null>(null);
  const mended = mendedOf(answers, today);
  if (mended === null || result.shownRate === null) return null;
  const ask = async () => {
    setBusy(true);
    setReply(await askOnceMended(check, mended.changes));
    setBusy(false);
  };
  return (
    <div className="no-print">
      <Button kind="secondary" busy={isBusy} busyLabel={text.busy} onClick={() => void ask()}>
        {text.ask}
      </Button>
      <div role="status">
        {reply?.ok && <Compared now={result} mended={reply.value} titles={mended.titles} />}
        {reply !== null && !reply.ok && <p>{reply.code === 'survey_empty' ? text.more : reply.message}</p>}
      </div>
    </div>
  );
};

type ComparedProps = { readonly now: Result; readonly mended: Result; readonly titles: readonly string[] };

/** Tests render it without a server. */
export const Compared = ({ now, mended, titles }: ComparedProps) => {
  if (now.shownRate === null || mended.shownRate === null) return <p>{text.more}</p>;
  const isBetter = risk(mended) < risk(now);
  return (
    <>
      <p>{text.about(titles.join('’, ‘'), titles.length)}</p>
      {isBetter ? (
        <p>
          {figureName(now)}: {text.now} <strong>{percent(now.shownRate)}</strong>, {text.mended}{' '}
          <strong>{percent(mended.shownRate)}</strong>
        </p>
      ) : (
        <p>{now.toCome ? text.toComeSame : text.same}</p>
      )}
      {isBetter && !now.toCome && <p>{text.afterwards}</p>}
    </>
  );
};

/** The worker's chance in whole percentages, by which side soever it is shown. */
const risk = ({ rate }: Result): number => percentsOf(rate ?? 0);
