import type { OrderSubject, ProductId } from '@nomucheck/domain/orders/products.ts';
import { resultPath } from '../checks/question-url.ts';
import { consultationPath } from '../shell/consult-paths.ts';

/** What an address is about: `?checkId=` or `?consultationId=`; null where it names neither. */
export const orderedIn = (search: URLSearchParams): OrderSubject | null => {
  const consultationId = search.get('consultationId');
  if (consultationId !== null) return { checkId: null, consultationId };
  const checkId = search.get('checkId');
  return checkId === null ? null : { checkId, consultationId: null };
};

/** Of an order as the server shows it. */
export const subjectOf = (order: {
  readonly checkId: string | null;
  readonly consultationId: string | null;
}): OrderSubject => {
  const { checkId, consultationId } = order;
  return consultationId === null ? { checkId: checkId ?? '', consultationId } : { checkId: null, consultationId };
};

export const productOf = ({ consultationId }: OrderSubject): ProductId =>
  consultationId === null ? 'check-result' : 'consultation';

/** `checkId=…`, as the server and the pages name it. */
export const namedIn = ({ checkId, consultationId }: OrderSubject): Readonly<Record<string, string>> =>
  consultationId === null ? { checkId } : { consultationId };

export const orderPath = (of: OrderSubject): string => `/check/order?${new URLSearchParams(namedIn(of))}`;

/** The page of what is ordered: the result, or the consultation. */
export const subjectPath = ({ checkId, consultationId }: OrderSubject): string =>
  consultationId === null ? resultPath(checkId) : consultationPath(consultationId);

/** Where a person finds all that they may order for. */
export const listPath: Readonly<Record<ProductId, string>> = {
  'check-result': '/more/checkList',
  consultation: '/consult/list',
};
