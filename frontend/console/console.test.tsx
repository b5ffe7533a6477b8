import { consolePages, isConsolePage } from '@nomucheck/backend/engine/http/console-pages.ts';
import { Children, isValidElement, type ReactNode } from 'react';
import { expect, test } from 'vitest';
import { laterPages } from './later/later-pages.ts';
import { pages } from './pages.tsx';

const pathsOf = (children: ReactNode): string[] =>
  Children.toArray(children).flatMap((child) => {
    if (!isValidElement<{ path?: string; children?: ReactNode }>(child)) return [];
    const { path, children: inner } = child.props;
    return [...(path === undefined ? [] : [path]), ...pathsOf(inner)];
  });

test('the server answers 200 for every page of the console and 404 for everything else', () => {
  expect([...consolePages].sort()).toEqual(pathsOf(pages).sort());
  expect(isConsolePage('/admin/nowhere')).toBe(false);
});

test('each page in the making says what it will hold and how things stand until then', () => {
  for (const page of Object.values(laterPages)) {
    expect(page.holds.length).toBeGreaterThan(0);
    expect(page.meanwhile).toMatch(/다\.$/);
  }
});
