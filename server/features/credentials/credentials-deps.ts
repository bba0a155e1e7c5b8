import type { Logger } from 'pino';
import type { Clock } from '../../clock';
import type { Db } from '../../db/client';
import type { ImageWork } from '../../files/image-work';
import type { Storage } from '../../integrations/storage/storage';

export interface CredentialsDeps {
  db: Db;
  clock: Clock;
  storage: Storage;
  imageWork: ImageWork;
  logger: Logger;
}
