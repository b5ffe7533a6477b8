import type { ConsultationOut } from '@nomucheck/domain/consultations/contract.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { agreed, answered, closed, paid, requested, takenBack, unpaid } from './consultation.fixtures.ts';
import { ConsultationView } from './consultation-view.tsx';
import { ConsultationList } from './list-page.tsx';

const page = (consultation: ConsultationOut): string =>
  renderToStaticMarkup(
    <MemoryRouter>
      <ConsultationView consultation={consultation} onChanged={() => {}} onBehind={() => {}} />
    </MemoryRouter>,
  );

test('a new one shows the request, its stage, who reads it, and what can be done', () => {
  const html = page(requested);
  for (const text of ['해고·계약 종료 상담', '접수했어요', '문자로 해고됐어요.', '본인과 노무법인의 노무사만 읽어요'])
    expect(html).toContain(text);
  for (const deed of ['보내기', '시간 바꾸기', '한 번만 바꿀 수 있어요', '상담 신청 거두기'])
    expect(html).toContain(deed);
  expect(html).not.toMatch(/결제하기|\.ics/);
});

test('an answer stands in the thread with its attorney’s name', () => {
  const html = page(answered);
  expect(html).toContain('통지서를 받으셨나요?');
  expect(html).toContain('박노무 노무사');
});

test('an agreed time is said with its day, and has a file for the calendar', () => {
  const html = page(agreed);
  expect(html).toContain('2026년 11월 30일 (월) 10:00');
  expect(html).toContain('캘린더에 넣기 (.ics)');
  expect(html).toContain('적어 주신 번호로 전화드려요');
});

test('an unpaid one leads to its payment', () => {
  expect(page(unpaid)).toContain(`href="/check/order?consultationId=${unpaid.id}"`);
  expect(page(unpaid)).toContain('55,000원');
});

test('a closed one says who ended it, offers a new one, and no deed that would be refused', () => {
  expect(page(closed)).toContain('마친 상담이에요');
  expect(page(takenBack)).toContain('거두신 상담이에요');
  for (const html of [page(closed), page(takenBack)]) {
    expect(html).toContain('href="/consult"');
    expect(html).not.toMatch(/<button|<textarea/);
  }
});

test.each([
  ['advised', '상담을 마쳤어요.'],
  ['engaged', '사건을 맡기로 했어요.'],
  ['referred', '다른 기관을 안내해 드렸어요.'],
  ['declined', '이 일은 저희가 맡지 못했어요.'],
] as const)('a consultation that ended as %s says so in a sentence', (outcome, sentence) => {
  const html = page({ ...closed, closed: { at: answered.requestedAt, by: 'firm', outcome } });
  expect(html).toContain(sentence);
  expect(html).not.toContain('결과:');
});

const order = 'href="/check/order/mobileComplete?paymentId=c3bb189e-8bf9-4c3c-9912-ace4e6543002"';

test('whoever paid finds the way to the money after the end, and who didn’t isn’t sent anywhere', () => {
  const ended = page({ ...takenBack, kind: 'paid', payment: paid.payment });
  expect(ended).toContain('낸 돈을 모두 돌려드려요');
  expect(ended).toContain(order);
  expect(ended).not.toContain('답으로 치지 않아요');
  const declined = { at: paid.requestedAt, by: 'firm', outcome: 'declined' } as const;
  expect(page({ ...closed, payment: paid.payment, closed: declined })).toContain('답으로 치지 않아요');
  // Paid back, or never paid: the orders say which.
  const unbooked = page({ ...takenBack, kind: 'paid', payment: unpaid.payment });
  expect(unbooked).toContain('href="/more/orders"');
  for (const html of [page(takenBack), unbooked]) expect(html).not.toMatch(/돌려드려요|mobileComplete/);
  expect(page(takenBack)).not.toContain('/more/orders');
});

test('a number is shown with its hyphens, and the list has one name', () => {
  const html = page({ ...requested, contact: '01012345678' });
  expect(html).toContain('010-1234-5678');
  expect(html).toContain('누가 언제 읽었는지는 기록으로 남아요');
  expect(html).toContain('>상담 내역<');
  expect(html).not.toContain('내 상담');
});

test('erased words are said to be erased', () => {
  expect(
    page({ ...answered, messages: [{ by: 'person', name: null, at: answered.requestedAt, text: null }] }),
  ).toContain('지워진 글이에요');
});

test('the list leads to each consultation; an empty one to the request', () => {
  const list = (items: readonly ConsultationOut[], page = 1) =>
    renderToStaticMarkup(
      <MemoryRouter>
        <ConsultationList items={items} total={items.length + (page - 1) * 20} page={page} />
      </MemoryRouter>,
    );
  expect(list([agreed])).toContain(`href="/consult/${agreed.id}"`);
  expect(list([agreed])).toContain('2026년 11월 30일 (월) 10:00');
  expect(list([])).toContain('아직 신청한 상담이 없어요');
  expect(list([])).toContain('href="/consult"');
  expect(list([requested], 2)).toContain('href="/consult/list"');
});
