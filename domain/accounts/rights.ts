import type { ErrorCode } from '../kernel/errors.ts';
import type { Role } from '../kernel/log/event.ts';
import type { MenuEntry } from './firm-menu.ts';

/** Who wants to act: the role, and the id where the owner of a record matters. */
export type Subject = { readonly role: Role; readonly id?: string };

/** The record, as far as the decision needs it. */
export type Resource = {
  /** The id of the record's owner. */
  readonly owner?: string;
  /** Opened to this person by a payment, a flag or a setting of the service, not by their role. */
  readonly open?: boolean;
};

type Rule = {
  /** The roles that may, whoever owns the record. */
  readonly roles: readonly Role[];
  /** The owner of the record may, too. */
  readonly owner?: true;
  /** People to whom the record was opened may, too. */
  readonly opened?: true;
  /** The owner of the record may not, whatever their role: they are refused with this code. */
  readonly notOwner?: ErrorCode;
  /** The error code for everyone else. For another person's record it is the same as for a record that doesn't exist. */
  readonly refusal: ErrorCode;
};

const people = ['user', 'partner', 'advisor', 'admin', 'super'] as const;
const firm = ['advisor', 'admin', 'super'] as const;
const admins = ['admin', 'super'] as const;

const none: readonly Role[] = [];
const openedSearch = { roles: [...firm, 'partner'], opened: true, refusal: 'search_payment_needed' } as const;

