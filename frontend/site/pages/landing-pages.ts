/**
 * The pages on which most visits begin, and the module of each. The server names their files in the HTML, so that the browser
 * loads them beside the entry script and not after it: on a phone that is a third of the wait.
 */
export const landingPages = {
  '/': 'home/home.tsx',
  '/services': 'services/services.tsx',
  '/check': 'checks/start/start-page.tsx',
  '/check/form/*': 'checks/frame/check-frame.tsx',
  '/check/result/:id': 'checks/result/result-page.tsx',
  '/more/checkList': 'checks/list/check-list-page.tsx',
  '/search': 'search/search-page.tsx',
  '/search/:id': 'search/case/case-page.tsx',
  '/board': 'boards/boards.tsx',
  '/board/:category/:id': 'boards/boards.tsx',
  '/loginCover': 'accounts/signing-in/login-cover.tsx',
  '/user/sign-up': 'sign-up-page.tsx',
  '/user/login': 'accounts/signing-in/sign-in.tsx',
  '/policy/:policy': 'policies/policy-page.tsx',
} as const satisfies Readonly<Record<string, string>>;
