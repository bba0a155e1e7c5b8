import type { Page } from '@playwright/test';

const callTo = (path: string) => (url: URL) => url.pathname === path;

/** Holds the page's requests to this path until the returned function releases them. */
export const holdCalls = async (page: Page, path: string) => {
  let letGo = () => {};
  const mayGo = new Promise<void>((resolve) => (letGo = resolve));
  await page.route(callTo(path), async (route) => {
    await mayGo;
    await route.fallback();
  });
  return letGo;
};

/** A proxy between browser and server answers with an error, until the returned function is called. */
export const failCalls = async (page: Page, path: string) => {
  const isIt = callTo(path);
  await page.route(isIt, (route) =>
    route.fulfill({ status: 502, contentType: 'text/plain', body: 'The server is away' }),
  );
  return () => page.unroute(isIt);
};

/** Mocks the server's responses to these calls. */
export const answerCalls = (page: Page, path: string, json: unknown) =>
  page.route(callTo(path), (route) => route.fulfill({ json }));

/** Changes the server's response to a state that would take long, or another user, to reach. */
export const changeAnswers = <Answer>(page: Page, path: string, change: (answer: Answer) => unknown) =>
  page.route(callTo(path), async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: change((await response.json()) as Answer) });
  });

/** Counts the page's requests to this path. */
export const countCalls = (page: Page, path: string) => {
  let count = 0;
  page.on('request', (request) => {
    if (callTo(path)(new URL(request.url()))) count += 1;
  });
  return () => count;
};

/** The page's next request to this path. */
export const nextCall = (page: Page, path: string) =>
  page.waitForRequest((request) => callTo(path)(new URL(request.url())));

/** The server's response to the next request to this path. */
export const nextAnswer = async <Answer>(page: Page, path: string) => {
  const response = await page.waitForResponse((candidate) => callTo(path)(new URL(candidate.url())));
  return (await response.json()) as Answer;
};
