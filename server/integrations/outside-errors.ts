import { Counter, type Registry } from 'prom-client';
import type { IdentityProvider } from './identity/identity-provider';
import { SignInFailed } from './identity/sign-in-failure';

const outsideSystems = ['storage', 'identity', 'payments', 'mail'] as const;
type OutsideSystem = (typeof outsideSystems)[number];

/** Of this process, as Node's own figures are. */
const errors = new Map<OutsideSystem, number>(outsideSystems.map((system) => [system, 0]));

/** A user who was refused or gave up is no failure of the provider. */
const isFailure = (error: unknown) => !(error instanceof SignInFailed) || error.problem === 'unavailable';

const count = (system: OutsideSystem, error: unknown): never => {
  if (isFailure(error)) errors.set(system, (errors.get(system) ?? 0) + 1);
  throw error;
};

/** The same system, whose failed calls are counted for the monitor. */
export const countErrors = <T extends object>(system: OutsideSystem, target: T): T =>
  new Proxy(target, {
    get: (_target, name) => {
      const value: unknown = Reflect.get(target, name);
      if (typeof value !== 'function') return value;
      return (...input: unknown[]): unknown => {
        const result: unknown = Reflect.apply(value, target, input);
        if (result instanceof Promise) return result.catch((error: unknown) => count(system, error));
        return isIterable(result) ? counted(system, result) : result;
      };
    },
  });

/** Identity providers fail in both halves of a sign-in. */
export const countIdentityErrors = (identity: IdentityProvider): IdentityProvider => {
  const counting = countErrors('identity', identity);
  return {
    signOutUrl: (idToken) => counting.signOutUrl(idToken),
    codeFlow: async () => countErrors('identity', await counting.codeFlow()),
  };
};

const isIterable = (value: unknown): value is AsyncIterable<unknown> =>
  typeof value === 'object' && value !== null && Symbol.asyncIterator in value;

async function* counted(system: OutsideSystem, items: AsyncIterable<unknown>): AsyncIterable<unknown> {
  try {
    yield* items;
  } catch (error) {
    count(system, error);
  }
}

/** `husay_outside_errors_total{system}`. */
export const addOutsideErrorMetric = (registry: Registry) => {
  new Counter({
    name: 'husay_outside_errors_total',
    help: 'Calls of this process to another system that failed or took too long',
    labelNames: ['system'],
    registers: [registry],
    collect() {
      this.reset();
      for (const [system, failed] of errors) this.inc({ system }, failed);
    },
  });
};
