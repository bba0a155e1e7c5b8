import { and, count, desc, eq, ilike, max, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { organizationsPerPage, type AdminOrganizationQuery } from '#shared/organizations/admin/endpoints';
import type { Db } from '../../../db/client';
import { containing } from '../../../db/containing';
import { candidates } from '../../../db/schema/candidates';
import {
  organizationAudit as audit,
  organizationMembers as members,
  organizations,
} from '../../../db/schema/organizations';
import { users } from '../../../db/schema/users';

const owning = alias(members, 'owning');

const matching = ({ search }: AdminOrganizationQuery) =>
  search
    ? or(
        ilike(organizations.name, containing(search)),
        ilike(organizations.slug, containing(search)),
        ilike(users.email, containing(search)),
      )
    : undefined;

const isOwner = and(eq(owning.organizationId, organizations.id), sql`${owning.role} = 'owner'`);

/** The newest first. Nothing of a candidate is read but how many there are. */
export const listPage = (db: Db, query: AdminOrganizationQuery) =>
  db
    .select({
      organization: organizations,
      owner: {
        id: users.id,
        email: users.email,
        plan: users.plan,
        subscriptionExpiresAt: users.subscriptionExpiresAt,
      },
      members: sql<number>`(${db
        .select({ all: count() })
        .from(members)
        .where(eq(members.organizationId, organizations.id))})`.mapWith(Number),
      candidates: sql<number>`(${db
        .select({ all: count() })
        .from(candidates)
        .where(eq(candidates.organizationId, organizations.id))})`.mapWith(Number),
      lastActivityAt: sql<Date | null>`(${db
        .select({ last: max(audit.at) })
        .from(audit)
        .where(eq(audit.organizationId, organizations.id))})`.mapWith(audit.at),
    })
    .from(organizations)
    .innerJoin(owning, isOwner)
    .innerJoin(users, eq(users.id, owning.userId))
    .where(matching(query))
    .orderBy(desc(organizations.createdAt), organizations.id)
    .limit(organizationsPerPage)
    .offset((query.page - 1) * organizationsPerPage);

export const countMatching = async (db: Db, query: AdminOrganizationQuery): Promise<number> =>
  (
    await db
      .select({ all: count() })
      .from(organizations)
      .innerJoin(owning, isOwner)
      .innerJoin(users, eq(users.id, owning.userId))
      .where(matching(query))
  )[0]?.all ?? 0;
