import { type ComponentType, lazy } from 'react';

/**
 * A page whose code comes when it is first opened. One failed load is tried again: phones lose their connection in
 * lifts, and a page left open over a release asks for files that are gone (the error page then offers a reload).
 */
export const lazyPage = (load: () => Promise<{ default: ComponentType }>): ComponentType => {
  const again = () => new Promise((resolve) => setTimeout(resolve, 800)).then(load);
  return lazy(() => load().catch(again));
};
