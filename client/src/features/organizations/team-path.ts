import { pages } from '#shared/pages/page-table';

type TeamPage = Extract<(typeof pages)[keyof typeof pages], `/team/:slug${string}`>;

/** The address of a page of the team: teamPath(pages.team, 'bayanihan'). */
export const teamPath = (page: TeamPage, slug: string): string => page.replace(':slug', slug);
