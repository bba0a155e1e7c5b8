/** Opens the closed disclosure that contains an in-page link's target; not every browser does. */
export const openTarget = (href: string) => {
  if (!href.startsWith('#')) return;
  const details = document.getElementById(href.slice(1))?.closest('details');
  if (details) details.open = true;
};
