import type { Page } from '@playwright/test';

const callTo = (path: string) => (url: URL) => url.pathname === path;

/** Keeps what the page asks for there waiting until it is let go, by the function that this answers. */
export const holdCalls = async (page: Page, path: string) => {
  let letGo = () => {};
  const mayGo = new Promise<void>((resolve) => (letGo = resolve));
  await page.route(callTo(path), async (route) => {
    await mayGo;
    await route.fallback();
  });
  return letGo;
};

/** What is between browser and server answers in its stead, as on a bad day; until the function that this answers. */
export const failCalls = async (page: Page, path: string) => {
  const isIt = callTo(path);
  await page.route(isIt, (route) =>
    route.fulfill({ status: 502, contentType: 'text/plain', body: 'The server is away' }),
  );
  return () => page.unroute(isIt);
};

/** Answers these calls in the server's stead. */
export const answerCalls = (page: Page, path: string, json: unknown) =>
  page.route(callTo(path), (route) => route.fulfill({ json }));

/** Changes what the server answers, to what it takes long, or somebody else, to bring about. */
export const changeAnswers = <Answer>(page: Page, path: string, change: (answer: Answer) => unknown) =>
  page.route(callTo(path), async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: change((await response.json()) as Answer) });
  });

/** Counts what the page asks for there. */
export const countCalls = (page: Page, path: string) => {
  let count = 0;
  page.on('request', (request) => {
    if (callTo(path)(new URL(request.url()))) count += 1;
  });
  return () => count;
};

/** The next call there that the page makes. */
export const nextCall = (page: Page, path: string) =>
  page.waitForRequest((request) => callTo(path)(new URL(request.url())));

/** What the server answers to the next call there. */
export const nextAnswer = async <Answer>(page: Page, path: string) => {
  const response = await page.waitForResponse((candidate) => callTo(path)(new URL(candidate.url())));
  return (await response.json()) as Answer;
};
