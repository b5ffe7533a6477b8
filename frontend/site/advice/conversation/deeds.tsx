import type { Ticks } from '../../ticks/use-ticks.ts';
import type { MeantList } from '../text/answer-text.tsx';

type DeedsProps = { readonly items: MeantList['items']; readonly ticks: Ticks };

/** What an answer says is to be done, each to tick. The ticks are kept with the person's account. */
export const Deeds = ({ items, ticks: { ticked, toggle, state } }: DeedsProps) => {
  const done = items.filter(({ key }) => ticked.has(key)).length;
  return (
    <>
      <ul className="deeds">
        {items.map(({ key, shown }) => (
          <li key={key}>
            <label className="deed">
              <input
                type="checkbox"
                checked={ticked.has(key)}
                disabled={state === 'loading'}
                onChange={() => toggle(key)}
              />
              <span>{shown}</span>
            </label>
          </li>
        ))}
      </ul>
      <p className="soft deeds-done" role="status">
        {done > 0 && (done === items.length ? '모두 했어요.' : `${items.length}개 가운데 ${done}개를 했어요.`)}
        {state === 'failed' && ' 표시를 저장하지 못했어요. 연결을 확인해 주세요.'}
      </p>
    </>
  );
};
