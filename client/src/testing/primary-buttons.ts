/** What is written on the primary buttons and links of the open dialog, or of the page: no screen has two. */
export const primaryButtons = (): string[] => withClass('bg-primary');

/** The same of the yellow ones, which lead to Pro. */
export const accentButtons = (): string[] => withClass('bg-accent');

const withClass = (name: string) => {
  const screen = document.querySelector('[role=dialog]') ?? document.body;
  return [...screen.querySelectorAll(`:is(a, button).${name}:not(.sr-only)`)].map(
    ({ textContent }) => textContent,
  );
};
