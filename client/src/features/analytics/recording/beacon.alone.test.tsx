import { render } from '@testing-library/react';
import { StrictMode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const sendBeacon = vi.fn((_url: string, _body: Blob) => true);
const fetched = vi.fn((_url: string, _init: RequestInit) =>
  Promise.resolve(new Response(null, { status: 204 })),
);
let visibility: DocumentVisibilityState;
let prerendering: boolean;

beforeEach(() => {
  visibility = 'visible';
  prerendering = false;
  sendBeacon.mockReset().mockReturnValue(true);
  fetched.mockClear();
  vi.stubGlobal('fetch', fetched);
  Object.defineProperty(navigator, 'sendBeacon', { value: sendBeacon, configurable: true });
  Object.defineProperty(document, 'visibilityState', { get: () => visibility, configurable: true });
  Object.defineProperty(document, 'prerendering', { get: () => prerendering, configurable: true });
  Object.defineProperty(document, 'referrer', {
    value: 'https://www.facebook.com/groups/nurses?id=1',
    configurable: true,
  });
  // Each test is a page load of its own.
  vi.resetModules();
});

afterEach(() => {
  for (const end of ends.splice(0)) end();
  vi.useRealTimers();
  for (const name of ['visibilityState', 'prerendering', 'referrer']) Reflect.deleteProperty(document, name);
  Reflect.deleteProperty(navigator, 'sendBeacon');
  vi.unstubAllGlobals();
});

/** Cleanup functions of the test's observers. */
const ends: (() => void)[] = [];
const endedAfterwards =
  <Input extends unknown[]>(tell: (...input: Input) => () => void) =>
  (...input: Input) => {
    const end = tell(...input);
    ends.push(end);
    return end;
  };
const beacon = async () => {
  const { sendViewBeacon, sendShownBeacon, sendDownloadBeacon } = await import('./beacon');
  return {
    sendViewBeacon: endedAfterwards(sendViewBeacon),
    sendShownBeacon: endedAfterwards(sendShownBeacon),
    sendDownloadBeacon,
  };
};
const become = (event: 'visibilitychange' | 'prerenderingchange') => document.dispatchEvent(new Event(event));
const sent = () =>
  Promise.all(sendBeacon.mock.calls.map(async ([url, body]) => [url, body.type, await textOf(body)]));
const textOf = (blob: Blob) =>
  new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(JSON.parse(reader.result as string));
    reader.readAsText(blob);
  });
const view = [
  '/api/profile/maria-santos/views',
  'application/json',
  { referrer: 'https://www.facebook.com/groups/nurses?id=1' },
];

test('a visible page records the view at once, with the referrer unchanged', async () => {
  (await beacon()).sendViewBeacon('maria-santos');
  expect(await sent()).toEqual([view]);
  expect(fetched).not.toHaveBeenCalled();
});

test('a background page records the view when it becomes visible, and once', async () => {
  visibility = 'hidden';
  (await beacon()).sendViewBeacon('maria-santos');
  become('visibilitychange');
  expect(sendBeacon).not.toHaveBeenCalled();
  visibility = 'visible';
  become('visibilitychange');
  expect(await sent()).toEqual([view]);
  visibility = 'hidden';
  become('visibilitychange');
  visibility = 'visible';
  become('visibilitychange');
  expect(sendBeacon).toHaveBeenCalledOnce();
});

test('a prerendered page records the view once it is activated', async () => {
  prerendering = true;
  (await beacon()).sendViewBeacon('maria-santos');
  expect(sendBeacon).not.toHaveBeenCalled();
  prerendering = false;
  become('prerenderingchange');
  become('visibilitychange');
  expect(sendBeacon).toHaveBeenCalledOnce();
});

test('returning to a profile is the same view; another profile is another', async () => {
  const { sendViewBeacon } = await beacon();
  sendViewBeacon('maria-santos');
  sendViewBeacon('maria-santos');
  sendViewBeacon('juan-dela-cruz');
  expect(sendBeacon.mock.calls.map(([url]) => url)).toEqual([
    '/api/profile/maria-santos/views',
    '/api/profile/juan-dela-cruz/views',
  ]);
});