/** All rights. An action that isn't listed doesn't exist; a role that isn't listed for an action is refused. */
const rules = {
  'access.public': { roles: ['anonymous', ...people], refusal: 'forbidden' },
  'access.login': { roles: people, refusal: 'login_needed' },
  'access.staff': { roles: firm, refusal: 'forbidden' },
  'access.admin': { roles: admins, refusal: 'admin_only' },

  // Who has which entry of firm-menu.ts.
  'menu.inspection': { roles: firm, refusal: 'forbidden' },
  'menu.consultation': { roles: firm, refusal: 'forbidden' },
  'menu.topic': { roles: firm, refusal: 'forbidden' },
  'menu.search': openedSearch,
  'menu.user': { roles: admins, refusal: 'admin_only' },
  'menu.order': { roles: admins, refusal: 'admin_only' },
  'menu.message': { roles: admins, refusal: 'admin_only' },
  'menu.board': { roles: firm, refusal: 'forbidden' },
  'menu.crawling': { roles: admins, refusal: 'admin_only' },
  'menu.data': { roles: admins, refusal: 'admin_only' },
  'menu.ocr': { roles: admins, refusal: 'admin_only' },
  'menu.policy': { roles: admins, refusal: 'admin_only' },
  'menu.ruleset': { roles: admins, refusal: 'admin_only' },
  'menu.correction': { roles: admins, refusal: 'admin_only' },
  'menu.calibration': { roles: admins, refusal: 'admin_only' },
  'menu.stats': { roles: admins, refusal: 'admin_only' },
  'menu.log': { roles: admins, refusal: 'admin_only' },
  'menu.usage': { roles: admins, refusal: 'admin_only' },
  'menu.company': { roles: ['super'], refusal: 'admin_only' },

  'check.read': { roles: firm, owner: true, refusal: 'check_fetch_failed' },
  'check.save': { roles: none, owner: true, refusal: 'autosave_absent' },
  /**
   * Calculating a result, recalculating it, and reporting how the dispute ended: only the owner does these, in their own
   * name.
   */
  'check.conclude': { roles: none, owner: true, refusal: 'check_fetch_failed' },
  /** How a client's dispute ended, told by the firm; nobody of the firm tells it so of their own. */
  'check.reportEnding': { roles: firm, notOwner: 'forbidden', refusal: 'check_fetch_failed' },
  /** The answers in the person's own words, which may name anybody. */
  'check.readOwnWords': { roles: none, owner: true, refusal: 'forbidden' },
  /** An application stays its owner's: nobody of the firm reads or writes it. */
  'application.use': { roles: none, owner: true, refusal: 'check_fetch_failed' },
  /** The cases, steps and precedents of a calculation. */
  'figure.readInside': { roles: firm, opened: true, refusal: 'result_payment_needed' },
  'figure.asOf': { roles: firm, refusal: 'forbidden' },

  'advice.read': { roles: firm, owner: true, refusal: 'not_found' },
  /** Asking on, requesting a review of the draft, and rating: only who asked does these. */
  'advice.request': { roles: none, owner: true, refusal: 'not_found' },
  'advice.rate': { roles: none, owner: true, refusal: 'not_found' },
  /** Nobody takes part in the review of their own question. */
  'advice.review': { roles: firm, notOwner: 'same_reviewer', refusal: 'forbidden' },
  'advice.reassign': { roles: admins, notOwner: 'same_reviewer', refusal: 'admin_only' },
  'advice.queue': { roles: admins, notOwner: 'same_reviewer', refusal: 'admin_only' },
  'advice.amend': { roles: firm, notOwner: 'same_reviewer', refusal: 'forbidden' },
  'advice.withdraw': { roles: firm, notOwner: 'same_reviewer', refusal: 'forbidden' },
  /** Retelling a published advice on the home page, and taking it from there. */
  'advice.show': { roles: firm, notOwner: 'same_reviewer', refusal: 'forbidden' },

  'consultation.read': { roles: firm, owner: true, refusal: 'not_found' },
  /** Adding, moving and taking back: only who asked does these. */
  'consultation.change': { roles: none, owner: true, refusal: 'not_found' },
  /** Nobody of the firm takes their own consultation. */
  'consultation.answer': { roles: firm, notOwner: 'forbidden', refusal: 'forbidden' },

  /** A file that a person has uploaded. Where a record shows it to others, it gives them a link. */
  'file.read': { roles: none, owner: true, refusal: 'not_found' },
  /** Whoever has uploaded it. */
  'file.remove': { roles: none, owner: true, refusal: 'not_found' },

  /** A decision that was accepted, whatever became of it since. */
  'case.read': { roles: firm, refusal: 'not_found' },
  /** One that nobody has accepted yet. */
  'case.refine': { roles: admins, refusal: 'not_found' },

  'order.read': { roles: admins, owner: true, refusal: 'order_number_absent' },
  'order.pay': { roles: none, owner: true, refusal: 'order_number_absent' },
  'order.refund': { roles: admins, refusal: 'admin_only' },

  /** The draft of the next edition: its edits, comments and offer. */
  'ruleset.edit': { roles: admins, refusal: 'forbidden' },
  /** An edition of the questionnaire takes two people: one approves it, a super who is another person publishes it. */
  'ruleset.approve': { roles: admins, refusal: 'forbidden' },
  /** Puts an edition of the questionnaire into force. `system` is whoever holds the machine. */
  'ruleset.publish': { roles: ['super', 'system'], refusal: 'forbidden' },

  /** A company's members and quotas, too. */
  'company.keep': { roles: ['super'], refusal: 'admin_only' },
  /** The calls of the AI of all people and companies, with the models. */
  'usage.readAll': { roles: admins, refusal: 'forbidden' },

  /** The names of the server's settings, where one of them is missing. */
  'service.readSettings': { roles: ['super'], refusal: 'admin_only' },

  'person.readName': { roles: firm, owner: true, refusal: 'forbidden' },
  /** `system` is the operator of the server, who runs a script on it. */
  'person.edit': { roles: [...admins, 'system'], refusal: 'admin_only' },
  /** Granting and revoking what makes a person a staff member, or an admin. */
  'person.makeAdmin': { roles: ['super', 'system'], refusal: 'forbidden' },
  'person.leave': { roles: none, owner: true, refusal: 'forbidden' },
  /** Only the operator of the server can make the first super. */
  'person.makeSuper': { roles: ['super', 'system'], refusal: 'forbidden' },

  /** Saving a query for all of the firm, and reading those that others share. */
  'query.share': { roles: firm, refusal: 'forbidden' },
} as const satisfies Readonly<Record<string, Rule> & Record<`menu.${MenuEntry}`, Rule>>;

export type Action = keyof typeof rules;
export const actions = Object.keys(rules).filter((name): name is Action => name in rules);

const isOwner = ({ role, id }: Subject, { owner }: Resource): boolean =>
  role !== 'anonymous' && id !== undefined && owner === id;

/** Why the subject may not do the action on the resource; null if they may. */
export const whyNot = (subject: Subject, action: Action, resource: Resource = {}): ErrorCode | null => {
  const rule: Rule = rules[action];
  const owns = isOwner(subject, resource);
  if (rule.roles.includes(subject.role)) return owns ? (rule.notOwner ?? null) : null;
  return (rule.owner === true && owns) || (rule.opened === true && resource.open === true) ? null : rule.refusal;
};

/** Whether the subject may do the action on the resource. */
export const may = (subject: Subject, action: Action, resource: Resource = {}): boolean =>
  whyNot(subject, action, resource) === null;

/** The roles that may do the action on anybody's record. */
export const rolesThatMay = (action: Action): readonly Role[] => rules[action].roles;

export const refusalOf = (action: Action): ErrorCode => rules[action].refusal;
