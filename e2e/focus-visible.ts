import { expect, type Page } from '@playwright/test';

/** The page's report about the focused element. */
interface Focused {
  /** Its index among all focused elements so far; -1 outside the page. */
  position: number;
  name: string;
  /** The sticky or fixed element that covers it, or another reason why it is hidden. */
  hiddenBy: string | null;
}

/**
 * Runs in the page, after the frame that the focus changed: an entry out of sight has its real height only from then on, and no
 * user presses a key more often.
 */
const inspectFocus = async (): Promise<Focused> => {
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  const state = window as unknown as { seen?: Element[] };
  const seen = (state.seen ??= []);
  const focused = document.activeElement;
  if (!focused || focused === document.body) return { position: -1, name: '', hiddenBy: null };
  const describe = (element: Element) => {
    const name = element.getAttribute('aria-label') ?? element.textContent?.trim().slice(0, 40) ?? '';
    return `<${element.tagName.toLowerCase()} ${element.id || element.getAttribute('role') || ''}> ${name}`;
  };
  let position = seen.indexOf(focused);
  if (position < 0) position = seen.push(focused) - 1;

  // A file input or radio button that is drawn by its label: check the label.
  const label = focused instanceof HTMLInputElement && focused.offsetWidth <= 1 ? focused.labels?.[0] : null;
  const shown = label ?? focused;
  const pinnedAround = (element: Element | null) => {
    for (let at = element; at; at = at.parentElement)
      if (['sticky', 'fixed'].includes(getComputedStyle(at).position)) return at;
    return null;
  };
  const related = (element: Element) => shown.contains(element) || element.contains(shown);
  const covering = (x: number, y: number) => {
    const top = document.elementFromPoint(x, y);
    if (!top || related(top)) return null;
    const pinned = pinnedAround(top);
    return pinned && !pinned.contains(shown) ? pinned : null;
  };

  const { left, right, top, bottom } = shown.getBoundingClientRect();
  // Of an element larger than the screen, the visible part counts.
  const x0 = Math.max(0, left) + 1;
  const x1 = Math.min(innerWidth, right) - 1;
  const y0 = Math.max(0, top) + 1;
  const y1 = Math.min(innerHeight, bottom) - 1;
  if (x1 < x0 || y1 < y0) return { position, name: describe(focused), hiddenBy: 'the edge of the screen' };
  const middle = { x: (x0 + x1) / 2, y: (y0 + y1) / 2 };
  // A region taller than the space between the bars may be covered at its ends. Rounded corners show what is behind.
  const ends = bottom - top > innerHeight / 2 ? [] : [y0, y1].map((y) => ({ x: middle.x, y }));
  const sides = [x0, x1].map((x) => ({ x, y: middle.y }));
  for (const { x, y } of [middle, ...sides, ...ends]) {
    const bar = covering(x, y);
    if (bar) return { position, name: describe(focused), hiddenBy: describe(bar) };
  }
  return { position, name: describe(focused), hiddenBy: null };
};

const forgetFocus = (page: Page) =>
  page.evaluate(() => {
    delete (window as unknown as { seen?: Element[] }).seen;
    if (document.activeElement instanceof HTMLElement && !document.querySelector('[role$=dialog]'))
      document.activeElement.blur();
    window.scrollTo(0, 0);
  });

const maxSteps = 400;
const moreFrames = 10;

/**
 * Tabs through the page, or the open dialog, and back with Shift. Fails if a sticky bar covers a part of the focused
 * element (WCAG 2.4.11). Returns the number of focused elements.
 */
export const expectFocusNeverHidden = async (page: Page, screen: string) => {
  const hidden = new Set<string>();
  let count = 0;
  for (const key of ['Tab', 'Shift+Tab']) {
    await forgetFocus(page);
    let last = -1;
    for (let step = 0; step < maxSteps; step += 1) {
      await page.keyboard.press(key);
      let found = await page.evaluate(inspectFocus);
      // On a busy machine the page scrolls a few frames later: what stays hidden counts.
      for (let frame = 0; found.hiddenBy && frame < moreFrames; frame += 1)
        found = await page.evaluate(inspectFocus);
      const { position, name, hiddenBy } = found;
      // Outside the page, or wrapped around.
      if (position < last || (position === -1 && last > -1)) break;
      if (position > -1 && position === last) break;
      last = position;
      if (hiddenBy) hidden.add(`${key}: ${name} is hidden by ${hiddenBy}`);
    }
    count = Math.max(count, last + 1);
  }
  expect([...hidden], `what has the focus and is hidden: ${screen}`).toEqual([]);
  expect(count, `elements that had the focus: ${screen}`).toBeGreaterThan(0);
  return count;
};
