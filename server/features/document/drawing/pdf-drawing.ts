import { existsSync } from 'node:fs';
import { Worker } from 'node:worker_threads';
import PQueue from 'p-queue';
import type { FileResponse } from '#shared/http/endpoint';
import type { PdfData } from '#shared/public-profile/schema';
import type { PaperName } from '#shared/document/page-settings';
import type { CombinedJob } from '#shared/document/presented/combined-pdf';
import type { PresentedJob } from '#shared/document/presented/presented-pdf';
import type { UserId } from '../../../db/schema/users';
import { AppError } from '../../../http/errors/app-error';
import { DeadlineExceeded, withDeadline } from '../../../integrations/deadline';

export interface Photo {
  /** As the data names it. */
  url: string;
  bytes: Uint8Array;
}

/** A resume, drawn with the code of the app's own download (pdf-worker.ts). */
export interface PdfJob {
  data: PdfData;
  photo: Photo | undefined;
  options: { templateId?: string; paper?: PaperName; profileUrl: string };
}

/** What the worker gets: a resume, or documents of candidates under an organization's letterhead, one or many in one file. */
export type DrawingJob = PdfJob | PresentedJob | CombinedJob;

export type DrawnPdf = FileResponse;

/** Draws PDFs beside the event loop, one at a time; files of many documents, which take long, in a worker of their own. */
export interface PdfDrawing {
  /** Throws UNAVAILABLE where too many wait, or where it takes too long, and CONFLICT for a blind document that would not be blind. */
  draw(owner: UserId, job: DrawingJob): Promise<DrawnPdf>;
  /** Throws UNAVAILABLE where `draw` would, so that nothing is read for it. */
  requireRoom(owner: UserId): void;
  stop(): Promise<void>;
}

/** A refusal is a sentence for the caller: a blind document that would not be blind. */
type Reply = { file: DrawnPdf } | { problem: string } | { refusal: string };

interface DrawingOptions {
  /** The worker's script, as the build makes it. */
  script: string;
  /** How many may wait or be drawn, of all users and of one. */
  maxJobs?: number;
  maxJobsPerUser?: number;
  /** How long one may be drawn; the worker is ended then. */
  maxDrawMs?: number;
  /** The same for a file of many. */
  maxDrawManyMs?: number;
  /** How long a caller waits for its turn. */
  maxWaitMs?: number;
  /** The worker ends when it had nothing to do for this long. */
  idleMs?: number;
}

const retryAfterSeconds = 10;

const busy = () =>
  new AppError(
    'UNAVAILABLE',
    `Many PDFs are being drawn at the moment. Please wait ${retryAfterSeconds} seconds and try again.`,
    { retryAfterSeconds },
  );

/** Has a cause, as what was tried and failed; `busy` has none. */
const tooSlow = (cause: DeadlineExceeded) =>
  new AppError(
    'UNAVAILABLE',
    'Drawing this PDF took too long. Please try again, or download it in the app.',
    { retryAfterSeconds, cause },
  );

/** More than any resume needs: what goes beyond it is a defect, and must not take the server's memory. */
const resourceLimits = { maxOldGenerationSizeMb: 256 };

