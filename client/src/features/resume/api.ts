import { getDraft, getResume } from '#shared/resume/endpoints';
import { apiQuery, freshFor, minutes } from '../../lib/api/api-query';

/** The user's main resume; null when signed out. */
export const resumeQuery = () => apiQuery(getResume, freshFor(minutes(2)));

/** The user's typing that is not saved yet, on whichever device it was typed. */
export const draftQuery = () => apiQuery(getDraft, freshFor(minutes(2)));
