/** Keeps `--viewport-height` at what is really visible: phones' `100vh` counts the part under the address bar. */
export const followViewportHeight = (): void => {
  const measure = () => document.documentElement.style.setProperty('--viewport-height', `${window.innerHeight}px`);
  measure();
  window.addEventListener('load', measure);
  window.addEventListener('resize', measure);
};
