import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import type { CredentialRow } from '../../db/schema/credentials';
import type { User } from '../../db/schema/users';
import { lockOwner } from '../../db/lock-owner';
import { useTwoUsers } from '../../testing/postgres/use-two-users';
import {
  countOwned,
  credentialFilesAfter,
  deleteOwned,
  findOwned,
  findPublic,
  findPublicOwners,
  insertCredential,
  knownCredentialFiles,
  listOwned,
  listPublic,
  updateOwned,
} from './repository';

const world = useTwoUsers();
const now = world.clock.now();

const add = async (owner: User, given: Partial<CredentialRow> = {}): Promise<CredentialRow> => {
  const inserted = await insertCredential(world.db, {
    userId: owner.id,
    title: 'Diploma',
    description: '',
    issuer: '',
    isPublic: true,
    storageKey: `credentials/${randomUUID()}`,
    fileName: 'diploma.pdf',
    contentType: 'application/pdf',
    sizeBytes: 1,
    sha256: '',
    uploadedAt: now,
    ...given,
  });
  if (!inserted) throw new Error('no credential was added');
  return inserted;
};
const hidden = (owner: User) => add(owner, { isPublic: false });

test('uploads of a user wait at the user’s own row', async () => {
  for (const user of [world.ana, world.ben])
    expect(await lockOwner(world.db, user.id)).toMatchObject({ id: user.id });
});

test('a user’s credentials are counted and listed, the newest first, in a fixed order where they are of one moment', async () => {
  await add(world.ben);
  await hidden(world.ben);
  const middle = [await add(world.ana), await hidden(world.ana), await add(world.ana), await add(world.ana)];
  const oldest = await add(world.ana, { uploadedAt: new Date(now.getTime() - 1) });
  const newest = await add(world.ana, { uploadedAt: new Date(now.getTime() + 1) });
  const inOrder = [newest, ...middle.sort((one, other) => (one.id < other.id ? 1 : -1)), oldest];
  expect(await countOwned(world.db, world.ana.id)).toBe(6);
  expect(await listOwned(world.db, world.ana.id)).toEqual(inOrder);
  expect(await listPublic(world.db, world.ana.id)).toEqual(inOrder.filter(({ isPublic }) => isPublic));
});

describe('one credential', () => {
  test('is found, changed and deleted by its owner alone', async () => {
    const [hers, alsoHers, his] = [await add(world.ana), await hidden(world.ana), await add(world.ben)];
    for (const credential of [hers, alsoHers]) {
      expect(await findOwned(world.db, world.ana.id, credential.id)).toEqual(credential);
    }
    expect(await findOwned(world.db, world.ana.id, his.id)).toBeUndefined();
    const changes = { title: 'License' };
    expect(await updateOwned(world.db, world.ana.id, his.id, changes)).toBeUndefined();
    expect(await updateOwned(world.db, world.ana.id, hers.id, changes)).toEqual({ ...hers, ...changes });
    expect(await findOwned(world.db, world.ana.id, alsoHers.id)).toEqual(alsoHers);
    expect(await deleteOwned(world.db, world.ana.id, his.id)).toBeUndefined();
    expect(await deleteOwned(world.db, world.ana.id, hers.id)).toMatchObject({ id: hers.id });
    expect(await listOwned(world.db, world.ana.id)).toEqual([alsoHers]);
    expect(await listOwned(world.db, world.ben.id)).toEqual([his]);
  });

  test('is found by anyone if it is public', async () => {
    const [secret, first, second] = [await hidden(world.ana), await add(world.ana), await add(world.ben)];
    for (const credential of [first, second]) {
      expect(await findPublic(world.db, credential.id)).toEqual(credential);
    }
    expect(await findPublic(world.db, secret.id)).toBeUndefined();
    await add(world.ben);
    const wanted = [secret.id, first.id, second.id];
    expect(await findPublicOwners(world.db, wanted)).toEqual(
      new Map([
        [first.id, world.ana.id],
        [second.id, world.ben.id],
      ]),
    );
    expect(await findPublicOwners(world.db, [])).toEqual(new Map());
  });
});

describe('files', () => {
  const files = { storageKey: 'credentials/b', thumbnailKey: 'credentials/b-small' };

  test('are known by the credential’s file or its thumbnail', async () => {
    await add(world.ana, files);
    await add(world.ana, { storageKey: 'credentials/c', thumbnailKey: null });
    await add(world.ben, { storageKey: 'credentials/d', thumbnailKey: 'credentials/d-small' });
    const pair = [files.storageKey, files.thumbnailKey];
    for (const key of pair) expect(await knownCredentialFiles(world.db, [key, 'unknown'])).toEqual(pair);
    expect(await knownCredentialFiles(world.db, ['credentials/c'])).toEqual(['credentials/c']);
    expect(await knownCredentialFiles(world.db, ['unknown'])).toEqual([]);
  });

  test('are listed in order, a page after the other', async () => {
    await add(world.ana, { storageKey: 'credentials/c', thumbnailKey: null });
    await add(world.ben, files);
    await add(world.ana, { storageKey: 'credentials/a', thumbnailKey: null });
    expect(await credentialFilesAfter(world.db, '', 2)).toEqual([
      ['credentials/a'],
      ['credentials/b', 'credentials/b-small'],
    ]);
    expect(await credentialFilesAfter(world.db, 'credentials/b', 2)).toEqual([['credentials/c']]);
    expect(await credentialFilesAfter(world.db, 'credentials/c', 2)).toEqual([]);
  });
});
