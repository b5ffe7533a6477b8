import type { PlaceOfText } from '@nomucheck/domain/advice/consent-for-text.ts';
import type { SensitiveKind } from '@nomucheck/domain/advice/sensitive/sensitive-words.ts';
import { useEffect, useId, useRef, useState } from 'react';
import { Link } from 'react-router';
import { answerTerms } from '../../../shared/client/session.ts';
import { Button } from '../../forms/button.tsx';
import { foundInWords } from './kinds-in-words.ts';
import './sensitive.css';

type SensitivePanelProps = {
  readonly place: PlaceOfText;
  readonly kinds: readonly SensitiveKind[];
  /** The consent is given: what was held back is sent. */
  readonly onAgreed: () => void;
  readonly onRewrite: () => void;
};

const uses: Readonly<Record<PlaceOfText, string>> = {
  advice:
    '질문에 답하고 요청하신 검토를 하는 데만 쓰고, 동의를 거두시면 바로 지워요. 동의하지 않아도 그 내용을 빼고 물어볼 수 있어요.',
  consultation:
    '상담하는 데만 쓰고, 동의를 거두시면 바로 지우고 상담을 마쳐요. 동의하지 않아도 그 내용을 빼고 보낼 수 있어요.',
};

/** In place of the button that sends: nothing is stored yet, and what was typed stays where it is. */
export const SensitivePanel = ({ place, kinds, onAgreed, onRewrite }: SensitivePanelProps) => {
  const box = useRef<HTMLElement>(null);
  const title = useId();
  // Below a heading of the question or of the thread; the request of a consultation has none above it.
  const Title = place === 'consultation' ? 'h2' : 'h3';
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  useEffect(() => {
    box.current?.focus({ preventScroll: true });
    box.current?.scrollIntoView({ block: 'nearest' });
  }, []);

  const agree = async () => {
    setBusy(true);
    setFailure(null);
    const failed = await answerTerms({ sensitive: true });
    setBusy(false);
    if (failed === null) onAgreed();
    else setFailure(failed.message);
  };

  return (
    <section className="card card-sand sensitive-panel no-print" aria-labelledby={title} tabIndex={-1} ref={box}>
      <Title id={title}>보내기 전에 동의가 필요해요</Title>
      <p>
        {foundInWords(kinds)} 건강·임신·노동조합에 관한 내용은 따로 동의를 받아야 보관할 수 있어요(개인정보 보호법
        제23조).
      </p>
      <p>
        {uses[place]}{' '}
        <Link to="/policy/sensitive" target="_blank" rel="noreferrer">
          민감정보 처리 내용 보기<span className="visually-hidden"> (새 창)</span>
        </Link>
      </p>
      {failure !== null && (
        <p className="field-error" role="alert">
          {failure} 적은 글은 그대로 있고 저장하지 않았어요.
        </p>
      )}
      <div className="actions">
        <Button busy={isBusy} busyLabel="동의를 남기고 있어요" onClick={() => void agree()}>
          동의하고 보내기
        </Button>
        <Button kind="secondary" onClick={onRewrite}>
          고쳐 쓰기
        </Button>
      </div>
      <p className="soft">아직 저장하지 않았어요. 적은 글은 그대로 있어요.</p>
    </section>
  );
};
