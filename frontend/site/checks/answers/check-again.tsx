import type { CheckRecord } from '@nomucheck/domain/checks/contract/check.ts';
import type { Form, Frame } from '@nomucheck/domain/rulesets/ruleset.ts';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useSession } from '../../../shared/client/session.ts';
import { koreanToday } from '../../../shared/formats.ts';
import { Button } from '../../forms/button.tsx';
import { answersPath, isSectionId } from '../question-url.ts';
import { beginCheck } from '../start/begin-check.ts';
import { firstAnswers } from '../start/first-answers.ts';
import { useUnfinished } from '../start/use-unfinished.ts';

type CheckAgainProps = { check: Pick<CheckRecord, 'id' | 'questionnaire' | 'sections' | 'answers'>; form: Form };

/** Begins a new check with these answers, on check-your-answers, where each can be changed. The old check and its result stay. */
export const CheckAgain = ({ check, form }: CheckAgainProps) => {
  const session = useSession();
  const navigate = useNavigate();
  const { isLooking, onDevice, onAccount } = useUnfinished();
  const [isAsking, setAsking] = useState(false);
  const discards = onDevice !== null || onAccount !== null;

  const begin = () => {
    if (discards && !isAsking) return setAsking(true);
    const given = check.answers.map(({ key, value }) => [key, value] as const);
    beginCheck(form, frameOf(check), session, firstAnswers(form, given, koreanToday()));
    void navigate(answersPath);
  };

  return (
    <Button busy={isLooking} busyLabel="잠시만요" onClick={begin}>
      {isAsking ? '하던 진단을 지우고 새로 진단하기' : '답을 고쳐 다시 진단하기'}
    </Button>
  );
};

/** The draft is started with what its frame says, and so with the check that it is made from. */
const frameOf = ({ id, questionnaire, sections }: CheckAgainProps['check']): Frame & { madeFrom: string } => ({
  questionnaire,
  madeFrom: id,
  ...(sections === null ? {} : { sections: sections.filter(isSectionId) }),
});
