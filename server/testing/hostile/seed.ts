import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { sessions } from '../../db/schema/sessions';
import { credentials } from '../../db/schema/credentials';
import { users } from '../../db/schema/users';
import { pdf } from '../content/documents';
import { addPayment } from '../content/people';
import { setPlan } from '../billing/subscriptions';
import type { TestApp } from '../test-app';

/** A secret, and whether an administrator may read it. */
export interface Canary {
  what: string;
  text: string;
  forAdmin: boolean;
}

/** What attackers start from: ids and usernames, their own and others', and secrets that no answer to them may hold. */
export interface World {
  origin: string;
  known: string[];
  canaries: Canary[];
}

const newCanary = () => `canary${randomUUID().replaceAll('-', '')}`;

/** Two users with something to hide: one whose profile is shared, one whose profile is private. */
export const seedWorld = async (app: TestApp): Promise<World> => {
  const canaries: Canary[] = [];
  const known: string[] = [];
  const secret = (what: string, forAdmin = false) => {
    const text = newCanary();
    canaries.push({ what, text, forAdmin });
    return text;
  };

  for (const visibility of ['link', 'private'] as const) {
    const isPrivate = visibility === 'private';
    const owner = `of a user whose profile is ${visibility}`;
    const browser = await app.signedIn({
      email: `${secret(`the account email ${owner}`, true)}@example.com`,
      firstName: 'Rosa',
      lastName: isPrivate ? 'Reyes' : 'Ramos',
    });
    const { id, username } = await browser.currentUser();
    await setPlan(app, id, 'pro');
    const digits = `+63${String(Math.floor(Math.random() * 1e9)).padStart(9, '0')}`;
    canaries.push({ what: `the hidden phone number ${owner}`, text: digits, forAdmin: true });
    const saved = await browser.send('POST', '/api/resume', {
      title: 'Registered Nurse',
      summary: isPrivate
        ? `Hidden: ${secret(`the resume ${owner}`, true)}`
        : 'Registered nurse from Cebu City.',
      phone: digits,
    });
    if (!saved.ok) throw new Error(`The resume was not saved: ${await saved.text()}`);

    for (const isPublic of [false, true]) {
      const hidden = isPrivate || !isPublic;
      const text = (what: string) =>
        hidden ? secret(`${what} of a hidden credential ${owner}`, isPublic) : 'License';
      const form = new FormData();
      form.set('title', text('the title'));
      form.set('description', text('the description'));
      form.set('isPublic', String(isPublic));
      const content = pdf(text('the file'));
      form.set('file', new Blob([new Uint8Array(content)]), `${text('the file name')}.pdf`);
      const uploaded = await browser.request('/api/credentials/upload', {
        method: 'POST',
        body: form,
        headers: { 'sec-fetch-site': 'same-origin' },
      });
      if (!uploaded.ok) throw new Error(`The credential was not uploaded: ${await uploaded.text()}`);
      known.push(((await uploaded.json()) as { id: string }).id);
    }
    const payment = await addPayment(app, id, {
      status: 'paid',
      referenceNumber: secret(`a payment's reference ${owner}`, true),
      receiptNumber: secret(`a receipt number ${owner}`, true),
    });
    known.push(id, username, payment.id);
    await app.db
      .update(users)
      .set({
        visibility,
        visibilityChosenAt: app.clock.now(),
        contactEmail: 'rosa@example.ph',
        showPhone: false,
      })
      .where(eq(users.id, id));
  }

  const keep = (what: string, text: string | null) => text && canaries.push({ what, text, forAdmin: false });
  for (const { storageKey, thumbnailKey } of await app.db.select().from(credentials)) {
    keep('a storage key', storageKey);
    keep('a storage key', thumbnailKey);
  }
  for (const { sid } of await app.db.select().from(sessions)) keep('a session id', sid);
  for (const { subject } of await app.db.select().from(users)) keep('an identity', subject);
  return { origin: app.origin, known, canaries };
};

/** Everything of the seeded users that only they may change. */
export const ownDataOf = async (app: TestApp, { known }: World): Promise<string> => {
  // Without an order the database returns a changed row elsewhere: an administrator's change of a plan would look like a leak.
  const everyone = await app.db.select().from(users).orderBy(users.id);
  const owners = everyone.filter(({ id }) => known.includes(id));
  const rows = await Promise.all(
    owners.map(async (owner) => ({
      names: [owner.username, owner.firstName, owner.lastName, owner.contactEmail, owner.visibility],
      resume: await app.deps.database.query('select * from resumes where user_id = $1', [owner.id]),
      credentials: await app.deps.database.query('select * from credentials where user_id = $1 order by id', [
        owner.id,
      ]),
    })),
  );
  return JSON.stringify(rows);
};
