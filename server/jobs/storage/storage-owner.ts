import { text } from 'node:stream/consumers';
import { z } from 'zod';
import type { Db } from '../../db/client';
import { countSweep, findInstallation, readInstallation, recordClaim } from '../../db/installation';
import type { Installation } from '../../db/schema/installation';
import type { Storage } from '../../integrations/storage/storage';
import { deploymentOf, type DeploymentSettings } from '../restored-copy/deployment-fingerprint';

interface OwnerDeps {
  db: Db;
  storage: Storage;
  config: DeploymentSettings;
}

/** The file in storage that names the database it belongs to. It is in no folder that is swept. */
export const ownerKey = 'installation/owner.json';

const ownerFile = z.object({
  installation: z.string(),
  sweeps: z.int(),
  /** Absent in files of earlier versions, and of an embedded database beside its files. */
  fingerprint: z.string().optional(),
});
type Owner = z.infer<typeof ownerFile>;

/** Why files are not removed, in words for the person who runs the server. */
export class SweepRefused extends Error {
  /** Files that wait for an operator's confirmation; 0 where the storage is not this database's. */
  readonly heldFiles: number;

  constructor(reason: string, heldFiles = 0) {
    super(`${reason} Nothing was removed. See "Files" in docs/operations.md.`);
    this.name = 'SweepRefused';
    this.heldFiles = heldFiles;
  }
}

/** The owner that the storage names, if it names one. */
export const readOwner = async (storage: Storage): Promise<Owner | null> => {
  const file = await storage.read(ownerKey);
  if (!file) return null;
  const found = ownerFile.safeParse(parseJson(await text(file)));
  if (!found.success) throw new SweepRefused(`The file ${ownerKey} in storage is not readable.`);
  return found.data;
};

const parseJson = (content: string): unknown => {
  try {
    return JSON.parse(content);
  } catch {
    return undefined;
  }
};

/**
 * Why a storage with this owner is not this database's to sweep; null when it is. The storage names the database's id, and a
 * sweep that the database counted. A database that is restored or copied from an older state has counted fewer, and does not
 * know the newest files. A copy that is used at once has counted as many: the fingerprint of its deployment differs.
 */
export const ownershipProblem = (
  owner: Owner,
  installation: Pick<Installation, 'id' | 'sweeps'> | undefined,
  config: DeploymentSettings,
): string | null => {
  if (owner.installation !== installation?.id)
    return "The storage belongs to another installation's database.";
  const deployment = deploymentOf(config);
  if (owner.fingerprint && deployment && owner.fingerprint !== deployment.fingerprint) {
    return (
      `The storage belongs to a deployment with another PUBLIC_URL or DATABASE_URL than this one (${deployment.description}). ` +
      'If this is a copy, give it a storage of its own. ' +
      'If you changed these settings on purpose, run: npm run admin -- storage claim.'
    );
  }
  if (owner.sweeps <= installation.sweeps) return null;
  return (
    'The database is older than the storage: it was restored or is a copy. ' +
    'To see which files are missing or surplus, run: npm run restore-check.'
  );
};

/**
 * Checks that this storage belongs to this database. Returns whether storage names an owner at all. Throws SweepRefused when
 * it names another.
 */
export const checkOwner = async ({ db, storage, config }: OwnerDeps): Promise<{ isClaimed: boolean }> => {
  // Storage first: other processes advance the database before the storage.
  const owner = await readOwner(storage);
  if (!owner) return { isClaimed: false };
  const problem = ownershipProblem(owner, await findInstallation(db), config);
  if (problem) throw new SweepRefused(problem);
  return { isClaimed: true };
};

/** Names this database and deployment as the storage's owner, and counts a sweep in both. */
export const markOwner = async ({ db, storage, config }: OwnerDeps, atLeast = 0): Promise<void> => {
  await readInstallation(db);
  const { id, sweeps } = await countSweep(db, atLeast);
  const owner: Owner = { installation: id, sweeps, fingerprint: deploymentOf(config)?.fingerprint };
  await storage.put(ownerKey, Buffer.from(JSON.stringify(owner)));
};

/** Makes this database the owner, whatever was recorded before. Only an operator can know that this is right. */
export const takeOwnership = async (deps: OwnerDeps): Promise<void> => {
  const before = await readOwner(deps.storage).catch(() => null);
  await markOwner(deps, before?.sweeps ?? 0);
  await recordClaim(deps.db);
};
