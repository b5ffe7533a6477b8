/** The five dots that mean "waiting". Decorative: the text beside them says it. */
export const Dots = () => (
  <span className="dots" aria-hidden="true">
    <i />
    <i />
    <i />
    <i />
    <i />
  </span>
);
