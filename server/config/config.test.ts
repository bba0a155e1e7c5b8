import { generateKeyPairSync } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { ConfigError, readConfig } from './config';

const production = {
  NODE_ENV: 'production',
  PUBLIC_URL: 'https://husay.example',
  DATABASE_URL: 'postgres://user:password@db.example/husay',
  OIDC_ISSUER_URL: 'https://id.example',
  OIDC_CLIENT_ID: 'husay',
  OIDC_CLIENT_SECRET: 'secret',
  SESSION_SECRET: 'a long random string of more than 32 characters',
  PSEUDONYM_KEY: 'another long random string of more than 32 characters',
  MAYA_PUBLIC_KEY: 'pk-x',
  MAYA_SECRET_KEY: 'sk-x',
  OPERATOR_NAME: 'Husay Careers, Inc.',
  DPO_NAME: 'Liza Ramos',
  DPO_EMAIL: 'privacy@husay.example',
};

/** The settings that the refusal lists, one per line. */
const refused = (environment: Record<string, string>): string[] => {
  try {
    readConfig(environment);
  } catch (error) {
    expect(error).toBeInstanceOf(ConfigError);
    return [...(error as Error).message.matchAll(/^ {2}- (\w+)/gm)].map((match) => match[1]!).sort();
  }
  return [];
};

test('with no settings at all everything has a default', () => {
  expect(readConfig({})).toMatchObject({
    NODE_ENV: 'development',
    PORT: 3000,
    DATA_DIR: '.data',
    publicUrl: 'http://localhost:3000',
    ADMIN_EMAILS: [],
    ALLOW_EMBEDDED: false,
  });
});

test('an empty setting is no setting', () => {
  const empty = Object.fromEntries(Object.keys(production).map((name) => [name, '']));
  expect(readConfig({ ...empty, PORT: '', DATA_DIR: '', LOG_LEVEL: '', TRUST_PROXY: '' })).toEqual(
    readConfig({}),
  );
});

test.each([
  ['PORT', ['abc', '-1', '65536', '80.5', '3000 and more', 'NaN']],
  ['NODE_ENV', ['prod']],
  [
    'PUBLIC_URL',
    [
      'husay.example',
      'ftp://husay.example',
      'javascript:alert(1)',
      'http://localhost/husay',
      'http://localhost/?x=1',
      'http://localhost/#x',
      'http://user:password@localhost',
    ],
  ],
  ['DATABASE_URL', ['mysql://host/db', 'host']],
  ['OIDC_ISSUER_URL', ['id.example']],
  ['SESSION_SECRET', ['too short']],
  ['PSEUDONYM_KEY', ['too short']],
  ['S3_BUCKET', ['https://s3.example/husay', 'a', 'Husay files', '../husay', 'husay-']],
  ['S3_ENDPOINT', ['s3.example', 's3://husay']],
  ['S3_FORCE_PATH_STYLE', ['yes', '1']],
  ['MAYA_BASE_URL', ['pg.maya.ph', 'https://pg.maya.ph/checkout', 'ftp://pg.maya.ph']],
  ['MAYA_WEBHOOK_PATH', ['/webhooks', 'payments/v1/webhooks']],
  ['MAYA_WEBHOOK_SIGNATURE', ['yes', 'true']],
  ['MAYA_WEBHOOK_PUBLIC_KEYS', ['a key', '-----BEGIN PUBLIC KEY-----\nAAAA\n-----END PUBLIC KEY-----']],
  ['MAYA_WEBHOOK_ADDRESSES', ['maya.ph', '18.138.50.235 3.1.207.200', '256.1.1.1']],
  ['ALLOW_EMBEDDED', ['yes', '1']],
  ['TRUST_PROXY', ['many', '-1']],
  ['LOG_LEVEL', ['loud']],
  ['OPERATOR_NAME', ['x'.repeat(201)]],
  ['DPO_EMAIL', ['privacy at husay.example']],
])('%s is refused when it is wrong', (name, values) => {
  for (const value of values) expect(refused({ [name]: value }), value).toContain(name);
});

