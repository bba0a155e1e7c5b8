import { pages } from '#shared/pages/page-table';

/** The page of one application. */
export const applicationPath = (id: string) => pages.application.replace(':id', id);
