import { recordOwnDownload } from '#shared/analytics/endpoints';
import { callApi } from '../../../lib/api/call-api';

/** Tells that somebody has downloaded their own resume, which counts as nobody's visit. */
export const tellOwnDownload = () => void callApi(recordOwnDownload).catch(() => undefined);
