import { type ComponentType, isValidElement, lazy, type ReactNode, useState } from 'react';

type LazyPage = ComponentType & { readonly load: () => Promise<unknown> };

/**
 * A page whose code is loaded when it is first opened. A failed load is repeated once, because phones lose their connection
 * for moments. A page left open over a release asks for files that are gone; then the error page offers a reload.
 */
export const lazyPage = (load: () => Promise<{ default: ComponentType }>): LazyPage => {
  let loaded: ComponentType | undefined;
  const again = () => new Promise((resolve) => setTimeout(resolve, 800)).then(load);
  const loadTwice = async () => {
    const module = await load().catch(again);
    loaded = module.default;
    return module;
  };
  const Lazy = lazy(() => loadTwice().catch(reloadOnce));
  // `lazy` draws the placeholder once even for code that is there, and then React holds the page back for 300 ms, so that the
  // two don't flicker.
  const Page = () => {
    const [Chosen] = useState<ComponentType>(() => loaded ?? Lazy);
    return <Chosen />;
  };
  return Object.assign(Page, { load: loadTwice });
};

/**
 * Browsers keep a file that failed as failed until the page is loaded anew: after a cut connection the code would not load
 * although the service is there again. Not while it isn't there, and not twice.
 */
const reloadOnce = async (error: unknown): Promise<never> => {
  const isReloaded = performance
    .getEntriesByType('navigation')
    .some((entry) => entry instanceof PerformanceNavigationTiming && entry.type === 'reload');
  if (isReloaded || !(await isServiceThere())) throw error;
  window.location.reload();
  return new Promise(() => {});
};

const isServiceThere = (): Promise<boolean> =>
  fetch('/', { method: 'HEAD', cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  );

const isLazyPage = (type: unknown): type is LazyPage => typeof type === 'function' && 'load' in type;

/** Loads the code of a route's page; also resolves if that fails, because the page itself then shows the error. */
export const loadPage = async (element: ReactNode): Promise<void> => {
  if (!isValidElement(element) || !isLazyPage(element.type)) return;
  await element.type.load().catch(() => undefined);
};
