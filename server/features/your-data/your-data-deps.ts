import type { Logger } from 'pino';
import type { Clock } from '../../clock';
import type { Db } from '../../db/client';
import type { Pseudonyms } from '../../db/pseudonyms';
import type { User, UserId } from '../../db/schema/users';
import type { Storage } from '../../integrations/storage/storage';

/** A file of the export that another feature writes, line by line. */
interface TextFile {
  /** Its path in the archive. */
  name: string;
  /** One plain sentence for README.txt. */
  about: string;
  content: AsyncIterable<string>;
}

export interface YourDataDeps {
  db: Db;
  clock: Clock;
  pseudonyms: Pseudonyms;
  logger: Logger;
  storage: Storage;
  /** The address people open. */
  publicUrl: string;
  /** Ends a payment under way; true when its money had arrived and was granted. */
  closePendingPayment: (owner: UserId) => Promise<boolean>;
  /** Takes the user out of their teams, and notes that agencies lose their records; throws where they own a team. */
  leaveTeams: (tx: Db, user: Pick<User, 'id' | 'email'>) => Promise<void>;
  /** The owner's visitor statistics as CSV files. */
  analyticsFiles: (owner: UserId) => TextFile[];
}
