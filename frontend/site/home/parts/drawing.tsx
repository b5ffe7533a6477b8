import drawings from './drawings.svg?no-inline';

/** One of the four drawings of the home page, which are one file beside the script. */
export const Drawing = ({ of }: { of: 'questions' | 'estimate' | 'reviews' | 'reminder' }) => (
  <svg className="home-drawing" viewBox="0 0 160 120" aria-hidden="true">
    <use href={`${drawings}#${of}`} />
  </svg>
);
