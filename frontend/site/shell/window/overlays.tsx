import { useOverlay } from '../../../shared/overlay.ts';
import { Dots } from '../dots.tsx';

/** Covers the screen, or the page below the header, while the global flag is set. */
export const Overlays = () => {
  const overlay = useOverlay();
  return (
    <div role="status">
      {overlay !== null && (
        <div className={`overlay overlay-${overlay.kind}`}>
          <Dots />
          <p>{overlay.label}</p>
        </div>
      )}
    </div>
  );
};
