import { type ComponentType, lazy } from 'react';

/** A page whose code is loaded when it is first opened; a failed load is tried once more. */
export const lazyPage = <Props extends object>(load: () => Promise<{ default: ComponentType<Props> }>) =>
  lazy(() => load().catch(() => new Promise((resolve) => setTimeout(resolve, 800)).then(load)));
