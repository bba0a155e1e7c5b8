import { exportApplications } from '#shared/applications/endpoints';
import { pages } from '#shared/pages/page-table';
import type { ApplicationsView } from './applications-view';

/** The page of one application. */
export const applicationPath = (id: string) => pages.application.replace(':id', id);

/** The file of the selection. */
export const exportPath = ({ search, stage, tag, source }: ApplicationsView) => {
  const query = new URLSearchParams(
    Object.entries({ search, stage, tag, source }).filter(([, value]) => value !== ''),
  ).toString();
  return exportApplications.path + (query && `?${query}`);
};
