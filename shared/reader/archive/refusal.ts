import type { FileProblem } from '../file-problem';

/** Ends the reading of a file from any depth; `readBytes` turns it into a result. */
export class Refusal extends Error {
  constructor(readonly problem: FileProblem) {
    super(problem);
    this.name = 'Refusal';
  }
}
