import { useEffect, useState } from 'react';
import { useSearchParams } from 'wouter';
import { trialRequest } from '#shared/pages/trial-request';

/**
 * Whether to ask about the trial, because the user pressed its button on the landing page before signing in. The request
 * leaves the URL at once, so that a reload or a copied address does not ask again.
 */
export const useTrialRequest = () => {
  const [search, setSearch] = useSearchParams();
  const isRequested = search.has(trialRequest.parameter);
  const state = useState(false);
  const [, setAsks] = state;
  useEffect(() => {
    if (!isRequested) return;
    setSearch(withoutRequest, { replace: true });
    setAsks(true);
  }, [isRequested, setSearch, setAsks]);
  return state;
};

const withoutRequest = (current: URLSearchParams) => {
  const rest = new URLSearchParams(current);
  rest.delete(trialRequest.parameter);
  return rest;
};
