import type { Logger } from 'pino';
import type { Request } from 'express';
import type { Clock } from '../../clock';
import type { Db } from '../../db/client';
import type { OrganizationId } from '../../db/schema/organizations';
import type { Mail } from '../../integrations/mail/mail';
import type { Storage } from '../../integrations/storage/storage';

/** A file of an organization's export that another feature makes of its rows. */
interface ExportText {
  /** Its path in the archive. */
  path: string;
  /** One plain sentence for README.txt. */
  about: string;
  content: AsyncIterable<string> | Iterable<string>;
}

interface ExportFile {
  folder: string;
  name: string;
  storageKey: string;
  storedAt: Date;
}

/** What another feature keeps for organizations, as far as their end and export concern it. */
export interface OrganizationPart {
  /** The keys of its files, whose rows are locked by this transaction and deleted with the organization. */
  filesOf?: (tx: Db, organization: OrganizationId) => Promise<string[]>;
  exportTexts?: (db: Db, organization: OrganizationId, now: Date) => Promise<ExportText[]>;
  exportFiles?: (db: Db, organization: OrganizationId, now: Date) => Promise<ExportFile[]>;
  /** Does what has to be done before the organization is deleted; in the same transaction. */
  ending?: (tx: Db, organization: OrganizationId) => Promise<void>;
}

export interface OrganizationsDeps {
  db: Db;
  clock: Clock;
  logger: Logger;
  storage: Storage;
  /** Absent where no e-mail is sent. */
  mail?: Mail | undefined;
  publicUrl: string;
  parts: readonly OrganizationPart[];
  /** Limits guesses of invitations. */
  countUnknown: (req: Request) => Promise<void>;
}
