/**
 * The menu of the firm's people, on the site and in the console, in this order. Who has which entry is in rights.ts, which every
 * visitor of the site would load if the labels stood there.
 */
export const firmMenu = [
  { entry: 'inspection', label: '검수 목록', to: '/inspection/list' },
  { entry: 'consultation', label: '상담', to: '/admin/consult' },
  { entry: 'topic', label: '주제 바로잡기', to: '/inspection/topics' },
  { entry: 'search', label: '판례 검색', to: '/admin/search' },
  { entry: 'user', label: '회원 관리', to: '/admin/user' },
  { entry: 'order', label: '주문', to: '/admin/order' },
  { entry: 'message', label: '메시지', to: '/admin/message' },
  { entry: 'board', label: '게시판', to: '/admin/board' },
  { entry: 'crawling', label: '자료 수집', to: '/admin/crawling' },
  { entry: 'data', label: '판정례 자료', to: '/admin/data' },
  { entry: 'ocr', label: '문서 인식', to: '/admin/ocr' },
  { entry: 'policy', label: '약관·방침', to: '/admin/policy' },
  { entry: 'ruleset', label: '질문지', to: '/admin/ruleset' },
  { entry: 'correction', label: '바뀐 기한', to: '/admin/correction' },
  { entry: 'calibration', label: '예측과 실제', to: '/admin/calibration' },
  { entry: 'stats', label: '통계', to: '/admin/dashboard' },
  { entry: 'log', label: '기록', to: '/admin/log' },
  { entry: 'usage', label: 'AI 사용량', to: '/company/usage' },
  { entry: 'company', label: '회사 목록', to: '/company/list' },
] as const;

export type MenuEntry = (typeof firmMenu)[number]['entry'];

/** In the order of the menu. */
export const menuEntries: readonly MenuEntry[] = firmMenu.map(({ entry }) => entry);
