import type { PolicyName } from '@nomucheck/domain/policies/policy-names.ts';
import type { RouteObject } from 'react-router';
import { lazyPage } from '../shell/page/lazy-page.tsx';

const Policy = lazyPage(() => import('./policy-page.tsx'));

/** Each address is named, so that the server answers 404 for any other. */
const names: Readonly<Record<PolicyName | 'terms', true>> = {
  ...{ service: true, terms: true, privacy: true, personal_info: true },
  ...{ sensitive: true, ai_processing: true, marketing: true },
};

/** The texts that people agree to. */
export const policyRoutes: RouteObject[] = Object.keys(names).map((name) => ({
  path: `/policy/${name}`,
  element: <Policy />,
}));
