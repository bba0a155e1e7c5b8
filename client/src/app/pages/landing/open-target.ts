/** Opens the closed disclosure that an in-page link leads into; not every browser does that by itself. */
export const openTarget = (href: string) => {
  if (!href.startsWith('#')) return;
  const details = document.getElementById(href.slice(1))?.closest('details');
  if (details) details.open = true;
};