test('a wrong setting is not repeated: it may be a secret', () => {
  expect(() => readConfig({ SESSION_SECRET: 'hunter2', DATABASE_URL: 'mysql://root:hunter2@host' })).toThrow(
    expect.objectContaining({ message: expect.not.stringContaining('hunter2') as string }) as Error,
  );
});

describe('in production', () => {
  test('a full set is accepted', () => {
    expect(readConfig(production)).toMatchObject({ publicUrl: 'https://husay.example' });
  });

  test('every missing setting is named at once', () => {
    expect(refused({ NODE_ENV: 'production' })).toEqual(
      [
        'DATABASE_URL',
        'DPO_EMAIL',
        'DPO_NAME',
        'MAYA_PUBLIC_KEY',
        'MAYA_SECRET_KEY',
        'OIDC_ISSUER_URL',
        'OPERATOR_NAME',
        'PSEUDONYM_KEY',
        'PUBLIC_URL',
        'SESSION_SECRET',
      ].sort(),
    );
  });

  test('what is wrong and what is missing are named together', () => {
    const { SESSION_SECRET: _left, MAYA_SECRET_KEY: _out, ...rest } = production;
    expect(refused({ ...rest, PORT: 'abc', DATABASE_URL: 'nonsense' })).toEqual(
      ['DATABASE_URL', 'MAYA_SECRET_KEY', 'PORT', 'SESSION_SECRET'].sort(),
    );
  });

  test('an empty setting is a missing one', () => {
    expect(refused({ ...production, SESSION_SECRET: '' })).toEqual(['SESSION_SECRET']);
  });

  test('the two secrets differ: one may change, the other is kept for good', () => {
    const { SESSION_SECRET } = production;
    expect(refused({ ...production, PSEUDONYM_KEY: SESSION_SECRET })).toEqual(['PSEUDONYM_KEY']);
  });

  test('the public address is https, except on this computer', () => {
    expect(refused({ ...production, PUBLIC_URL: 'http://husay.example' })).toEqual(['PUBLIC_URL']);
    expect(refused({ ...production, PUBLIC_URL: 'http://localhost:8080' })).toEqual([]);
    const demonstration = { ...production, PUBLIC_URL: 'http://husay.example', ALLOW_EMBEDDED: 'true' };
    expect(refused(demonstration)).toEqual([]);
  });

  test.each(['OIDC_ISSUER_URL', 'MAYA_BASE_URL'])('%s is https, except on this computer', (name) => {
    expect(refused({ ...production, [name]: 'http://outside.example' })).toEqual([name]);
    expect(refused({ ...production, [name]: 'http://127.0.0.1:8080' })).toEqual([]);
    expect(refused({ ...production, [name]: 'http://outside.example', ALLOW_EMBEDDED: 'true' })).toEqual([]);
    expect(
      refused({ ...production, [name]: 'http://outside.example', NODE_ENV: 'test', PUBLIC_URL: '' }),
    ).toEqual([]);
  });

  test('ALLOW_EMBEDDED lifts it for a demonstration', () => {
    expect(refused({ NODE_ENV: 'production', ALLOW_EMBEDDED: 'true' })).toEqual([]);
    expect(refused({ NODE_ENV: 'production', ALLOW_EMBEDDED: 'false' })).not.toEqual([]);
  });
});

describe('outside production', () => {
  const realSignIn = {
    OIDC_ISSUER_URL: 'https://id.example',
    OIDC_CLIENT_ID: 'husay',
    OIDC_CLIENT_SECRET: 'secret',
  };

  test('an address that others can open is refused, also with a real sign-in', () => {
    const open = { ...realSignIn, PUBLIC_URL: 'https://husay.example' };
    for (const NODE_ENV of ['', 'development', 'test']) {
      expect(() => readConfig({ ...open, NODE_ENV })).toThrow(
        /PUBLIC_URL is open to others: set NODE_ENV=production.*ALLOW_EMBEDDED=true/,
      );
    }
    expect(refused({ ...open, ALLOW_EMBEDDED: 'true' })).toEqual([]);
    expect(refused({ ...open, PUBLIC_URL: 'http://localhost:3000' })).toEqual([]);
  });

  test('the server listens on this computer only, also with a real sign-in, unless HOST says otherwise', () => {
    expect(readConfig(realSignIn).HOST).toBe('127.0.0.1');
    expect(readConfig({ ...realSignIn, HOST: '0.0.0.0' }).HOST).toBe('0.0.0.0');
  });
});

