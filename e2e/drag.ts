import type { Locator, Page } from '@playwright/test';

interface Point {
  x: number;
  y: number;
}

const moves = 6;

/** The middle of an element on the screen. */
export const middleOf = async (element: Locator): Promise<Point> => {
  await element.scrollIntoViewIfNeeded();
  const { x, y, width, height } = (await element.boundingBox())!;
  return { x: x + width / 2, y: y + height / 2 };
};

/**
 * Drags with a finger where the device has a touch screen, otherwise with the mouse. `rested` waits until a finger that rests
 * has picked up what is dragged.
 */
export const drag = async (
  page: Page,
  from: Point,
  to: Point,
  hasTouch: boolean,
  rested: () => Promise<void> = () => Promise.resolve(),
) => {
  const points = Array.from({ length: moves }, (_, index) => ({
    x: from.x + ((to.x - from.x) * (index + 1)) / moves,
    y: from.y + ((to.y - from.y) * (index + 1)) / moves,
  }));
  if (!hasTouch) {
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    for (const { x, y } of points) await page.mouse.move(x, y);
    await page.mouse.up();
    return;
  }
  const session = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: Point[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints });
  await touch('touchStart', [from]);
  await rested();
  for (const point of points) await touch('touchMove', [point]);
  await touch('touchEnd', []);
  await session.detach();
};
