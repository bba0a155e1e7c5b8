import { randomUUID } from 'node:crypto';

interface Parameter {
  field: string;
  description: string;
}

const problems = {
  '2553': [400, 'Missing/invalid parameters.'],
  PY0009: [404, 'Payment does not exist.'],
  PY0038: [404, 'Webhook does not exist.'],
  PY0039: [400, 'Webhook already exists.'],
  PY0057: [422, 'Payment is expired.'],
  PY0064: [400, 'Invalid JSON.'],
  PY0072: [400, 'It is too early to refund this payment; void it instead.'],
  PY0073: [400, 'It is too late to void this payment; refund it instead.'],
  PY0093: [409, 'The payment is already in its final state.'],
  PY0104: [400, 'Request reference number is not unique.'],
} as const satisfies Record<string, readonly [number, string]>;

const keyProblems = {
  K001: 'Missing credentials.',
  K002: 'Expired credentials.',
  K003: 'Invalid credentials.',
  K004: 'Wrong kind of key: a public key is needed.',
  K005: 'Wrong kind of key: a secret key is needed.',
  K006: 'Credentials are not base64.',
} as const;

/** A refusal as Maya words it. */
export class SandboxRefusal extends Error {
  readonly status: number;
  readonly body: object;

  constructor(status: number, body: object) {
    super(JSON.stringify(body));
    this.status = status;
    this.body = body;
  }
}

export const mayaError = (code: keyof typeof problems, parameters?: readonly Parameter[]) => {
  const [status, message] = problems[code];
  return new SandboxRefusal(status, { code, message, ...(parameters && { parameters }) });
};

/** What is wrong with a key has another shape than all else. */
export const keyError = (code: keyof typeof keyProblems) =>
  new SandboxRefusal(401, { error: keyProblems[code], code, reference: randomUUID() });
