import { z } from 'zod';
import { defineEndpoint } from '#shared/http/endpoint';
import { pathText } from '#shared/http/path-text';
import { line } from '#shared/text/schema';
import { organizationStates } from '../policy';
import { organizationEnding, organizationKinds } from '../schema';

const byId = z.strictObject({ id: pathText });

export const organizationsPerPage = 20;
export const maxSeats = 1000;

export const adminOrganizationQuery = z.strictObject({
  /** Part of a name, an address or the owner's account email. */
  search: line({ max: 100, message: 'Please search for at most 100 characters' }).default(''),
  page: z.coerce.number().int().min(1).max(10_000).default(1),
});
export type AdminOrganizationQuery = z.output<typeof adminOrganizationQuery>;

/** As much of an organization as running the service needs: of its candidates only how many there are. */
const adminOrganization = z.object({
  id: z.uuid(),
  slug: z.string(),
  name: z.string(),
  kind: z.enum(organizationKinds),
  licenseNumber: z.string(),
  state: z.enum(organizationStates),
  owner: z.object({ id: z.uuid(), email: z.string() }),
  /** The end of the owner's plan; null for none. */
  planEndsAt: z.iso.datetime().nullable(),
  deletedAt: z.iso.datetime().nullable(),
  seats: z.int(),
  members: z.int(),
  candidates: z.int(),
  lastActivityAt: z.iso.datetime().nullable(),
  createdAt: z.iso.datetime(),
});
export type AdminOrganization = z.infer<typeof adminOrganization>;

export const listAllOrganizations = defineEndpoint({
  method: 'GET',
  path: '/api/admin/organizations',
  rateLimit: 'search',
  summary: 'All teams with plan, seats, size and last activity; for administrators',
  query: adminOrganizationQuery,
  response: z.object({ organizations: z.array(adminOrganization), total: z.int() }),
});

export const setSeats = defineEndpoint({
  method: 'PUT',
  path: '/api/admin/organizations/:id',
  rateLimit: 'save',
  summary: 'Set how many members a team may have; for administrators',
  params: byId,
  body: z.strictObject({
    seats: z
      .int('Please enter a whole number')
      .min(1, 'A team has at least one seat')
      .max(maxSeats, `At most ${maxSeats} seats`),
  }),
});

export const endAnyOrganization = defineEndpoint({
  method: 'DELETE',
  path: '/api/admin/organizations/:id',
  rateLimit: 'save',
  summary: 'End a team for good; the body repeats its address as a confirmation; for administrators',
  params: byId,
  body: organizationEnding,
});
