import { pages } from '#shared/pages/page-table';

/** The job orders of a team. */
export const jobOrdersPath = (slug: string): string => pages.teamJobs.replace(':slug', slug);

/** The page of one job order. */
export const jobOrderPath = (slug: string, id: string): string =>
  pages.teamJob.replace(':slug', slug).replace(':id', id);
