import { count } from '../../shared/formats.ts';

/** How many characters of a text are used. Said only when few are left: a number at each letter would drown the letters. */
export const Counter = ({ id, text, most }: { id: string; text: string; most: number }) => {
  const left = most - text.length;
  const isTight = left < most / 10;
  return (
    <p className={`counter${left < 0 ? ' counter-over' : ''}`} id={id}>
      {count(text.length)} / {count(most)}자
      <span className="visually-hidden" role="status">
        {isTight && (left < 0 ? `${count(-left)}자를 줄여 주세요` : `${count(left)}자 남았어요`)}
      </span>
    </p>
  );
};
