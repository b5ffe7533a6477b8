import { type ComponentType, lazy } from 'react';

/**
 * A page whose code is loaded when it is first opened. A failed load is repeated once, because phones lose their connection
 * for moments. A page left open over a release asks for files that are gone; then the error page offers a reload.
 */
export const lazyPage = (load: () => Promise<{ default: ComponentType }>): ComponentType => {
  const again = () => new Promise((resolve) => setTimeout(resolve, 800)).then(load);
  return lazy(() => load().catch(again));
};
