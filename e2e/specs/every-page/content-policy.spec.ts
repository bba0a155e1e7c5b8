import { CredentialsTab } from '../../pages/credentials-tab';
import { expect, newPerson, test } from '../../fixtures';

const bodyOverflow = () => getComputedStyle(document.body).overflowY;

test('a dialog locks scrolling with the style that the policy allows', async ({ page, signIn }) => {
  await signIn(newPerson());
  const tab = new CredentialsTab(page);
  await tab.goto();
  await tab.uploadButton.click();
  await expect(tab.uploadDialog).toBeVisible();
  expect(await page.evaluate(bodyOverflow)).toBe('hidden');
  await tab.uploadDialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(tab.uploadDialog).toBeHidden();
  expect(await page.evaluate(bodyOverflow)).not.toBe('hidden');
});

test.describe('the content policy', () => {
  test.use({ expectedErrors: [/Content Security Policy|violates the following/] });

  test('refuses styles, scripts, pictures, calls and forms of other origins', async ({ page }) => {
    await page.goto('/');
    const refused = await page.evaluate(async () => {
      const directives: string[] = [];
      document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) =>
        directives.push(effectiveDirective),
      );
      const add = (name: string, change: (element: HTMLElement) => void) => {
        const element = document.createElement(name);
        change(element);
        document.body.append(element);
      };
      add('style', (style) => (style.textContent = 'body { outline: 1px solid red }'));
      add('script', (script) => (script.textContent = 'window.hacked = true'));
      add('img', (image) => image.setAttribute('src', 'https://pictures.example/a.png'));
      await fetch('https://calls.example/').catch(() => undefined);
      const form = document.createElement('form');
      form.action = 'https://forms.example/';
      document.body.append(form);
      form.requestSubmit();
      // Violations are reported in separate tasks.
      while (directives.length < 5) await new Promise(requestAnimationFrame);
      return directives;
    });
    expect([...refused].sort()).toEqual([
      'connect-src',
      'form-action',
      'img-src',
      'script-src-elem',
      'style-src-elem',
    ]);
  });
});
