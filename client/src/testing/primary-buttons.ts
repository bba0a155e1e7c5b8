/** What is written on the primary buttons and links of the open dialog, or of the page: no screen has two. */
export const primaryButtons = (): string[] => {
  const screen = document.querySelector('[role=dialog]') ?? document.body;
  return [...screen.querySelectorAll(':is(a, button).bg-primary')].map(({ textContent }) => textContent);
};
