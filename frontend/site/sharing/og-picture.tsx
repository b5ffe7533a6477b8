import { renderToStaticMarkup } from 'react-dom/server';
import { ReviewDrawing } from './review-drawing.tsx';

/** The picture that messengers show beside a link to the site, 1200 × 630. `frontend/e2e/pictures/build-og-image.ts` draws it. */
const OgPicture = () => (
  <main>
    <div>
      <p className="brand">노무체크</p>
      <h1>
        해고, 다툴 수 있는지
        <br />
        먼저 확인해 보세요
      </h1>
      <p>노무법인의 부당해고 자가진단</p>
    </div>
    <ReviewDrawing />
  </main>
);

const style = `
  * { margin: 0; box-sizing: border-box; }
  body { width: 1200px; height: 630px; background: #faf6f0; color: #1f2933; font-family: Picture; word-break: keep-all; }
  main { display: flex; align-items: center; justify-content: space-between; height: 100%; padding: 0 72px;
    border-bottom: 20px solid #c49a6b; }
  .brand { font-size: 40px; font-weight: 700; color: #7a5230; }
  h1 { margin: 28px 0; font-size: 62px; line-height: 1.3; letter-spacing: -0.02em; }
  p { font-size: 32px; }
  svg { width: 460px; flex: none; }`;

/** The whole page of the picture; the font under this address. */
export const ogPicture = (font: string): string =>
  `<!doctype html><html lang="ko"><meta charset="utf-8"><style>@font-face { font-family: Picture; font-weight: 100 900;
    src: url(${font}); }${style}</style><body>${renderToStaticMarkup(<OgPicture />)}</body></html>`;
