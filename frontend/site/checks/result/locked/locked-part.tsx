import { useLoaded } from '../../../../shared/client/use-loaded.ts';
import { won } from '../../../../shared/formats.ts';
import { ButtonLink } from '../../../forms/button.tsx';
import { fetchProduct } from '../../check-api.ts';
import { wording } from '../../wording.ts';
import { SampleChart } from './sample-chart.tsx';

/**
 * What a paid result adds, a sample of it, its price and its withdrawal, shown before any payment. The free part of the result is
 * the sample that 전자상거래법 제17조 제6항 asks for.
 */
export const LockedPart = ({ checkId, side }: { checkId: string; side: 'employee' | 'employer' }) => {
  const { title, adds, about, free, isSample, priceOf, withdrawal, button } = wording.result.locked;
  const [loading] = useLoaded(fetchProduct, 'product');
  return (
    <section className="card card-sand locked no-print" aria-labelledby="locked-title">
      <h2 id="locked-title">{title}</h2>
      <SampleChart side={side} />
      <ul>
        {adds.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
      <div className="locked-price">
        <ButtonLink to={`/check/orderInfo?checkId=${encodeURIComponent(checkId)}`}>{button}</ButtonLink>
        {loading.state === 'ready' && (
          <p>
            <strong>{won(loading.value.product.price)}</strong> <span className="soft">{priceOf}</span>
          </p>
        )}
      </div>
      <details>
        <summary>{about}</summary>
        <p>
          {free.join(', ')}
          {isSample}
        </p>
        <p className="soft">{withdrawal}</p>
      </details>
    </section>
  );
};