/** A queue and the worker that draws what is in it. */
const openLane = ({
  script,
  maxDrawMs,
  maxWaitMs,
  idleMs,
}: Required<Pick<DrawingOptions, 'script' | 'maxDrawMs' | 'maxWaitMs' | 'idleMs'>>) => {
  const queue = new PQueue({ concurrency: 1 });
  let worker: Worker | undefined;
  let idle: NodeJS.Timeout | undefined;

  const start = () => {
    // Drawing needs no settings and no secrets.
    const started = new Worker(script, { resourceLimits, env: {}, execArgv: [] });
    started.unref();
    const forget = () => {
      if (worker === started) worker = undefined;
    };
    // Without a listener, an error of a worker ends the process.
    started.on('error', forget);
    started.on('exit', forget);
    return started;
  };
  const end = async () => {
    clearTimeout(idle);
    const ending = worker;
    worker = undefined;
    await ending?.terminate();
  };

  const drawNow = async (job: DrawingJob): Promise<DrawnPdf> => {
    clearTimeout(idle);
    const current = (worker ??= start());
    try {
      const reply = await withDeadline('Drawing a PDF', (late) => replyOf(current, job, late), maxDrawMs);
      if ('refusal' in reply) throw new AppError('CONFLICT', reply.refusal);
      if ('problem' in reply) throw new Error(`A PDF could not be drawn: ${reply.problem}`);
      return reply.file;
    } catch (error) {
      if (!(error instanceof DeadlineExceeded)) throw error;
      await end();
      throw tooSlow(error);
    } finally {
      idle = setTimeout(() => void end(), idleMs).unref();
    }
  };

  /** Starts drawing when it is the job's turn, unless that is too late. */
  const turnOf = (job: DrawingJob, late: AbortSignal) =>
    new Promise<{ drawn: Promise<DrawnPdf> }>((resolve) => {
      void queue.add(async () => {
        if (late.aborted) return;
        const drawn = drawNow(job);
        resolve({ drawn });
        await drawn.catch(() => undefined);
      });
    });

  return {
    draw: async (job: DrawingJob): Promise<DrawnPdf> => {
      const { drawn } = await withDeadline('The queue of PDFs', (late) => turnOf(job, late), maxWaitMs);
      return drawn;
    },
    stop: async () => {
      queue.clear();
      await end();
    },
  };
};

export const openPdfDrawing = ({
  script,
  maxJobs = 16,
  maxJobsPerUser = 2,
  maxDrawMs = 10_000,
  maxDrawManyMs = 100_000,
  maxWaitMs = 20_000,
  idleMs = 60_000,
}: DrawingOptions): PdfDrawing => {
  const usual = openLane({ script, maxDrawMs, maxWaitMs, idleMs });
  const many = openLane({ script, maxDrawMs: maxDrawManyMs, maxWaitMs, idleMs });
  const jobs = new Map<UserId, number>();
  let total = 0;

  const requireRoom = (owner: UserId) => {
    if (!existsSync(script)) {
      throw new AppError('UNAVAILABLE', 'This server cannot draw PDFs. Please download yours in the app.');
    }
    if (total >= maxJobs || (jobs.get(owner) ?? 0) >= maxJobsPerUser) throw busy();
  };

  return {
    requireRoom,
    draw: async (owner, job) => {
      requireRoom(owner);
      total += 1;
      jobs.set(owner, (jobs.get(owner) ?? 0) + 1);
      try {
        return await ('candidates' in job ? many : usual).draw(job);
      } catch (error) {
        throw error instanceof DeadlineExceeded ? busy() : error;
      } finally {
        total -= 1;
        const left = (jobs.get(owner) ?? 1) - 1;
        if (left > 0) jobs.set(owner, left);
        else jobs.delete(owner);
      }
    },
    stop: async () => {
      await Promise.all([usual.stop(), many.stop()]);
    },
  };
};

/** What the worker makes of the job. Rejects when the worker ends instead. */
const replyOf = (worker: Worker, job: DrawingJob, late: AbortSignal): Promise<Reply> =>
  new Promise((resolve, reject) => {
    const settled = new AbortController();
    const listen = <Value>(event: string, settle: (value: Value) => void) => {
      const listener = (value: Value) => {
        settled.abort();
        settle(value);
      };
      worker.on(event, listener);
      settled.signal.addEventListener('abort', () => worker.off(event, listener));
    };
    listen<Reply>('message', resolve);
    listen<Error>('error', reject);
    listen<number>('exit', () => reject(new Error('The worker that draws PDFs has ended')));
    late.addEventListener('abort', () => settled.abort());
    worker.postMessage(job);
  });
