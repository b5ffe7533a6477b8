import { encode } from 'uqr';

/** The margin of the drawing, in modules: the standard requires four around the code. */
const quiet = 4;

/** A text as a QR code that a phone's camera reads. */
export const QrCode = ({ text, label }: { text: string; label: string }) => {
  const { size, data } = encode(text, { ecc: 'M', border: 0 });
  const path = data
    .flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x + quiet} ${y + quiet}h1v1h-1z`] : [])))
    .join('');
  const width = size + 2 * quiet;
  return (
    <svg className="otp-qr" viewBox={`0 0 ${width} ${width}`} role="img" aria-label={label} shapeRendering="crispEdges">
      <rect width={width} height={width} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
};
