import type { Result } from '@nomucheck/domain/checks/contract/check.ts';
import { Link } from 'react-router';
import { won } from '../../../shared/formats.ts';
import { useLoaded } from '../../../shared/use-loaded.ts';
import { ButtonLink } from '../../forms/button.tsx';
import { fetchProduct } from '../check-api.ts';
import { wording } from '../wording.ts';

/**
 * What a paid result adds, its price and its withdrawal, shown before any payment. The free part of the result is the sample
 * that 전자상거래법 제17조 제6항 asks for.
 */
export const LockedPart = ({ checkId }: { checkId: string }) => {
  const { title, adds, free, isSample, priceOf, withdrawal, button } = wording.result.locked;
  const [loading] = useLoaded(fetchProduct, 'product');
  return (
    <section className="card card-sand locked no-print" aria-labelledby="locked-title">
      <h2 id="locked-title">{title}</h2>
      <ul>
        {adds.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
      <p>
        {free.join(', ')}
        {isSample}
      </p>
      {loading.state === 'ready' && (
        <p>
          <strong>{won(loading.value.product.price)}</strong> <span className="soft">{priceOf}</span>
        </p>
      )}
      <p className="soft">{withdrawal}</p>
      <ButtonLink to={`/check/orderInfo?checkId=${encodeURIComponent(checkId)}`}>{button}</ButtonLink>
    </section>
  );
};

/** At the end of a locked result: what was free, and what is paid. */
export const PaidAtTheEnd = ({ checkId, side }: { checkId: string; side: Result['side'] }) => {
  const { atTheEnd, more } = wording.result.locked;
  return (
    <p className="no-print">
      {atTheEnd[side]} <Link to={`/check/orderInfo?checkId=${encodeURIComponent(checkId)}`}>{more}</Link>
    </p>
  );
};
