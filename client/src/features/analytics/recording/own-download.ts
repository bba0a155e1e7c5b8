import { recordOwnDownload } from '#shared/analytics/endpoints';
import { callApi } from '../../../lib/api/call-api';

/** Records that the owner downloaded their own resume, which is not a visit. */
export const sendOwnDownload = () => void callApi(recordOwnDownload).catch(() => undefined);
