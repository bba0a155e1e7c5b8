import type { Page } from '@playwright/test';
import type { ResumeDraft } from '../shared/resume/draft';
import { getDraft } from '../shared/resume/endpoints';
import type { Person } from './pages/sign-in-page';
import { signInByCalls } from './sign-in';

/** The draft that the server has. */
export const storedDraft = async (page: Page): Promise<ResumeDraft | null> =>
  ((await (await page.request.get(getDraft.path)).json()) as { draft: ResumeDraft | null }).draft;

/** Whether the text would survive the end of this page: the server or this browser has it. */
export const isKept = async (page: Page, text: string) => {
  const here = await page.evaluate(() => JSON.stringify(Object.values(window.localStorage)));
  return here.includes(text) || JSON.stringify(await storedDraft(page)).includes(text);
};

/** Another device: its own cookies and storage, signed in as the same person, at the same address. */
export const openOtherDevice = async (page: Page, person: Person) => {
  const context = await page.context().browser()!.newContext();
  const other = await context.newPage();
  await signInByCalls(other.request, person);
  await other.goto(page.url());
  return { page: other, close: () => context.close() };
};
