import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { getCurrentUser } from '#shared/accounts/endpoints';
import type { InitialData } from '#shared/pages/initial-data';
import { currentUserQuery } from '../features/accounts/api';
import { answerOf } from '../lib/api/call-api';

type PageData = Partial<Omit<InitialData, 'currentUser'>>;

/** The page's initial data as the server sent it, empty if it has none. */
export const readInitialData = (page: Document = document): Partial<InitialData> => {
  const text = page.getElementById('initial-data')?.textContent;
  return text ? (JSON.parse(text) as Partial<InitialData>) : {};
};

const pageDataKey = ['initial-data'];

/** Seeds the query cache with the user, and holds the rest for the page's own code, which knows its schemas. */
export const seedQueries = (queryClient: QueryClient, { currentUser, ...pageData }: Partial<InitialData>) => {
  if (currentUser !== undefined) {
    const user = currentUser && answerOf(getCurrentUser, currentUser);
    queryClient.setQueryData(currentUserQuery().queryKey, user);
  }
  queryClient.setQueryData(pageDataKey, pageData);
};

/**
 * Has `seed` put what the page carries into the query cache, so that it paints without a request: for page components,
 * before their queries. Only the first page finds something; missing data is fetched as usual.
 */
export const useInitialData = (seed: (data: PageData, queryClient: QueryClient) => void) => {
  const queryClient = useQueryClient();
  useState(() => {
    const pageData = queryClient.getQueryData<PageData>(pageDataKey);
    if (!pageData) return;
    queryClient.removeQueries({ queryKey: pageDataKey });
    seed(pageData, queryClient);
  });
};
