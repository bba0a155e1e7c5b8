import { createHash } from 'node:crypto';
import { resolve } from 'node:path';
import type { Config } from '../../config/config';

export type DeploymentSettings = Pick<Config, 'PUBLIC_URL' | 'DATABASE_URL' | 'S3_BUCKET' | 'DATA_DIR'>;

export interface Deployment {
  /** Which settings distinguish it, without secrets, for the operator. */
  description: string;
  /** A hash of the same. */
  fingerprint: string;
}

/**
 * Distinguishes this deployment from another one that runs on a copy of its database. All processes of a deployment have the
 * same one. Null when the embedded database and the files are in the same folder: a copy of it has files of its own.
 */
export const deploymentOf = (settings: DeploymentSettings): Deployment | null => {
  const database = databaseLocation(settings);
  if (!database) return null;
  const publicUrl = settings.PUBLIC_URL ? new URL(settings.PUBLIC_URL).origin : 'not set';
  const description = `PUBLIC_URL ${publicUrl}, database ${database}`;
  return { description, fingerprint: createHash('sha256').update(description).digest('hex') };
};

const databaseLocation = ({ DATABASE_URL, S3_BUCKET, DATA_DIR }: DeploymentSettings): string | null => {
  if (!DATABASE_URL) return S3_BUCKET ? `embedded in ${resolve(DATA_DIR)}` : null;
  const { hostname, port, pathname, searchParams } = new URL(DATABASE_URL);
  // In the parameters of a URL that names a socket instead of a host.
  const host = (searchParams.get('host') ?? hostname).toLowerCase();
  return `${pathname.slice(1)} on ${host}:${searchParams.get('port') ?? (port || '5432')}`;
};
