import { recordProfileDownload, recordProfileView } from '#shared/analytics/endpoints';
import { visitMinutes } from '#shared/analytics/visit';
import { urlOf } from '../../../lib/api/call-api';

/**
 * Sends without anybody waiting for it: it outlives the page, its answer is not read, and whatever goes wrong stays
 * between the browser and the network. Counting must never be in a visitor's way.
 */
const send = (
  endpoint: typeof recordProfileView | typeof recordProfileDownload,
  username: string,
  body: object,
) => {
  try {
    const url = urlOf(endpoint, { params: { username } });
    const text = JSON.stringify(body);
    const type = 'application/json';
    // It answers false where the browser has no more room for it.
    if ('sendBeacon' in navigator && navigator.sendBeacon(url, new Blob([text], { type }))) return;
    fetch(url, {
      method: endpoint.method,
      body: text,
      headers: { 'Content-Type': type },
      credentials: 'include',
      keepalive: true,
    }).catch(() => undefined);
  } catch {
    // A browser that refuses is one view fewer.
  }
};

/** A page is seen from the moment that it is neither in the background nor drawn ahead of a click. */
const isSeen = () =>
  document.visibilityState === 'visible' && !('prerendering' in document && document.prerendering === true);

// The last one is a page that comes back by the Back button as it was left.
const signsOfBeingSeen = ['visibilitychange', 'prerenderingchange', 'pageshow'] as const;

/** Does so now and whenever the page comes to be seen. Returns what ends that. */
const wheneverSeen = (act: () => void) => {
  const look = () => {
    if (isSeen()) act();
  };
  // Some are the document's and some the window's, which hears of all of them on their way down.
  for (const sign of signsOfBeingSeen) window.addEventListener(sign, look, true);
  look();
  return () => {
    for (const sign of signsOfBeingSeen) window.removeEventListener(sign, look, true);
  };
};

/** When this page load told of whose profile. */
const toldAt = new Map<string, number>();

/**
 * Tells that a visitor looks at a profile, not before the page is seen: as it is, and when they come back to it after so
 * long that it counts anew. Returns what ends that.
 */
export const tellView = (username: string) =>
  wheneverSeen(() => {
    const now = Date.now();
    if (now - (toldAt.get(username) ?? -Infinity) < visitMinutes * 60_000) return;
    toldAt.set(username, now);
    send(recordProfileView, username, { referrer: document.referrer });
  });

/** The credentials whose pictures this page load has told of. */
const shown = new Set<string>();

/**
 * Tells that a visitor sees the file of the credential of this id on its page, which is as good as opening it: once per page
 * load, and not before the page is seen. Returns what ends that.
 */
export const tellShown = (username: string, id: string) =>
  wheneverSeen(() => {
    if (shown.has(id)) return;
    shown.add(id);
    tellDownload(username, id);
  });

/** Tells that a visitor has got the resume as a PDF, or has opened the file of the credential of this id. */
export const tellDownload = (username: string, type: string) =>
  send(recordProfileDownload, username, { type });