test('returning after half an hour records a new view, by tab or Back button', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T01:00:00Z') });
  const { sendViewBeacon } = await beacon();
  const callOff = sendViewBeacon('maria-santos');
  vi.setSystemTime('2026-11-20T01:29:59Z');
  become('visibilitychange');
  expect(sendBeacon).toHaveBeenCalledTimes(1);
  vi.setSystemTime('2026-11-20T01:30:00Z');
  visibility = 'hidden';
  become('visibilitychange');
  expect(sendBeacon).toHaveBeenCalledTimes(1);
  visibility = 'visible';
  become('visibilitychange');
  expect(sendBeacon).toHaveBeenCalledTimes(2);
  vi.setSystemTime('2026-11-20T02:00:00Z');
  window.dispatchEvent(new Event('pageshow'));
  expect(sendBeacon).toHaveBeenCalledTimes(3);
  callOff();
  vi.setSystemTime('2026-11-20T03:00:00Z');
  become('visibilitychange');
  expect(sendBeacon).toHaveBeenCalledTimes(3);
});

test('a visible image is recorded as a download, once', async () => {
  visibility = 'hidden';
  const { sendShownBeacon } = await beacon();
  sendShownBeacon('maria-santos', '6f1f9a52-7a50-4a6c-a3dd-6a2a1f1f2b11');
  expect(sendBeacon).not.toHaveBeenCalled();
  visibility = 'visible';
  become('visibilitychange');
  sendShownBeacon('maria-santos', '6f1f9a52-7a50-4a6c-a3dd-6a2a1f1f2b11');
  expect(await sent()).toEqual([
    [
      '/api/profile/maria-santos/downloads',
      'application/json',
      { type: '6f1f9a52-7a50-4a6c-a3dd-6a2a1f1f2b11' },
    ],
  ]);
});

test('leaving a page that was never visible records nothing', async () => {
  visibility = 'hidden';
  const callOff = (await beacon()).sendViewBeacon('maria-santos');
  callOff();
  visibility = 'visible';
  become('visibilitychange');
  expect(sendBeacon).not.toHaveBeenCalled();
});

test('the hook records once, however often it runs, and nothing without a username', async () => {
  const { useViewBeacon } = await import('./use-beacons');
  const Page = ({ username }: { username: string | undefined }) => {
    useViewBeacon(username);
    return null;
  };
  const { rerender } = render(<Page username={undefined} />, { wrapper: StrictMode });
  expect(sendBeacon).not.toHaveBeenCalled();
  rerender(<Page username="maria-santos" />);
  rerender(<Page username="maria-santos" />);
  expect(sendBeacon).toHaveBeenCalledOnce();
});

test('a download is recorded by type, with the username escaped in the URL', async () => {
  const { sendDownloadBeacon } = await beacon();
  sendDownloadBeacon('maria-santos', 'resume_pdf');
  sendDownloadBeacon('a/b', '6f1f9a52-7a50-4a6c-a3dd-6a2a1f1f2b11');
  expect(await sent()).toEqual([
    ['/api/profile/maria-santos/downloads', 'application/json', { type: 'resume_pdf' }],
    ['/api/profile/a%2Fb/downloads', 'application/json', { type: '6f1f9a52-7a50-4a6c-a3dd-6a2a1f1f2b11' }],
  ]);
});

test.each(['is not there', 'takes no more'])(
  'where sendBeacon %s, a request that outlives the page goes out',
  async (how) => {
    if (how === 'is not there') Reflect.deleteProperty(navigator, 'sendBeacon');
    else sendBeacon.mockReturnValue(false);
    (await beacon()).sendDownloadBeacon('maria-santos', 'resume_pdf');
    expect(fetched).toHaveBeenCalledExactlyOnceWith(
      '/api/profile/maria-santos/downloads',
      expect.objectContaining({
        method: 'POST',
        keepalive: true,
        headers: { 'Content-Type': 'application/json' },
        body: '{"type":"resume_pdf"}',
      }),
    );
  },
);

test('no failure affects the page', async () => {
  const { sendViewBeacon, sendDownloadBeacon } = await beacon();
  sendBeacon.mockImplementation(() => {
    throw new TypeError('blocked');
  });
  expect(() => sendViewBeacon('maria-santos')).not.toThrow();
  sendBeacon.mockReturnValue(false);
  fetched.mockRejectedValueOnce(new TypeError('offline'));
  expect(() => sendDownloadBeacon('maria-santos', 'resume_pdf')).not.toThrow();
});
