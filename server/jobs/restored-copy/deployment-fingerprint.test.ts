import { expect, test } from 'vitest';
import { deploymentOf, type DeploymentSettings } from './deployment-fingerprint';

const production: DeploymentSettings = {
  PUBLIC_URL: 'https://husay.example',
  DATABASE_URL: 'postgres://app:secret-password@db.example/husay?sslmode=verify-full',
  S3_BUCKET: 'husay-files',
  DATA_DIR: '.data',
};
const fingerprint = (changes: Partial<DeploymentSettings> = {}) =>
  deploymentOf({ ...production, ...changes })?.fingerprint;

test.each<[string, Partial<DeploymentSettings>]>([
  ['another password', { DATABASE_URL: 'postgres://app:rotated@db.example/husay' }],
  ['another role', { DATABASE_URL: 'postgresql://other@db.example/husay' }],
  ['the default port', { DATABASE_URL: 'postgres://app@DB.example:5432/husay' }],
  ['a slash after the address', { PUBLIC_URL: 'https://husay.example/' }],
  ['another data folder', { DATA_DIR: '/var/lib/husay' }],
])('processes of one deployment may differ by %s', (_difference, changes) => {
  expect(fingerprint(changes)).toBe(fingerprint());
});

test.each<[string, Partial<DeploymentSettings>]>([
  ['another address', { PUBLIC_URL: 'https://staging.husay.example' }],
  ['no address', { PUBLIC_URL: undefined }],
  ['another database host', { DATABASE_URL: 'postgres://app@localhost/husay' }],
  ['another port', { DATABASE_URL: 'postgres://app@db.example:5433/husay' }],
  ['another database', { DATABASE_URL: 'postgres://app@db.example/husay_copy' }],
  ['another socket', { DATABASE_URL: 'postgres:///husay?host=/var/run/postgresql' }],
  ['the embedded database', { DATABASE_URL: undefined }],
])('%s is another deployment', (_difference, changes) => {
  expect(fingerprint(changes)).not.toBe(fingerprint());
});

test('the description names what to compare, and no password', () => {
  expect(deploymentOf(production)).toEqual({
    description: 'PUBLIC_URL https://husay.example, database husay on db.example:5432',
    fingerprint: expect.stringMatching(/^[0-9a-f]{64}$/) as string,
  });
});

test('an embedded database beside its files has none, so that the folder may move', () => {
  expect(deploymentOf({ DATABASE_URL: undefined, S3_BUCKET: undefined, DATA_DIR: '.data' })).toBeNull();
});
