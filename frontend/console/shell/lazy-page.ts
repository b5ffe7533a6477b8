import { type ComponentType, lazy } from 'react';

/** A page whose code comes when it is first opened; one failed load is tried again. */
export const lazyPage = <Props extends object>(load: () => Promise<{ default: ComponentType<Props> }>) =>
  lazy(() => load().catch(() => new Promise((resolve) => setTimeout(resolve, 800)).then(load)));
