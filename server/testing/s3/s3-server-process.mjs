// An S3-compatible server on loopback: node --openssl-legacy-provider s3-server-process.mjs <folder> <bucket>. It checks
// signatures with the key S3RVER and the secret S3RVER, prints its port, and ends when its standard input does. Its page
// tokens are encrypted with DES, which OpenSSL keeps among the legacy ciphers.
import S3rver from '@20minutes/s3rver';
import signatures from '@20minutes/s3rver/lib/signature/v4.js';

// It forgets the slash that stands after a bucket's name in the address, and in what the library signs.
const { getStringToSign } = signatures;
signatures.getStringToSign = (request, signature) => {
  const isBucket = !request.uri.includes('/', 1);
  return getStringToSign({ ...request, ...(isBucket && { uri: `${request.uri}/` }) }, signature);
};

const [directory, name] = process.argv.slice(2);
const { port } = await new S3rver({
  directory,
  configureBuckets: [{ name, configs: [] }],
  address: '127.0.0.1',
  port: 0,
  silent: true,
  vhostBuckets: false,
}).run();
console.log(port);
process.stdin.resume().once('end', () => process.exit());
