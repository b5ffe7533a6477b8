import type { Page } from 'playwright';

/** A choice's value, several of them, or the texts of the boxes; null presses 건너뛰기. */
export type Answer = string | readonly string[] | Readonly<Record<string, string>> | null;

/** Answers as a person gives them: by choosing and typing on each page. */
export type Answering = {
  /** By intake number. */
  readonly intake?: Readonly<Record<number, Answer>>;
  /** For items of the sections. */
  readonly item?: (section: string, numbering: number) => 'yes' | 'no' | 'unknown';
};

/** An employee dismissed three weeks ago for poor attendance, by a text message in a messenger. */
export const employee: Readonly<Record<number, Answer>> = {
  0: 'employee',
  1: 'seoul',
  2: { answer: '42' },
  3: { 'answer-year': '2018', 'answer-month': '3', 'answer-day': '2' },
  4: recently(21),
  5: 'no',
  6: 'insured',
  7: 'regular',
  8: 'detail-9',
  9: 'messenger',
  10: null,
  11: null,
  12: null,
  13: null,
  16: ['no'],
  17: 'not_filed',
  21: null,
  22: null,
};

/** A day some days ago, as the texts of the three boxes. */
export function recently(days: number): Readonly<Record<string, string>> {
  const day = new Date(Date.now() + 9 * 3_600_000 - days * 86_400_000);
  return {
    'answer-year': String(day.getUTCFullYear()),
    'answer-month': String(day.getUTCMonth() + 1),
    'answer-day': String(day.getUTCDate()),
  };
}

const address = /\/check\/(?:form|result\/[\w-]+\/more)\/([\w-]+)\/(\d+)/;

/** Waits for check-your-answers. */
export const arriveAtAnswers = async (page: Page): Promise<void> => {
  await page.waitForURL('**/check/form/answers');
  await page.getByRole('heading', { level: 1, name: '답변을 확인해 주세요' }).waitFor();
};

/** Unfolds the groups of check-your-answers. */
export const unfoldAnswers = (page: Page): Promise<void> =>
  page.evaluate(() => {
    for (const group of document.querySelectorAll<HTMLDetailsElement>('.answer-group')) group.open = true;
  });

/** The question of the current page, or null at check-your-answers. */
export const questionAt = (page: Page): { section: string; numbering: number } | null => {
  const [, section, numbering] = address.exec(page.url()) ?? [];
  return section === undefined || numbering === undefined ? null : { section, numbering: Number(numbering) };
};

/** Clicks on a choice's card, which its label covers, as a finger does. */
export const choose = (page: Page, id: string): Promise<void> => page.locator(`label[for="${id}"]`).click();

/** Answers the current question and waits for the next page. */
export const answerQuestion = async (page: Page, answering: Answering = {}): Promise<void> => {
  const at = questionAt(page);
  if (at === null) throw new Error(`No question at ${page.url()}`);
  const given = at.section === 'intake' ? answering.intake?.[at.numbering] : undefined;
  const answer =
    at.section === 'intake'
      ? given === undefined
        ? employee[at.numbering]
        : given
      : (answering.item ?? (() => 'no' as const))(at.section, at.numbering);
  if (answer === undefined) throw new Error(`No answer for ${at.section} ${at.numbering}`);
  const before = page.url();
  if (answer === null) await page.getByRole('button', { name: '건너뛰기' }).click();
  else {
    // A choice by keyboard: a tap would go on by itself, and the next one would have to wait for the end of a double tap.
    let answered = page.locator(':focus');
    if (typeof answer === 'string' || isSeveral(answer)) {
      for (const value of isSeveral(answer) ? answer : [answer]) {
        answered = page.locator(`#answer-${value}`);
        await answered.press('Space');
      }
    } else
      for (const [id, text] of Object.entries(answer)) {
        answered = page.locator(`#${id}`);
        await answered.fill(text);
      }
    // Not wherever the focus is: a page that was drawn a moment ago may still move it to its heading.
    await answered.press('Enter');
  }
  await page.waitForURL((url) => url.href !== before);
  await inSight(page);
};

export const isSeveral = (answer: Answer): answer is readonly string[] => Array.isArray(answer);

/** The address changes a moment before the page does: waits until the heading with that name is there. */
const inSight = async (page: Page): Promise<void> => {
  const at = questionAt(page);
  if (at === null) await page.locator('h1').first().waitFor();
  else {
    const question = page.locator(`form[data-question="${at.section}/${at.numbering}"]`);
    const consent = page.locator(`section[data-consent="${at.section}/${at.numbering}"]`);
    await question.or(consent).first().waitFor();
    // Asked once, before the first sensitive question.
    if (await consent.isVisible()) await page.getByRole('button', { name: '동의하고 답하기' }).click();
    await question.waitFor();
  }
};

/** Answers question after question, until none is open or `until` returns true. */
export const answerAll = async (
  page: Page,
  answering: Answering = {},
  until: (at: { section: string; numbering: number }) => boolean = () => false,
): Promise<number> => {
  for (let answered = 0; ; answered += 1) {
    await inSight(page);
    const at = questionAt(page);
    if (at === null || until(at)) return answered;
    if (answered > 260) throw new Error('The questionnaire has no end');
    await answerQuestion(page, answering);
  }
};

/** From the start page, as a link with this search opened it, into the first open question. */
export const begin = async (page: Page, kind: 'basic' | 'detail' = 'detail', search = ''): Promise<void> => {
  await page.goto(`/check${search}`);
  // While the page loads its texts, a button may move before the click arrives.
  do await choose(page, `questionnaire-${kind}`);
  while (!(await page.locator(`#questionnaire-${kind}`).isChecked()));
  await page.getByRole('button', { name: '시작하기' }).click();
  if (kind === 'detail') {
    await page.getByRole('heading', { name: '어떤 사유를 살펴볼까요?' }).waitFor();
    await page.getByRole('button', { name: '시작하기' }).click();
  }
  await page.waitForURL('**/check/form/intake/*');
  await inSight(page);
};

/** Presses 결과 보기, and waits for the result's page. Returns the check's id. */
export const seeResult = async (page: Page): Promise<string> => {
  await page.getByRole('button', { name: '결과 보기' }).last().click();
  await page.waitForURL('**/check/result/*');
  await page.getByRole('heading', { level: 1, name: '진단 결과' }).waitFor();
  return page.url().split('/').at(-1) ?? '';
};
