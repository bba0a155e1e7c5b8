import type { Logger } from 'pino';
import type { Clock } from './clock';
import type { Config } from './config/config';
import type { Database } from './db/client';
import type { ActivityQueue } from './features/analytics/recording/activity-queue';
import type { PdfDrawing } from './features/document/drawing/pdf-drawing';
import type { RateLimiter } from './http/limits/rate-limiter';
import type { WebApp } from './http/pages/web-app';
import type { Places } from './integrations/geo/places';
import type { ImageWork } from './files/image-work';
import type { IdentityProvider } from './integrations/identity/identity-provider';
import type { Mail } from './integrations/mail/mail';
import type { PaymentProvider, PlayMoney } from './integrations/maya/maya';
import type { FetchPicture } from './integrations/pictures/fetch-picture';
import type { Storage } from './integrations/storage/storage';
import type { Pseudonyms } from './db/pseudonyms';
import type { ClockCheck } from './db/database-clock';
import type { SweepFigures } from './files/sweep-figures';
import type { SingleFlight } from './features/billing/single-flight';
import type { OutgoingHold } from './integrations/outgoing-hold';
import type { Lifecycle } from './process/shutdown';

/** Everything the application depends on. main.ts builds the real ones, tests their own; nothing is global. */
export interface AppDeps {
  /** `sessionSecret` is SESSION_SECRET, or the one that embedded mode keeps in its folder. */
  config: Config & { sessionSecret: string };
  /** Keyed hashes by PSEUDONYM_KEY, or by the key that embedded mode keeps in its folder. */
  pseudonyms: Pseudonyms;
  /** The time by which everything is decided: the database's. */
  clock: Clock;
  /** Whether the computer's clock agrees with it; nothing is ended or removed for its age otherwise. */
  clockCheck: ClockCheck;
  logger: Logger;
  database: Database;
  storage: Storage;
  identity: IdentityProvider;
  payments: PaymentProvider;
  /** Whether mail and payment queries wait for an operator; `mail` and `payments` refuse meanwhile. */
  outgoing: OutgoingHold;
  /** Absent where there is a real provider. */
  playMoney?: PlayMoney | undefined;
  /** Shares concurrent queries about one payment in this process. */
  settling: SingleFlight;
  /** Visitors' activity that has not been flushed yet. */
  activity: ActivityQueue;
  /** What the storage sweep did in this process. */
  sweepFigures: SweepFigures;
  rateLimiter: RateLimiter;
  /** Decodes and encodes pictures, fairly among users. */
  imageWork: ImageWork;
  /** Draws users' PDFs for the API. */
  pdfDrawing: PdfDrawing;
  /** How long a request other than an upload may take to arrive; absent means requestTimeoutMs. */
  requestTimeoutMs?: number;
  fetchPicture: FetchPicture;
  /** Where visitors are. */
  places: Places;
  /** Absent where no e-mail is sent. */
  mail?: Mail | undefined;
  /** The browser's app; absent where only the API is served. */
  webApp?: WebApp;
  /** Set by the shutdown, so that /readyz turns traffic away first. */
  lifecycle: Lifecycle;
}
