import type { MenuEntry } from '@nomucheck/domain/accounts/contract/user.ts';

/**
 * The menu of the firm's people, in its order, for the site and the console. The rights in `domain/accounts` decide
 * which entries a person has.
 */
export const firmMenu: readonly { entry: MenuEntry; label: string; to: string }[] = [
  { entry: 'inspection', label: '검수 목록', to: '/inspection/list' },
  { entry: 'search', label: '판례 검색', to: '/admin/search' },
  { entry: 'user', label: '회원 관리', to: '/admin/user' },
  { entry: 'crawling', label: '자료 수집', to: '/admin/crawling' },
  { entry: 'data', label: '판정례 자료', to: '/admin/data' },
  { entry: 'ocr', label: '문서 인식', to: '/admin/ocr' },
  { entry: 'company', label: '회사 목록', to: '/company/list' },
];
