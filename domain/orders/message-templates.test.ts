import { describe, expect, it } from 'vitest';
import { orderTemplates } from './message-templates.ts';

describe('the e-mails to a buyer about an order', () => {
  const params = { orderName: '전체 결과', amount: '9,900', order: 'o-1', paidAt: '2026-11-22 12:00:00' };

  it('give amount, time and order number, and how to withdraw', () => {
    const { subject, text } = orderTemplates['order-receipt'](params);
    expect(subject).toBe('[노무체크] 결제 영수증');
    for (const told of ['9,900원', '2026-11-22 12:00:00', 'o-1', '7일 안에', '청약철회']) expect(text).toContain(told);
  });

  it('give the refunded amount, and what is closed by it', () => {
    expect(orderTemplates['order-refund']({ ...params, remaining: '0' }).text).toContain('판례 검색은 닫혔어요');
    const part = orderTemplates['order-refund']({ ...params, remaining: '9,000' }).text;
    expect(part).toContain('남은 결제 금액: 9,000원');
    expect(part).not.toContain('닫혔어요');
  });

  it('of a consultation that isn’t held promise none, and say how the money comes back', () => {
    const told = (way: string) => orderTemplates['consultation-not-held']({ ...params, way, link: 'https://a/b' }).text;
    for (const way of ['account', 'same']) {
      expect(told(way)).toMatch(/모두 돌려드려요.*9,900원.*o-1.*https:\/\/a\/b/s);
      expect(told(way)).not.toContain('정해서');
    }
    expect(told('account')).toContain('받을 계좌');
    expect(told('same')).not.toContain('계좌');
  });
});
