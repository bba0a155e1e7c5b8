import { performance } from 'node:perf_hooks';
import { flowStepNames, type FlowStep, type FlowStepName } from '#shared/test-tools/schema';
import { AppError } from '../../http/errors/app-error';
import { MayaRefused, MayaUnavailable, MayaUnknownOutcome } from '../../integrations/maya/maya';

/** A check of the flow that did not come out; its message is for the administrator. */
export class StepFailed extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'StepFailed';
  }
}

type Outcome<T> = T & { message: string; status?: 'needs_person' | 'skipped' };

/** Records the result and the duration of each step of the flow. Steps that are never reached are 'skipped'. */
export const flowReport = () => {
  const steps = Object.fromEntries(
    flowStepNames.map((name): [FlowStepName, FlowStep] => [
      name,
      { status: 'skipped', message: 'It was not reached.', durationMs: 0 },
    ]),
  ) as Record<FlowStepName, FlowStep>;
  return {
    steps,
    /** Runs a step and returns its result. An error is recorded as the step's failure and rethrown. */
    run: async <T extends object>(name: FlowStepName, work: () => Promise<Outcome<T>>): Promise<T> => {
      const startMs = performance.now();
      const end = (status: FlowStep['status'], message: string) => {
        steps[name] = { status, message, durationMs: Math.round(performance.now() - startMs) };
      };
      try {
        const outcome = await work();
        end(outcome.status ?? 'passed', outcome.message);
        return outcome;
      } catch (error) {
        end('failed', plainMessage(error));
        throw error;
      }
    },
    skip: (name: FlowStepName, message: string) => {
      steps[name] = { status: 'skipped', message, durationMs: 0 };
    },
  };
};

export type FlowReport = ReturnType<typeof flowReport>;

/** The message of an error for an administrator; unexpected ones go to the log only. */
export const plainMessage = (error: unknown): string => {
  if (error instanceof StepFailed || error instanceof AppError) return error.message;
  if (error instanceof MayaRefused) {
    return 'Maya refused the request. Please check the keys and the base URL.';
  }
  if (error instanceof MayaUnavailable || error instanceof MayaUnknownOutcome) {
    return 'Maya does not answer at the moment. Please try again in a few minutes.';
  }
  return 'Something went wrong on our side. The log has the details.';
};
