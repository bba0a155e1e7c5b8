import { randomUUID } from 'node:crypto';
import { eq, ne } from 'drizzle-orm';
import type { Clock } from '../../clock';
import { payments } from '../../db/schema/billing';
import { users, type User } from '../../db/schema/users';
import type { TestApp } from '../test-app';

type WithDb = Pick<TestApp, 'db'>;

let count = 0;

/** A user who never signs in: a row, free and created at the clock's time unless given otherwise. */
export const addPerson = async (app: WithDb & { clock: Clock }, given: Partial<User> = {}) => {
  const name = `person-${(count += 1)}`;
  const [row] = await app.db
    .insert(users)
    .values({
      issuer: 'test',
      subject: randomUUID(),
      username: name,
      email: `${name}@example.com`,
      emailVerified: true,
      createdAt: app.clock.now(),
      ...given,
    })
    .returning();
  if (!row) throw new Error('no user was added');
  return row;
};

/** A payment that never was at the provider. */
export const addPayment = async (
  app: WithDb & { clock: Clock },
  userId: string | null,
  given: Partial<typeof payments.$inferInsert> = {},
) => {
  const [row] = await app.db
    .insert(payments)
    .values({
      userId,
      referenceNumber: randomUUID(),
      amountCentavos: 9900,
      periodDays: 30,
      createdAt: app.clock.now(),
      ...given,
    })
    .returning();
  if (!row) throw new Error('no payment was added');
  return row;
};

/** Deletes all users but the one with this email, so that a test knows every user. */
export const removeOthers = async ({ db }: WithDb, email: string) => {
  await db.delete(users).where(ne(users.email, email));
};

/** As if they had left for good. */
export const removePerson = async ({ db }: WithDb, id: string) => {
  await db.delete(users).where(eq(users.id, id));
};

export const findPerson = async ({ db }: WithDb, id: string): Promise<User | undefined> =>
  (await db.select().from(users).where(eq(users.id, id)))[0];

/** Whom the identity provider knows by this subject. */
export const findBySubject = async ({ db }: WithDb, subject: string): Promise<User | undefined> =>
  (await db.select().from(users).where(eq(users.subject, subject)))[0];
