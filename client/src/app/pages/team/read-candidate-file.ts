import { problemAmongMany, type FileProblem } from '#shared/reader/file-problem';
import type { CandidateReading } from '../../../features/candidates/file-rows';
import type { ReadCandidateFile } from '../../../features/candidates/import-candidates';
import { pathsToCheck, type ImportedResume } from '../../../features/resume/import/imported-resume';

/** What the importer of resumes found, as a candidate. */
export const candidateOf = (imported: ImportedResume): CandidateReading => {
  const { content, person, fields, unplaced, items } = imported;
  // A JSON Resume leaves the name where an account has it, and says so.
  const set = (what: string) =>
    items.find((item) => item.what === what && item.outcome === 'left out')?.text ?? '';
  return {
    name: person.name || set('Name'),
    email: person.email || set('Email'),
    content,
    doubtful: pathsToCheck(fields).length,
    unplaced: unplaced.length,
  };
};

/** Reads a file with the importer of resumes, which loads with the first one. */
export const readCandidateFile: ReadCandidateFile = async (file, { signal }) => {
  const { readImportFile } = await import('../dashboard/resume/read-import-file');
  // What draws the file's pages beside the fields is not needed: it ends with its own signal.
  const drawing = new AbortController();
  const reading = new AbortController();
  signal.addEventListener('abort', () => reading.abort(), { once: true });
  let mayPass = false;
  const sentenceOf = (problem: FileProblem) => {
    mayPass = problem === 'timed-out';
    return problemAmongMany(problem);
  };
  try {
    const options = {
      signal: AbortSignal.any([reading.signal, drawing.signal]),
      onProgress: () => {},
      credentials: [],
    };
    const read = await readImportFile(file, options, sentenceOf);
    return 'problem' in read ? { problem: read.problem, mayPass } : candidateOf(read.imported);
  } finally {
    drawing.abort();
  }
};
