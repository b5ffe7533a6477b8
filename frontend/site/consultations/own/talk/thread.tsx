import type { ConsultationOut } from '@nomucheck/domain/consultations/contract.ts';
import { koreanMoment } from '../../../../shared/formats.ts';

type Word = ConsultationOut['messages'][number];

/** The request and what followed it, in order. */
export const Thread = ({
  consultation: { body, requestedAt, client, messages },
}: {
  consultation: ConsultationOut;
}) => {
  // Its text goes with the consent that it rested on.
  const first: Word = { by: 'person', name: client, at: requestedAt, text: body === '' ? null : body };
  return (
    <section aria-labelledby="thread-title">
      <h2 id="thread-title">주고받은 글</h2>
      <ol className="talk">
        {[first, ...messages].map((word, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: words are only added, and two may have the same instant.
          <Turn key={index} word={word} />
        ))}
      </ol>
    </section>
  );
};

const Turn = ({ word: { by, name, at, text } }: { word: Word }) => (
  <li className={by === 'person' ? 'turn turn-asker' : 'turn'}>
    <p className="turn-who">
      {by === 'person' ? '나' : name === null ? '노무사' : `${name} 노무사`}{' '}
      <span className="soft timeline-at">{koreanMoment(at)}</span>
    </p>
    <div className={by === 'person' ? undefined : 'turn-answer'}>
      <p className="turn-own">{text ?? '지워진 글이에요.'}</p>
    </div>
  </li>
);
