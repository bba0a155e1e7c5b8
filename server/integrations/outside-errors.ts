import { Counter, Gauge, type Registry } from 'prom-client';
import type { IdentityProvider } from './identity/identity-provider';
import { SignInFailed } from './identity/sign-in-failure';
import { MayaRefused } from './maya/maya';

const outsideSystems = ['storage', 'identity', 'payments', 'mail'] as const;
type OutsideSystem = (typeof outsideSystems)[number];

/** Of this process, as Node's own figures are. Moments by the computer's clock, as Prometheus compares them with its own. */
const figures = Object.fromEntries(
  outsideSystems.map((system) => [system, { errors: 0, lastSuccessAt: 0, lastFailureAt: 0 }]),
) as Record<OutsideSystem, { errors: number; lastSuccessAt: number; lastFailureAt: number }>;

/** Keys that were refused, or too many requests: no other call works either. */
const refusesAll = new Set([401, 403, 429]);

/** A user who was refused or gave up is no failure of the provider, nor is a payment that can no longer be canceled. */
const isFailure = (error: unknown) => {
  if (error instanceof SignInFailed) return error.problem === 'unavailable';
  return !(error instanceof MayaRefused) || refusesAll.has(error.status);
};

const succeeded = (system: OutsideSystem) => {
  figures[system].lastSuccessAt = Date.now();
};

const count = (system: OutsideSystem, error: unknown): never => {
  if (isFailure(error)) {
    figures[system].errors += 1;
    figures[system].lastFailureAt = Date.now();
  } else {
    succeeded(system);
  }
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
        if (result instanceof Promise) {
          return result.then(
            (answer: unknown) => {
              succeeded(system);
              return answer;
            },
            (error: unknown) => count(system, error),
          );
        }
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

/** `husay_outside_errors_total{system}`, and when a call last succeeded and last failed; 0 is never. */
export const addOutsideErrorMetric = (registry: Registry) => {
  new Counter({
    name: 'husay_outside_errors_total',
    help: 'Calls of this process to another system that failed or took too long',
    labelNames: ['system'],
    registers: [registry],
    collect() {
      this.reset();
      for (const system of outsideSystems) this.inc({ system }, figures[system].errors);
    },
  });
  const moment = (name: string, help: string, at: 'lastSuccessAt' | 'lastFailureAt') =>
    new Gauge({
      name,
      help,
      labelNames: ['system'],
      registers: [registry],
      collect() {
        for (const system of outsideSystems) this.set({ system }, figures[system][at] / 1000);
      },
    });
  moment(
    'husay_outside_last_success_timestamp_seconds',
    'When a call of this process to another system last succeeded; 0 if none did',
    'lastSuccessAt',
  );
  moment(
    'husay_outside_last_failure_timestamp_seconds',
    'When a call of this process to another system last failed or took too long; 0 if none did',
    'lastFailureAt',
  );
};
