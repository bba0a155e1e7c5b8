/**
 * Who may keep a visitor's content. Browsers ask again (max-age=0) and get 304; some use stale-while-revalidate, too. A shared cache in front may show
 * a public profile for 10 s, and for 20 s more while it fetches the present one, so that a change or a deletion is seen
 * after half a minute at most; our own processes notice it with the next request.
 */
export const cacheControl = {
  publicProfile: 'public, max-age=0, s-maxage=10, stale-while-revalidate=20',
  /** Not found by search engines: no copy leaves the visitor's own browser, which asks again each time. */
  unlistedProfile: 'private, no-cache',
  /** The landing page and its like change with a release only. */
  fixedPage: 'public, max-age=0, s-maxage=60, stale-while-revalidate=60',
} as const;
