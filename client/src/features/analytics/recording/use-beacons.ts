import { useEffect } from 'react';
import { recordOwnDownload } from '#shared/analytics/endpoints';
import { callApi } from '../../../lib/api/call-api';
import { sendShownBeacon, sendViewBeacon } from './beacon';

/** Records a view of the profile of `username`; undefined while there is none to see, and for its owner. */
export const useViewBeacon = (username: string | undefined) => {
  useEffect(() => (username === undefined ? undefined : sendViewBeacon(username)), [username]);
};

/** Records that the credential's file is shown on its page; `id` is undefined while it is not, and for its owner. */
export const useShownBeacon = (username: string, id: string | undefined) => {
  useEffect(() => (id === undefined ? undefined : sendShownBeacon(username, id)), [username, id]);
};

/** Records that the owner downloaded their own resume, which is not a visit. */
export const sendOwnDownload = () => void callApi(recordOwnDownload).catch(() => undefined);
