import type { Page } from '@playwright/test';
import type { Resume } from '../../../shared/resume/schema';
import { templates } from '#shared/document/templates';
import { expect as baseExpect, newPerson, test } from '../../fixtures';
import { isKept, openOtherDevice, storedDraft } from '../../kept-typing';

// Each test loads the whole app five times, on machines that may be busy.
const expect = baseExpect.configure({ timeout: 40_000 });

/** What a user enters in a step, in two seconds or less safe from whatever happens to the tab. */
interface Step {
  title: string;
  enter: (page: Page, text: string) => Promise<void>;
  expectEntered: (page: Page, text: string) => Promise<void>;
  /** Whether it would survive the end of this page. */
  isKept: (page: Page, text: string) => Promise<boolean>;
  /** Whether the server has it, so that another device shows it. */
  isSent: (page: Page, text: string) => Promise<boolean>;
}

const typedInto = (label: string, open?: (page: Page) => Promise<void>): Omit<Step, 'title'> => ({
  enter: async (page, text) => {
    await open?.(page);
    await page.getByLabel(label, { exact: true }).fill(text);
  },
  expectEntered: (page, text) => expect(page.getByLabel(label, { exact: true })).toHaveValue(text),
  isKept,
  isSent: async (page, text) => JSON.stringify(await storedDraft(page)).includes(text),
});

/** Adds the first entry, or opens it: one that is restored is closed to a line. */
const openEntry = (noun: string) => async (page: Page) => {
  const entry = page.getByRole('group', { name: `${noun} 1`, exact: true });
  if ((await entry.count()) === 0) return page.getByRole('button', { name: `Add ${noun}` }).click();
  const line = entry.getByRole('button', { expanded: false }).first();
  if (await line.isVisible()) await line.click();
};

const isChosen = async (page: Page, name: string) => {
  const { templateId } = (await (await page.request.get('/api/resume')).json()) as Resume;
  return templates.some((template) => template.name === name && template.id === templateId);
};

/** The last step has nothing to type: a template is chosen. */
const chosenTemplate: Omit<Step, 'title'> = {
  // Drawn by its label.
  enter: (page, name) => page.locator('label', { hasText: name }).click(),
  expectEntered: (page, name) =>
    expect(page.getByRole('radio', { name: new RegExp(`^${name}`) })).toBeChecked(),
  isKept: isChosen,
  isSent: isChosen,
};

const texts = ['Typed before the tab was killed', 'Typed on the bus', 'Typed, then Back', 'Typed elsewhere'];
const names = ['Minimalist Clean', 'Creative Bold', 'Classic Professional', 'Modern Professional'];

const steps: (Step & { entered: string[] })[] = [
  { title: 'About you', entered: texts, ...typedInto('Title') },
  { title: 'Work or training', entered: texts, ...typedInto('Job title', openEntry('Experience')) },
  { title: 'Education', entered: texts, ...typedInto('Degree', openEntry('Education')) },
  {
    title: 'Skills and licenses',
    entered: texts,
    ...typedInto('License or certificate', openEntry('License')),
  },
  { title: 'Look and share', entered: names, ...chosenTemplate },
];

/** From the dashboard, so that Back has somewhere to go. */
const openStep = async (page: Page, title: string) => {
  await page.goto('/');
  await page.getByRole('button', { name: /^(Start from scratch|Continue your resume)$/ }).click();
  await expect(page.locator('#step-title')).toBeFocused();
  await page.getByRole('button', { name: new RegExp(`^Step \\d, ${title}`) }).click();
  await expectStep(page, title);
};

const expectStep = (page: Page, title: string) => expect(page.locator('#step-title')).toHaveText(title);

test.use({ expectedErrors: [/ERR_INTERNET_DISCONNECTED|Failed to fetch/] });

for (const { title, entered, enter, expectEntered, ...step } of steps)
  test(`a killed tab, a lost connection, Back and another device lose nothing of “${title}” @phone`, async ({
    page,
    context,
    signIn,
  }) => {
    test.setTimeout(180_000);
    const person = newPerson();
    await signIn(person);
    const [killed, offline, back, elsewhere] = entered as [string, string, string, string];
    const kill = async (tab: Page) => {
      await tab.close({ runBeforeUnload: false });
      await context.setOffline(false);
      const next = await context.newPage();
      next.on('dialog', (dialog) => void dialog.accept());
      await openStep(next, title);
      return next;
    };

    await openStep(page, title);
    await enter(page, killed);
    await expect.poll(() => step.isKept(page, killed), { timeout: 2000, intervals: [100] }).toBe(true);
    let tab = await kill(page);
    await expectEntered(tab, killed);

    await context.setOffline(true);
    await enter(tab, offline);
    await expectEntered(tab, offline);
    // A choice says nothing until it could not be saved.
    if (title !== 'Look and share') {
      await expect(tab.getByText('Saved on this device. Sends when you are online.').first()).toBeVisible();
    }
    tab = await kill(tab);
    await expectEntered(tab, offline);
    await expect.poll(() => step.isSent(tab, offline)).toBe(true);

    await enter(tab, back);
    await tab.goBack();
    await expect(tab.locator('#step-title').filter({ hasText: title })).toHaveCount(0);
    await tab.goForward();
    await expectStep(tab, title);
    await expectEntered(tab, back);
    await expect.poll(() => step.isSent(tab, back)).toBe(true);

    const other = await openOtherDevice(tab, person);
    await expectStep(other.page, title);
    await expectEntered(other.page, back);
    await enter(other.page, elsewhere);
    await expect.poll(() => step.isSent(other.page, elsewhere)).toBe(true);
    await other.close();
    await tab.reload();
    await expectStep(tab, title);
    await expectEntered(tab, elsewhere);
  });
