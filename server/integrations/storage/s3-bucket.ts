import { createReadStream } from 'node:fs';
import { Readable } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import {
  CopyObjectCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  HeadBucketCommand,
  NoSuchKey,
  PutObjectCommand,
  S3ServiceException,
  paginateListObjectsV2,
} from '@aws-sdk/client-s3';
import { s3Client, type S3Settings } from './s3-client';
import { spoolFolder, type SpooledFile } from './spool';
import { isStorageKey, requireStorageKey } from './storage-key';
import type { Storage } from './storage';

const maxAttempts = 3;

/**
 * Files in a bucket of any S3-compatible storage. An upload must say how long it is, so a stream waits in `spool`, a
 * folder of this machine, until it is whole. `pageSize` is how many files are listed with one call.
 */
export const s3Bucket = (settings: S3Settings & { spool: string }, { pageSize = 1000 } = {}): Storage => {
  const client = s3Client(settings);
  const spool = spoolFolder(settings.spool);
  const bucket = settings.bucket;

  const putFile = async (key: string, { path, sizeBytes, md5 }: SpooledFile) => {
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
        { abortSignal: failed.signal },
      );
    } finally {
      content.destroy();
    }
  };

  const remove = async (key: string) => {
    const Key = requireStorageKey(key);
    await client.send(new DeleteObjectCommand({ Bucket: bucket, Key })).catch(nullIfMissing);
  };

  return {
    async put(key, content) {
      const Key = requireStorageKey(key);
      if (Buffer.isBuffer(content)) {
        await client.send(new PutObjectCommand({ Bucket: bucket, Key, Body: content }));
        return;
      }
      await spool.withFile(content, (file) => again(() => putFile(Key, file)));
    },
    async read(key, range) {
      const Key = requireStorageKey(key);
      const Range = range && `bytes=${range.start}-${range.end}`;
      const answer = await client
        .send(new GetObjectCommand({ Bucket: bucket, Key, ...(Range && { Range }) }))
        .catch(nullIfMissing);
      if (!answer) return null;
      if (!(answer.Body instanceof Readable)) throw new Error(`The storage sent no content for ${key}`);
      return answer.Body;
    },
    remove,
    async move(from, to) {
      // No character of a key needs encoding in the header that names the source.
      const CopySource = `${bucket}/${requireStorageKey(from)}`;
      const copy = new CopyObjectCommand({ Bucket: bucket, Key: requireStorageKey(to), CopySource });
      // Removed only once the copy is stored: a crash in between leaves both.
      if (await client.send(copy).catch(nullIfMissing)) await remove(from);
    },
    async *list(folder) {
      const query = { Bucket: bucket, Prefix: `${requireStorageKey(folder)}/` };
      for await (const page of paginateListObjectsV2({ client, pageSize }, query)) {
        for (const { Key, LastModified } of page.Contents ?? []) {
          if (Key && LastModified && isStorageKey(Key)) yield { key: Key, storedAt: LastModified };
        }
      }
    },
    async removeUnfinished(_folder, before) {
      // The bucket itself never holds a part: it takes an object whole or not at all. The spool is one for all folders.
      await spool.removeOlderThan(before);
    },
    async ping() {
      await Promise.all([client.send(new HeadBucketCommand({ Bucket: bucket })), spool.ping()]);
    },
  };
};

/** The library does not send a stream twice, but a file can be read again. */
const again = async (work: () => Promise<void>) => {
  for (let tries = 1; ; tries++) {
    try {
      return await work();
    } catch (error) {
      if (tries === maxAttempts || isFinal(error)) throw error;
      await pause(100 * 2 ** tries);
    }
  }
};

/** What the storage refuses, it refuses the second time as well; what it could not do now, it may do then. */
const isFinal = (error: unknown) => {
  const status = error instanceof S3ServiceException ? error.$metadata.httpStatusCode : undefined;
  return status !== undefined && status < 500 && status !== 429;
};

const nullIfMissing = (error: unknown) => {
  if (error instanceof NoSuchKey) return null;
  throw error;
};
