import { createHash, randomUUID } from 'node:crypto';
import { constants, createReadStream } from 'node:fs';
import { access, mkdir, open, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { setTimeout as pause } from 'node:timers/promises';
import {
  CopyObjectCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  HeadBucketCommand,
  ListObjectsV2Command,
  type ListObjectsV2CommandOutput,
  NoSuchKey,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3';
import { maxOutsideCallMs, withDeadline } from '../deadline';
import { isStorageKey, requireStorageKey } from './storage-key';
import { StorageUnavailable, type Storage } from './storage';

/** Where a bucket is, and who may use it. */
export interface S3Settings {
  bucket: string;
  region: string;
  /** The storage's address; undefined means Amazon's. */
  endpoint?: string | undefined;
  accessKeyId: string;
  secretAccessKey: string;
  /** Whether the bucket's name stands in the path instead of before the host name. */
  forcePathStyle: boolean;
}

const seconds = (count: number) => count * 1000;

// The library warns on the console besides throwing; what it throws is logged where it is caught.
const quiet = { trace() {}, debug() {}, info() {}, warn() {}, error() {} };

/** A client for any S3-compatible storage, with timeouts. */
const s3Client = (settings: S3Settings): S3Client => {
  // A download holds a connection until it ends: with the library's default of 50, fifty slow ones would block all others.
  const connections = { keepAlive: true, maxSockets: 500 };
  return new S3Client({
    region: settings.region,
    ...(settings.endpoint && { endpoint: settings.endpoint }),
    forcePathStyle: settings.forcePathStyle,
    credentials: { accessKeyId: settings.accessKeyId, secretAccessKey: settings.secretAccessKey },
    // The library's newer checksums come in a format that many S3-compatible storages refuse.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    // Expect: 100-continue costs a separate connection, and some storages never respond.
    expectContinueHeader: false,
    maxAttempts: 3,
    logger: quiet,
    requestHandler: {
      connectionTimeout: seconds(3),
      // One attempt, until the answer begins; a whole upload included. A deadline spans all attempts.
      requestTimeout: seconds(15),
      throwOnRequestTimeout: true,
      // Between two pieces of a download, which goes only as fast as its visitor takes it.
      socketTimeout: seconds(120),
      httpAgent: connections,
      httpsAgent: connections,
    },
  });
};

/** A stream that has come to its end, as a file that can be read again and again. */
interface SpooledFile {
  path: string;
  sizeBytes: number;
  /** MD5 in base64, as storages compare it with what has reached them. */
  md5: string;
}

/** A folder of this machine in which streams wait until they are whole. Several processes may share it. */
const spoolFolder = (folder: string) => ({
  /** Writes the stream to a file for as long as `work` takes; nothing stays behind, however either of them ends. */
  async withFile<T>(content: Readable, work: (file: SpooledFile) => Promise<T>): Promise<T> {
    await mkdir(folder, { recursive: true });
    const path = join(folder, randomUUID());
    try {
      const hash = createHash('md5');
      let sizeBytes = 0;
      const measure = async function* (chunks: AsyncIterable<Buffer>) {
        for await (const chunk of chunks) {
          hash.update(chunk);
          sizeBytes += chunk.length;
          yield chunk;
        }
      };
      // Opened before anything can fail: a stream that opens by itself may still do so after the file was removed.
      const file = await open(path, 'wx');
      await pipeline(content, measure, file.createWriteStream());
      return await work({ path, sizeBytes, md5: hash.digest('base64') });
    } finally {
      await rm(path, { force: true });
    }
  },

  /** Removes what processes that died before `before` left behind. */
  async removeOlderThan(before: Date): Promise<void> {
    for (const name of await readdir(folder).catch(() => [])) {
      const path = join(folder, name);
      const stats = await stat(path).catch(() => null);
      if (stats?.isFile() && stats.mtime < before) await rm(path, { force: true });
    }
  },

  /** Rejects when the folder cannot be written to. */
  async ping(): Promise<void> {
    await mkdir(folder, { recursive: true });
    await access(folder, constants.W_OK | constants.X_OK);
  },
});

/**
 * The same bytes, but a source from which nothing comes for `ms` while the reader waits breaks off. Time in which the reader
 * takes nothing does not count: a slow visitor is not a slow storage.
 */
export const steadyStream = (source: Readable, system: string, ms: number): Readable => {
  const read = async function* () {
    const chunks = source[Symbol.asyncIterator]();
    for (;;) {
      const next = (await withDeadline(system, () => chunks.next(), ms)) as IteratorResult<Buffer>;
      if (next.done) return;
      yield next.value;
    }
  };
  // Also ends a pending read of the source.
  return Readable.from(read(), { objectMode: false }).once('close', () => source.destroy());
};

const maxAttempts = 3;

/**
 * Files in a bucket of any S3-compatible storage. An upload must say how long it is, so a stream waits in `spool`, a
 * folder of this machine, until it is whole. `pageSize` is how many files are listed with one call; `deadlineMs` is for one call with
 * all its attempts, and for a pause within a download.
 */
export const s3Bucket = (
  settings: S3Settings & { spool: string },
  { pageSize = 1000, deadlineMs = maxOutsideCallMs } = {},
): Storage => {
  const client = s3Client(settings);
  const spool = spoolFolder(settings.spool);
  const bucket = settings.bucket;

  const inTime = <T>(work: (signal: AbortSignal) => Promise<T>): Promise<T> =>
    withDeadline('The storage', work, deadlineMs).catch((error: unknown) => {
      throw isOutage(error) ? new StorageUnavailable(error) : error;
    });

  const putFile = async (
    key: string,
    { path, sizeBytes, md5 }: SpooledFile,
    { signal }: { signal: AbortSignal },
  ) => {
    const failed = new AbortController();
    // The library neither closes the file when it gives up, nor hears when reading fails.
    const content = createReadStream(path).once('error', (error) => failed.abort(error));
    try {
      await client.send(
        new PutObjectCommand({
          Bucket: bucket,
          Key: key,
          Body: content,
          ContentLength: sizeBytes,
          ContentMD5: md5,
        }),
        { abortSignal: AbortSignal.any([failed.signal, signal]) },
      );
    } finally {
      content.destroy();
    }
  };

  const remove = async (key: string) => {
    const Key = requireStorageKey(key);
    await inTime((abortSignal) =>
      client.send(new DeleteObjectCommand({ Bucket: bucket, Key }), { abortSignal }).catch(nullIfMissing),
    );
  };

  return {
    async put(key, content) {
      const Key = requireStorageKey(key);
      if (Buffer.isBuffer(content)) {
        const whole = new PutObjectCommand({ Bucket: bucket, Key, Body: content });
        await inTime((abortSignal) => client.send(whole, { abortSignal }));
        return;
      }
      await spool.withFile(content, (file) =>
        inTime((signal) => again(signal, () => putFile(Key, file, { signal }))),
      );
    },
    async read(key, range) {
      const Key = requireStorageKey(key);
      const Range = range && `bytes=${range.start}-${range.end}`;
      const get = new GetObjectCommand({ Bucket: bucket, Key, ...(Range && { Range }) });
      const answer = await inTime((abortSignal) => client.send(get, { abortSignal }).catch(nullIfMissing));
      if (!answer) return null;
      if (!(answer.Body instanceof Readable)) throw new Error(`The storage sent no content for ${key}`);
      return steadyStream(answer.Body, 'The storage', deadlineMs);
    },
    remove,
    async move(from, to) {
      // No character of a key needs encoding in the header that names the source.
      const CopySource = `${bucket}/${requireStorageKey(from)}`;
      const copy = new CopyObjectCommand({ Bucket: bucket, Key: requireStorageKey(to), CopySource });
      // Removed only once the copy is stored: a crash in between leaves both.
      const copied = await inTime((abortSignal) => client.send(copy, { abortSignal }).catch(nullIfMissing));
      if (copied) await remove(from);
    },
    async *list(folder) {
      const query = { Bucket: bucket, Prefix: `${requireStorageKey(folder)}/`, MaxKeys: pageSize };
      let ContinuationToken: string | undefined;
      do {
        const list = new ListObjectsV2Command({ ...query, ContinuationToken });
        const page: ListObjectsV2CommandOutput = await inTime((abortSignal) =>
          client.send(list, { abortSignal }),
        );
        for (const { Key, LastModified } of page.Contents ?? []) {
          if (Key && LastModified && isStorageKey(Key)) yield { key: Key, storedAt: LastModified };
        }
        ContinuationToken = page.NextContinuationToken;
      } while (ContinuationToken);
    },
    async removeUnfinished(_folder, before) {
      // The bucket itself never holds a part: it takes an object whole or not at all. The spool is one for all folders.
      await spool.removeOlderThan(before);
    },
    async ping() {
      const head = new HeadBucketCommand({ Bucket: bucket });
      await Promise.all([inTime((abortSignal) => client.send(head, { abortSignal })), spool.ping()]);
    },
  };
};

/** The library does not send a stream twice, but a file can be read again. */
const again = async (signal: AbortSignal, work: () => Promise<void>) => {
  for (let tries = 1; ; tries++) {
    try {
      return await work();
    } catch (error) {
      if (tries === maxAttempts || isFinal(error)) throw error;
      await pause(100 * 2 ** tries, undefined, { signal });
    }
  }
};

/** What the storage refuses, it refuses the second time as well; what it could not do now, it may do then. */
const isFinal = (error: unknown) => {
  const status = error instanceof S3ServiceException ? error.$metadata.httpStatusCode : undefined;
  return status !== undefined && status < 500 && status !== 429;
};

/** No key that is right now, or no bucket, is the operator's to mend; another refusal is a defect of ours. */
const outageStatuses = [401, 403, 404, 408, 429];

const isOutage = (error: unknown) => {
  const status = error instanceof S3ServiceException ? error.$metadata.httpStatusCode : undefined;
  return status === undefined || status >= 500 || outageStatuses.includes(status);
};

const nullIfMissing = (error: unknown) => {
  if (error instanceof NoSuchKey) return null;
  throw error;
};
