import { join } from 'node:path';
import type { Config } from '../../config/config';
import { localFolder } from './local-folder';
import type { Storage } from './storage';

/** The bucket that the settings name, else a folder of this machine. */
export const chooseStorage = async (config: Config): Promise<Storage> => {
  const { S3_BUCKET, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY, S3_ENDPOINT, DATA_DIR } = config;
  if (!S3_BUCKET || !S3_ACCESS_KEY_ID || !S3_SECRET_ACCESS_KEY) return localFolder(join(DATA_DIR, 'uploads'));
  const { s3Bucket } = await import('./s3-bucket');
  return s3Bucket({
    bucket: S3_BUCKET,
    region: config.S3_REGION,
    endpoint: S3_ENDPOINT,
    accessKeyId: S3_ACCESS_KEY_ID,
    secretAccessKey: S3_SECRET_ACCESS_KEY,
    // Other storages than Amazon's seldom have a host name for each bucket.
    forcePathStyle: config.S3_FORCE_PATH_STYLE ?? S3_ENDPOINT !== undefined,
    spool: join(DATA_DIR, 'spool'),
  });
};
