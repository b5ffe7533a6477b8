/** Keeps `--viewport-height` at the visible height: on phones `100vh` includes the part under the address bar. */
export const followViewportHeight = (): void => {
  const measure = () => document.documentElement.style.setProperty('--viewport-height', `${window.innerHeight}px`);
  measure();
  window.addEventListener('load', measure);
  window.addEventListener('resize', measure);
};
