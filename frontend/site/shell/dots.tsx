/** The five dots that mean "waiting". Decoration: the words beside them say it. */
export const Dots = () => (
  <span className="dots" aria-hidden="true">
    <i />
    <i />
    <i />
    <i />
    <i />
  </span>
);
