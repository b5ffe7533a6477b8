/**
 * Why a check's whole result isn't sold: without a figure there is nothing of what is paid for, neither a calculation nor cases for
 * it. null: it is for sale.
 */
export const whyNotForSale = (newest: { readonly rate: number | null } | undefined): string | null => {
  if (newest === undefined) return '결과가 나온 진단만 결제할 수 있어요.';
  return newest.rate === null
    ? '수치를 보여 드리지 않는 진단이라 결제할 것이 없어요. 할 일과 기한은 진단 결과에서 모두 볼 수 있어요.'
    : null;
};
