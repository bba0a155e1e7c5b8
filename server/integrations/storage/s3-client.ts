import { S3Client } from '@aws-sdk/client-s3';

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
export const s3Client = (settings: S3Settings): S3Client => {
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
      // One attempt, until the answer begins; a whole upload included. A deadline spans all attempts (s3-bucket.ts).
      requestTimeout: seconds(15),
      throwOnRequestTimeout: true,
      // Between two pieces of a download, which goes only as fast as its visitor takes it.
      socketTimeout: seconds(120),
      httpAgent: connections,
      httpsAgent: connections,
    },
  });
};
