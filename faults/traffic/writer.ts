import { saveResume } from '#shared/resume/endpoints';
import { sampleResume } from '#shared/resume/sample-resume';
import type { Resume } from '#shared/resume/schema';
import type { Person } from '../installation/people';
import { jsonOf, type Caller } from './caller';
import type { Tally } from './tally';

interface Saved {
  version: number;
  title: string;
}

interface WriterOptions {
  caller: Caller;
  person: Person;
  tally: Tally;
}

/**
 * A user who saves a resume again and again, each time with another title, and knows what was acknowledged. A save without a
 * usable answer may have happened: before the next one, the writer reads what is there.
 */
export const createWriter = ({ caller, person, tally }: WriterOptions) => {
  let acknowledged: Saved = { version: 0, title: '' };
  let unsure: Saved | null = null;
  let saves = 0;
  const lost: string[] = [];

  const read = async () => {
    const answer = await caller.get(saveResume.path);
    tally.count('read', answer, answer.status === 200);
    return answer.status === 200 ? jsonOf<Resume>(answer) : null;
  };

  /** Compares what is there with what was acknowledged. False when it could not be read. */
  const compare = async (): Promise<boolean> => {
    const found = await read();
    if (!found) return false;
    const { version, title } = found;
    const fits = (saved: Saved | null) => saved?.version === version && saved.title === title;
    if (!fits(acknowledged) && !fits(unsure)) {
      lost.push(
        `${person.username} has version ${version} "${title}" instead of ${acknowledged.version} "${acknowledged.title}"${unsure ? ` or ${unsure.version} "${unsure.title}"` : ''}`,
      );
    }
    acknowledged = { version, title };
    unsure = null;
    return true;
  };

  return {
    /** Resolves to whether it was acknowledged. */
    save: async () => {
      if (unsure && !(await compare())) return false;
      saves += 1;
      const attempt = { version: acknowledged.version + 1, title: `Nurse, save ${saves}` };
      const { version } = acknowledged;
      const answer = await caller.post(saveResume.path, { ...sampleResume, title: attempt.title, version });
      const isSaved = answer.status === 200;
      tally.count('save', answer, isSaved);
      if (isSaved) acknowledged = { version: jsonOf<Resume>(answer).version, title: attempt.title };
      else unsure = attempt;
      if (isSaved && acknowledged.version !== attempt.version) {
        lost.push(`${person.username}: a save made version ${acknowledged.version}, not ${attempt.version}`);
      }
      return isSaved;
    },
    /** Every acknowledged save that is not there. Reads until it can be told. */
    findLost: async () => {
      while (!(await compare()));
      return lost;
    },
  };
};
