import { readProgress } from './progress';
import type { ResumeText } from '../form/form-content';

/** The parts that are still those of the example that filled the form; none if they cannot be compared. */
export const loadExampleLeft = async (userId: string, text: ResumeText): Promise<string[]> => {
  const { filledFrom } = readProgress(userId);
  if (!filledFrom) return [];
  try {
    const [{ exampleLeft }, { startFrom }, { loadExample }] = await Promise.all([
      import('#shared/resume/examples/examples'),
      import('#shared/resume/examples/examples'),
      import('#shared/resume/examples/examples'),
    ]);
    return exampleLeft(text, startFrom((await loadExample(filledFrom)).content));
  } catch {
    // Without a connection the example may be missing. A save must not depend on it.
    return [];
  }
};