describe('the sign-in without passwords', () => {
  test('listens on this computer only by default', () => {
    expect(readConfig({}).HOST).toBe('127.0.0.1');
    expect(readConfig({ HOST: '0.0.0.0', ALLOW_EMBEDDED: 'true' }).HOST).toBe('0.0.0.0');
    expect(readConfig(production).HOST).toBeUndefined();
  });

  test('refuses to listen for other computers, unless it is a demonstration', () => {
    for (const HOST of ['0.0.0.0', '::', '192.168.1.5', 'husay.example']) {
      for (const NODE_ENV of ['', 'development', 'test']) {
        expect(refused({ HOST, NODE_ENV }), HOST).toEqual(['HOST']);
      }
      expect(refused({ HOST, ALLOW_EMBEDDED: 'true' }), HOST).toEqual([]);
      expect(refused({ ...production, HOST }), HOST).toEqual([]);
    }
    for (const HOST of ['', 'localhost', '127.0.0.1', '::1']) expect(refused({ HOST }), HOST).toEqual([]);
    expect(() => readConfig({ HOST: '0.0.0.0' })).toThrow(
      /leave HOST empty.*OIDC_ISSUER_URL.*ALLOW_EMBEDDED/,
    );
  });

  test('refuses an address that others can open', () => {
    for (const url of ['https://husay.example', 'http://192.168.1.5:3000', 'http://127.0.0.1.evil.example']) {
      expect(refused({ PUBLIC_URL: url }), url).toEqual(['PUBLIC_URL']);
      expect(refused({ PUBLIC_URL: url, ALLOW_EMBEDDED: 'true' }), url).toEqual([]);
    }
    for (const url of ['http://localhost:80', 'http://127.0.0.1:3000', 'http://[::1]:3000']) {
      expect(refused({ PUBLIC_URL: url }), url).toEqual([]);
    }
  });
});

test('half a sign-in provider is refused, whichever half is missing', () => {
  expect(refused({ OIDC_ISSUER_URL: 'https://id.example' })).toEqual([
    'OIDC_CLIENT_ID',
    'OIDC_CLIENT_SECRET',
  ]);
  expect(refused({ OIDC_CLIENT_ID: 'husay', OIDC_CLIENT_SECRET: 'secret' })).toEqual(['OIDC_ISSUER_URL']);
});

const s3 = { S3_BUCKET: 'husay-files', S3_ACCESS_KEY_ID: 'key', S3_SECRET_ACCESS_KEY: 'secret' };

test('headers of places are spelled as Node does, and are of use only behind a proxy', () => {
  const headers = { GEO_COUNTRY_HEADER: 'CF-IPCountry', GEO_CITY_HEADER: 'CF-IPCity' };
  expect(readConfig({ ...headers, TRUST_PROXY: '1' })).toMatchObject({
    GEO_COUNTRY_HEADER: 'cf-ipcountry',
    GEO_CITY_HEADER: 'cf-ipcity',
  });
  expect(() => readConfig(headers)).toThrow('TRUST_PROXY is missing');
  expect(() => readConfig({ GEO_CITY_HEADER: 'CF-IPCity' })).toThrow('GEO_COUNTRY_HEADER is missing');
  expect(() => readConfig({ ...headers, GEO_CITY_HEADER: 'the city' })).toThrow(
    'GEO_CITY_HEADER must be the name of a header',
  );
});

