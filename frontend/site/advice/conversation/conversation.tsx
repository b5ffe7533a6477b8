import type { AdviceOut } from '@nomucheck/domain/advice/contract/advice.ts';
import { adviceDisclaimer } from '@nomucheck/domain/advice/document/disclaimer.ts';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Button } from '../../forms/button.tsx';
import { Notice } from '../../forms/notice.tsx';
import { useTicks } from '../../ticks/use-ticks.ts';
import { advicePath } from '../advice-api.ts';
import { awaitsAnswer, isBeingWritten, lastAnswer } from '../chat/live-answer.ts';
import { useChat } from '../chat/use-chat.ts';
import { ProveFirst } from '../refusals/prove-first.tsx';
import type { MeantList } from '../text/answer-text.tsx';
import { useMaySearch } from '../text/use-may-search.ts';
import { useSensitiveConsent } from '../use-sensitive-consent.tsx';
import { AnswerFit } from './answer-fit.tsx';
import { Choices } from './choices.tsx';
import { Composer } from './composer.tsx';
import { Deeds } from './deeds.tsx';
import { AnswerTurn, AskerTurn, LiveTurn } from './turn.tsx';
import { useOpening } from './use-opening.ts';

type ConversationProps = {
  readonly advice: AdviceOut;
  /** The question was just asked: its answer begins by itself. */
  readonly begins: boolean;
  readonly onRead: (advice: AdviceOut) => void;
};

/** The questions and answers, and while the draft is open the box for the next one. */
export const Conversation = ({ advice, begins, onRead }: ConversationProps) => {
  const { live, trouble, isUnproved, ask, stop } = useChat(advice, onRead);
  const maySearch = useMaySearch();
  const opensCases = maySearch || advice.stage === 'published';
  const isOpen = advice.stage === 'drafting';
  const isWriting = live !== null || isBeingWritten(advice);
  const ticks = useTicks(`deeds.${advice.id}`);
  const answer = useRef<HTMLLIElement>(null);
  useOpening(answer, live === null ? null : `${live.message} ${live.text.length}`);
  useBegin(begins && advice.chats.length === 1, ask);
  const askAgain = async () => {
    const { refusal } = await ask(null);
    if (refusal !== null) sensitive.heldBy(refusal);
  };
  const sensitive = useSensitiveConsent('advice', 'message', askAgain);
  const last = advice.chats.at(-1);
  const mayAsk = isOpen && live === null && awaitsAnswer(advice);
  const again =
    mayAsk &&
    (sensitive.panel ?? (
      <Button kind="secondary" className="no-print" onClick={() => void askAgain()}>
        {last?.by === 'asker' ? '답 받기' : '다시 답 받기'}
      </Button>
    ));
  const listOf =
    (mayReply: boolean) =>
    (list: MeantList): ReactNode | undefined => {
      if (list.meaning === 'deeds') return <Deeds items={list.items} ticks={ticks} />;
      const choices = list.items.map(({ plain }) => plain);
      // A model may list its questions there: nobody replies with a question.
      const areReplies = choices.every((choice) => !choice.endsWith('?'));
      return mayReply && areReplies ? <Choices choices={choices} onSend={ask} /> : undefined;
    };
  return (
    <section aria-labelledby="talk-title">
      <h2 id="talk-title" className="visually-hidden" tabIndex={-1}>
        대화
      </h2>
      <ol className="talk">
        {advice.chats.map((turn) =>
          turn.by === 'asker' ? (
            <AskerTurn key={turn.id} text={turn.text} />
          ) : (
            <AnswerTurn
              key={turn.id}
              answer={turn}
              opensCases={opensCases}
              listOf={listOf(isOpen && !isWriting && turn === last)}
            >
              {turn === last && again}
              <AnswerFit adviceId={advice.id} answer={turn} isHidden={isWriting} />
            </AnswerTurn>
          ),
        )}
        {live !== null && live.message !== null && <AskerTurn text={live.message} />}
        {live !== null && <LiveTurn live={live} opensCases={opensCases} turn={answer} />}
      </ol>
      {last?.by === 'asker' && again}
      <Finished advice={advice} isWriting={isWriting} />
      {trouble !== null && <Notice tone="error" title={trouble} role="alert" />}
      {isUnproved && <ProveFirst back={advicePath(advice.id)} />}
      {isOpen && (
        <Composer adviceId={advice.id} isWriting={isWriting} onSend={(message) => ask(message)} onStop={stop} />
      )}
      {isOpen && <p className="soft">{adviceDisclaimer.unreviewedMore}</p>}
    </section>
  );
};

/** Begins the first answer once: also where a development build runs effects twice. */
const useBegin = (isWanted: boolean, ask: (message: null) => Promise<unknown>): void => {
  const hasBegun = useRef(false);
  useEffect(() => {
    if (!isWanted || hasBegun.current) return;
    hasBegun.current = true;
    void ask(null);
  }, [isWanted, ask]);
};

/** Says to screen readers that an answer is being written, and reads it out when it is finished. */
const Finished = ({ advice, isWriting }: { advice: AdviceOut; isWriting: boolean }) => {
  const [said, setSaid] = useState('');
  const wasWriting = useRef(isWriting);
  const answer = lastAnswer(advice);
  useEffect(() => {
    if (isWriting && !wasWriting.current) setSaid('답을 쓰고 있어요.');
    if (!isWriting && wasWriting.current) {
      const how = answer?.status === 'complete' ? '답이 끝났어요.' : '답이 끊겼어요.';
      setSaid(`${how} ${(answer?.text ?? '').replace(/[#*]/g, '')}`);
    }
    wasWriting.current = isWriting;
  }, [isWriting, answer]);
  return (
    <p className="visually-hidden" role="status">
      {said}
    </p>
  );
};
