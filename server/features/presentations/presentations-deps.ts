import type { Request } from 'express';
import type { Logger } from 'pino';
import type { Candidate } from '#shared/document/blind/hidden-of';
import type { BlindChoices } from '#shared/document/blind/hidden-of';
import type { StoredLetterhead } from '#shared/letterheads/schema';
import type { Clock } from '../../clock';
import type { Db } from '../../db/client';
import type { CandidateRow } from '../../db/schema/candidates';
import type { OrganizationId } from '../../db/schema/organizations';
import type { UserId } from '../../db/schema/users';

type PresentedRow = Omit<CandidateRow, 'search'>;

/** What drawing needs, for the job and the calls. */
export interface DrawingDeps {
  db: Db;
  clock: Clock;
  logger: Logger;
  /** A candidate who may be presented now, held until the transaction ends; null after a withdrawal, an objection or the end. */
  readCandidate: (
    tx: Db,
    which: { organizationId: OrganizationId; candidateId: string; now: Date },
  ) => Promise<PresentedRow | null>;
  /** The document under the letterhead; null for a candidate who may not be read. Throws CONFLICT with a sentence where it may not be given out. */
  drawDocument: (request: {
    organizationId: OrganizationId;
    candidateId: string;
    drawnFor: UserId;
    blind: BlindChoices | null;
    pattern: string;
    day: string;
  }) => Promise<{ candidate: Candidate; bytes: Uint8Array; name: string } | null>;
}

export interface PresentationsDeps extends DrawingDeps {
  /** Those of the candidates who may be presented now, held until the transaction ends. */
  readCandidates: (
    tx: Db,
    which: { organizationId: OrganizationId; candidateIds: readonly string[]; now: Date },
  ) => Promise<PresentedRow[]>;
  /** Moves candidates who are before it on the job order to 'presented'; throws where the team has no such job order. */
  markPresented: (
    tx: Db,
    move: {
      organizationId: OrganizationId;
      jobOrderId: string;
      candidateIds: readonly string[];
      memberId: UserId;
      at: Date;
    },
  ) => Promise<void>;
}

/** What the pages for clients and the public need besides. */
export interface PagesDeps {
  db: Db;
  clock: Clock;
  publicUrl: string;
  secret: string;
  letterheadOf: (db: Db, organizationId: OrganizationId) => Promise<StoredLetterhead>;
  /** The visitor's key of the day; null for robots and prefetches. */
  visitorOf: (req: Request) => string | null;
  /** Limits guesses of links and addresses. */
  countUnknown: (req: Request) => Promise<void>;
  /** Whether a password is right; throws TOO_MANY after too many wrong ones of the network, or of all networks. */
  limitWrongPasswords: (
    req: Request,
    presentationId: string,
    isRight: () => Promise<boolean>,
  ) => Promise<boolean>;
}
