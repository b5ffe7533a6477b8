import type { ChatOut } from '@nomucheck/domain/advice/contract/advice.ts';
import { adviceDisclaimer } from '@nomucheck/domain/advice/document/disclaimer.ts';
import type { ReactNode, RefObject } from 'react';
import { Dots } from '../../shell/dots.tsx';
import type { LiveAnswer } from '../chat/live-answer.ts';
import { AnswerText, type MeantList } from '../text/answer-text.tsx';
import { Sources } from '../text/sources.tsx';

/** What the asker wrote: as it is, without a meaning of its marks. */
export const AskerTurn = ({ text }: { text: string | null }) => (
  <li className="turn turn-asker">
    <p className="turn-who">내 질문</p>
    <p className="turn-own">{text ?? '지워진 글이에요.'}</p>
  </li>
);

type AnswerTurnProps = {
  readonly answer: ChatOut;
  readonly opensCases: boolean;
  readonly listOf: (list: MeantList) => ReactNode | undefined;
  /** The button that asks again, at the last one that broke off. */
  readonly children?: ReactNode;
};

export const AnswerTurn = ({ answer, opensCases, listOf, children }: AnswerTurnProps) => {
  const { id, text, citations, status, why, dropped, advisor } = answer;
  const left = Object.values(dropped).reduce((sum, count) => sum + count, 0);
  return (
    <li className={`turn turn-answer${status === 'part' ? ' turn-part' : ''}`}>
      <AnswerHead />
      {advisor === 'embedded' && <p className="soft turn-kind">모아 둔 판정례와 기준에서 골라 정리한 답이에요.</p>}
      {text !== null && text !== '' && (
        <AnswerText text={text} citations={citations} of={id} opensCases={opensCases} listOf={listOf} />
      )}
      {status === 'writing' && <Writing />}
      {left > 0 && (
        <p className="turn-left-out">
          확인되지 않은 내용 {left}곳을 뺐어요. <span className="soft">출처를 찾지 못한 말은 보여 드리지 않아요.</span>
        </p>
      )}
      {why !== null && <p className="turn-broken">{brokenWords[why] ?? '여기에서 끊겼어요.'}</p>}
      {children}
      <Sources citations={citations} of={id} opensCases={opensCases} />
    </li>
  );
};

type LiveTurnProps = {
  readonly live: LiveAnswer;
  readonly opensCases: boolean;
  readonly turn: RefObject<HTMLLIElement | null>;
};

/** The one that is being written now. Screen readers hear it when it is finished, not word by word. */
export const LiveTurn = ({ live, opensCases, turn }: LiveTurnProps) => (
  <li className="turn turn-answer" aria-busy="true" ref={turn}>
    <AnswerHead />
    {live.text !== '' && <AnswerText text={live.text} citations={live.citations} of="live" opensCases={opensCases} />}
    <Writing ahead={live.ahead} />
    <Sources citations={live.citations} of="live" opensCases={opensCases} />
  </li>
);

const AnswerHead = () => (
  <p className="turn-who">
    답 <span className="unreviewed">{adviceDisclaimer.unreviewed}</span>
  </p>
);

const Writing = ({ ahead = null }: { ahead?: number | null }) => (
  <p className="turn-writing">
    <Dots /> {ahead === null ? '판정례를 찾아 확인하면서 쓰고 있어요' : waitingWords(ahead)}
  </p>
);

const waitingWords = (ahead: number): string =>
  ahead === 0 ? '곧 답을 쓰기 시작해요' : `앞에 ${ahead}명이 있어요. 차례가 되면 바로 써요`;

/** Why an answer ends where it does. */
const brokenWords: Readonly<Record<string, string>> = {
  stopped: '멈춘 곳까지의 답이에요.',
  cut: '연결이 끊겨 여기까지만 썼어요.',
  timeout: '시간이 오래 걸려 여기까지만 썼어요.',
  unavailable: '지금은 답을 쓸 수 없었어요.',
  refused: '이 질문에는 답을 쓸 수 없었어요. 다른 말로 다시 물어봐 주세요.',
  interrupted: '서비스가 다시 시작되어 여기까지만 썼어요.',
  length: '길이의 한도까지 썼어요. 이어서 물으면 더 답해 드려요.',
};
