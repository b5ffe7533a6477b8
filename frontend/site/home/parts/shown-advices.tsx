import { Link } from 'react-router';
import { useShownAdvices } from './home-data.ts';

/** Published advices as the firm retells them, naming nobody; nothing while there are none. */
export const ShownAdvices = () => {
  const [advices] = useShownAdvices();
  if (advices.state !== 'ready' || advices.value.items.length === 0) return null;
  return (
    <section className="home-part" aria-labelledby="home-advices">
      <h2 id="home-advices">이렇게 답해 드렸어요</h2>
      <ul className="home-cards">
        {advices.value.items.map(({ question, answer, at }) => (
          <li key={at}>
            <h3>{question}</h3>
            <p className="home-said">{answer}</p>
          </li>
        ))}
      </ul>
      <p className="soft">
        노무사 두 명이 검토한 자문을, 물어본 분의 동의를 받아 누구인지 알 수 없게 간추렸어요.{' '}
        <Link to="/services">누가 어떻게 검토하나요?</Link>
      </p>
    </section>
  );
};
