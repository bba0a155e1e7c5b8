import { useEffect } from 'react';
import { recordLinkDownload, recordLinkView, openLink } from '#shared/sent/links/endpoints';
import { callApi } from '../../lib/api/call-api';
import { queryOptions } from '@tanstack/react-query';
import { ApiError } from '../../lib/api/api-error';

/** What a link shows; null for one that has ended or never was. */
export const openLinkQuery = (token: string) =>
  queryOptions({
    queryKey: [openLink.path, token] as const,
    queryFn: async ({ signal }) => {
      try {
        return await callApi(openLink, { body: { token }, signal });
      } catch (error) {
        if (error instanceof ApiError && error.status === 404) return null;
        throw error;
      }
    },
  });

/** Counting must not disturb a visitor: the answer and a failure are ignored. */
const send = (endpoint: typeof recordLinkView, token: string) =>
  void callApi(endpoint, { body: { token }, keepalive: true }).catch(() => undefined);

export const sendLinkDownload = (token: string) => send(recordLinkDownload, token);

/** Records that the page of a link is seen, once it is visible; undefined while there is none, and for its owner. */
export const useLinkView = (token: string | undefined) => {
  useEffect(() => {
    if (token === undefined) return;
    let isSent = false;
    const look = () => {
      const isPrerendered = 'prerendering' in document && document.prerendering === true;
      if (isSent || document.visibilityState !== 'visible' || isPrerendered) return;
      isSent = true;
      send(recordLinkView, token);
    };
    const events = ['visibilitychange', 'prerenderingchange'] as const;
    for (const event of events) document.addEventListener(event, look);
    look();
    return () => {
      for (const event of events) document.removeEventListener(event, look);
    };
  }, [token]);
};
