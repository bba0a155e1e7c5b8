import type { Installation } from './installation/installation';

/** What a scenario saw. Any problem fails the run; all else is printed. */
export interface Outcome {
  requests: number;
  /** Answered by 503 with Retry-After and words for the user, as an outage has to be. */
  refused: number;
  /** Everything else that is not what was asked for: broken connections, 500, 502, 504. */
  failed: number;
  longestMs: number;
  /** Acknowledged writes that were gone or altered afterwards. */
  lost: number;
  /** Further figures. */
  notes: string[];
  problems: string[];
}

interface ScenarioContext {
  installation: Installation;
  isShort: boolean;
}

export interface Scenario {
  name: string;
  run: (context: ScenarioContext) => Promise<Outcome>;
}
