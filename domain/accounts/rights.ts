import type { ErrorCode } from '../kernel/errors.ts';
import type { Role } from '../kernel/event.ts';

/** Who wants something: their role, and their id where it matters whose a record is. */
export type Subject = { readonly role: Role; readonly id?: string };

/** What it is about, as far as that decides. */
export type Resource = {
  /** The id of whose record it is. */
  readonly owner?: string;
  /** Opened to this person by something else than their role: a payment, a flag, a setting of the service. */
  readonly open?: boolean;
};

type Rule = {
  /** Those who may, whosever it is. */
  readonly roles: readonly Role[];
  /** Whose it is may, too. */
  readonly owner?: true;
  /** Those may, too, to whom it was opened. */
  readonly opened?: true;
  /** What everyone else is told. Another person's record is as absent as one that never was. */
  readonly refusal: ErrorCode;
  /** Of an entry of the menu: its name, and the page that it opens. */
  readonly label?: string;
  readonly to?: string;
};

const people = ['user', 'partner', 'advisor', 'admin', 'super'] as const;
const firm = ['advisor', 'admin', 'super'] as const;
const admins = ['admin', 'super'] as const;

const none: readonly Role[] = [];
const openedSearch = { roles: [...firm, 'partner'], opened: true, refusal: 'search_payment_needed' } as const;

/** Every right there is. Who isn't named here may not; what isn't named here, nobody may. */
const rules = {
  'access.public': { roles: ['anonymous', ...people], refusal: 'forbidden' },
  'access.login': { roles: people, refusal: 'login_needed' },
  'access.staff': { roles: firm, refusal: 'forbidden' },
  'access.admin': { roles: admins, refusal: 'admin_only' },

  // The menu of the firm's people, in the menu's order, on the site and in the console: a line here is an entry.
  'menu.inspection': { roles: firm, refusal: 'forbidden', label: '검수 목록', to: '/inspection/list' },
  'menu.search': { ...openedSearch, label: '판례 검색', to: '/admin/search' },
  'menu.user': { roles: admins, refusal: 'admin_only', label: '회원 관리', to: '/admin/user' },
  'menu.crawling': { roles: admins, refusal: 'admin_only', label: '자료 수집', to: '/admin/crawling' },
  'menu.data': { roles: admins, refusal: 'admin_only', label: '판정례 자료', to: '/admin/data' },
  'menu.ocr': { roles: admins, refusal: 'admin_only', label: '문서 인식', to: '/admin/ocr' },
  'menu.company': { roles: ['super'], refusal: 'admin_only', label: '회사 목록', to: '/company/list' },

  'check.read': { roles: firm, owner: true, refusal: 'check_fetch_failed' },
  'check.save': { roles: none, owner: true, refusal: 'autosave_absent' },
  /** A result, a new one, how the dispute ended: told in their own name by whose check it is. */
  'check.conclude': { roles: none, owner: true, refusal: 'check_fetch_failed' },
  /** What they wrote in their own words, which can name anybody. */
  'check.readOwnWords': { roles: none, owner: true, refusal: 'forbidden' },
  /** The cases, steps and precedents behind a figure. */
  'figure.readInside': { roles: firm, opened: true, refusal: 'result_payment_needed' },
  'figure.asOf': { roles: firm, refusal: 'forbidden' },

  'order.read': { roles: admins, owner: true, refusal: 'order_fetch_failed' },
  'order.pay': { roles: none, owner: true, refusal: 'order_fetch_failed' },
  'order.refund': { roles: admins, refusal: 'admin_only' },

  'person.readName': { roles: firm, owner: true, refusal: 'forbidden' },
  /** `system` is whoever holds the machine. */
  'person.edit': { roles: [...admins, 'system'], refusal: 'admin_only' },
  /** What makes one of the firm, or an admin of it: given and taken. */
  'person.makeAdmin': { roles: ['super', 'system'], refusal: 'forbidden' },
  'person.leave': { roles: none, owner: true, refusal: 'forbidden' },
  /** The first super can be made by nobody but the machine's holder. */
  'person.makeSuper': { roles: ['super', 'system'], refusal: 'forbidden' },

  /** A saved query for all of the firm, and those that others share. */
  'query.share': { roles: firm, refusal: 'forbidden' },
} as const satisfies Readonly<Record<string, Rule>>;

export type Action = keyof typeof rules;
export const actions = Object.keys(rules).filter((name): name is Action => name in rules);

type EntryOf<Name> = Name extends `menu.${infer Entry}` ? Entry : never;
/** An entry of the firm's menu: each right that begins with `menu.` is one. */
export type MenuEntry = EntryOf<Action>;
const isMenuEntry = (name: string): name is MenuEntry => `menu.${name}` in rules;
/** In the menu's order. */
export const menuEntries: readonly MenuEntry[] = actions
  .map((action) => action.replace(/^menu\./, ''))
  .filter(isMenuEntry);

/** The menu of the firm's people, in its order; the rights say who has which entry. */
export const firmMenu: readonly { readonly entry: MenuEntry; readonly label: string; readonly to: string }[] =
  menuEntries.map((entry) => {
    const { label, to } = rules[`menu.${entry}`];
    return { entry, label, to };
  });

/** Whether they may. */
export const may = ({ role, id }: Subject, action: Action, resource: Resource = {}): boolean => {
  const rule: Rule = rules[action];
  if (rule.roles.includes(role)) return true;
  const isOwner = role !== 'anonymous' && id !== undefined && resource.owner === id;
  return (rule.owner === true && isOwner) || (rule.opened === true && resource.open === true);
};

export const refusalOf = (action: Action): ErrorCode => rules[action].refusal;
