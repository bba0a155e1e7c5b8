import { recordProfileDownload, recordProfileView, visitMinutes } from '#shared/analytics/endpoints';
import { urlOf } from '../../../lib/api/call-api';

/** Sends a beacon that outlives the page. Its response and its failure are ignored: counting must not disturb a visitor. */
const send = (
  endpoint: typeof recordProfileView | typeof recordProfileDownload,
  username: string,
  body: object,
) => {
  try {
    const url = urlOf(endpoint, { params: { username } });
    const text = JSON.stringify(body);
    const type = 'application/json';
    // False: the browser's queue is full.
    if ('sendBeacon' in navigator && navigator.sendBeacon(url, new Blob([text], { type }))) return;
    fetch(url, {
      method: endpoint.method,
      body: text,
      headers: { 'Content-Type': type },
      credentials: 'include',
      keepalive: true,
    }).catch(() => undefined);
  } catch {
    // Blocked by the browser: the view is not counted.
  }
};

/** A prerendered page is not visible before the click. */
const isVisible = () =>
  document.visibilityState === 'visible' && !('prerendering' in document && document.prerendering === true);

// pageshow: the page returns from the back/forward cache.
const visibilityEvents = ['visibilitychange', 'prerenderingchange', 'pageshow'] as const;

/** Calls `act` now if the page is visible, and each time it becomes visible. Returns a function that stops it. */
const whenVisible = (act: () => void) => {
  const look = () => {
    if (isVisible()) act();
  };
  // Document and window events mixed: the window's capture phase receives all.
  for (const event of visibilityEvents) window.addEventListener(event, look, true);
  look();
  return () => {
    for (const event of visibilityEvents) window.removeEventListener(event, look, true);
  };
};

/** When this page load last sent a view, by username. */
const sentAt = new Map<string, number>();

/**
 * Records a view of a profile once the page is visible, and again when the visitor returns to it after the time of a
 * visit. Returns a function that stops it.
 */
export const sendViewBeacon = (username: string) =>
  whenVisible(() => {
    const now = Date.now();
    if (now - (sentAt.get(username) ?? -Infinity) < visitMinutes * 60_000) return;
    sentAt.set(username, now);
    send(recordProfileView, username, { referrer: document.referrer });
  });

/** The credentials that this page load has sent a beacon for. */
const shown = new Set<string>();

/**
 * Records that the file of this credential is shown on its page, which counts as opening it: once per page load, once the
 * page is visible. Returns a function that stops it.
 */
export const sendShownBeacon = (username: string, id: string) =>
  whenVisible(() => {
    if (shown.has(id)) return;
    shown.add(id);
    sendDownloadBeacon(username, id);
  });

/** Records that a visitor downloaded the resume as a PDF, or opened the file of the credential with this id. */
export const sendDownloadBeacon = (username: string, type: string) =>
  send(recordProfileDownload, username, { type });