test('half a bucket is refused, and all that it lacks is named', () => {
  expect(refused(s3)).toEqual([]);
  expect(refused({ S3_BUCKET: 'husay-files' })).toEqual(['S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY']);
  expect(refused({ S3_SECRET_ACCESS_KEY: 'secret' })).toEqual(['S3_ACCESS_KEY_ID', 'S3_BUCKET']);
  const halves: Record<string, string>[] = [
    { S3_ENDPOINT: 'http://127.0.0.1:9000' },
    { S3_REGION: 'auto' },
    { S3_FORCE_PATH_STYLE: 'false' },
  ];
  for (const half of halves) expect(refused(half), JSON.stringify(half)).toEqual(Object.keys(s3).sort());
});

test('a bucket without a region is asked for as most servers expect', () => {
  expect(readConfig(s3)).toMatchObject({ S3_REGION: 'us-east-1' });
  expect(readConfig({ ...s3, S3_REGION: 'auto' })).toMatchObject({ S3_REGION: 'auto' });
});

describe('Maya', () => {
  const keys = { MAYA_PUBLIC_KEY: 'pk-x', MAYA_SECRET_KEY: 'sk-x' };
  const pem = () =>
    generateKeyPairSync('rsa', { modulusLength: 2048 }).publicKey.export({ type: 'spki', format: 'pem' });

  test('is embedded without keys, and half of them is refused', () => {
    expect(readConfig({}).mayaBaseUrl).toBeNull();
    expect(refused({ MAYA_PUBLIC_KEY: 'pk-x' })).toEqual(['MAYA_SECRET_KEY']);
    expect(refused({ MAYA_SECRET_KEY: 'sk-x' })).toEqual(['MAYA_PUBLIC_KEY']);
    expect(refused({ MAYA_BASE_URL: 'https://pg.maya.ph' })).toEqual(['MAYA_PUBLIC_KEY', 'MAYA_SECRET_KEY']);
  });

  test('is its production in production and its sandbox elsewhere by default', () => {
    expect(readConfig(production).mayaBaseUrl).toBe('https://pg.maya.ph');
    expect(readConfig(keys).mayaBaseUrl).toBe('https://pg-sandbox.paymaya.com');
    const MAYA_BASE_URL = 'https://pg-sandbox.paymaya.com/';
    expect(readConfig({ ...production, MAYA_BASE_URL }).mayaBaseUrl).toBe('https://pg-sandbox.paymaya.com');
  });

  test('several public keys fit into one line', () => {
    const pems = [pem(), pem()].map(String);
    for (const text of [pems.join(''), pems.join('').replaceAll('\n', '\\n')]) {
      const { MAYA_WEBHOOK_PUBLIC_KEYS } = readConfig({ MAYA_WEBHOOK_PUBLIC_KEYS: text });
      expect(MAYA_WEBHOOK_PUBLIC_KEYS.map((key) => key.trim())).toEqual(pems.map((key) => key.trim()));
    }
  });

  test('signatures cannot be required without a key', () => {
    expect(refused({ MAYA_WEBHOOK_SIGNATURE: 'required' })).toEqual(['MAYA_WEBHOOK_PUBLIC_KEYS']);
  });

  test('addresses are listed with commas', () => {
    const { MAYA_WEBHOOK_ADDRESSES } = readConfig({ MAYA_WEBHOOK_ADDRESSES: '18.138.50.235, 2001:db8::1,' });
    expect(MAYA_WEBHOOK_ADDRESSES).toEqual(['18.138.50.235', '2001:db8::1']);
  });
});

test('administrators are listed with commas, in any case', () => {
  expect(readConfig({ ADMIN_EMAILS: ' Boss@Example.com, ,ana@example.com,' }).ADMIN_EMAILS).toEqual([
    'boss@example.com',
    'ana@example.com',
  ]);
});

test('the public address has no slash at its end', () => {
  expect(readConfig({ ...production, PUBLIC_URL: 'https://husay.example/' }).publicUrl).toBe(
    'https://husay.example',
  );
  expect(readConfig({ PORT: '4321' }).publicUrl).toBe('http://localhost:4321');
});
