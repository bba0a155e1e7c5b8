import { createReadStream } from 'node:fs';
import { Readable } from 'node:stream';
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
  S3ServiceException,
} from '@aws-sdk/client-s3';
import { maxOutsideCallMs, withDeadline } from '../deadline';
import { s3Client, type S3Settings } from './s3-client';
import { spoolFolder, type SpooledFile } from './spool';
import { steadyStream } from './steady-stream';
import { isStorageKey, requireStorageKey } from './storage-key';
import { StorageUnavailable, type Storage } from './storage';

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
