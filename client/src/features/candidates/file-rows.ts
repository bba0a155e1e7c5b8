import { z } from 'zod';
import { candidateLimits, type CandidateBasis, type DuplicateMatch } from '#shared/candidates/schema';
import type { ResumeContent } from '#shared/resume/schema';
import { tabDraft } from '../../lib/typed-text/tab-draft';
import { importWords as words } from './words';

/** What a file says of a person, or why it cannot be used, in words. */
export type CandidateReading =
  | {
      name: string;
      email: string;
      content: ResumeContent;
      /** Texts that may be in the wrong field. */
      doubtful: number;
      /** Texts that no field holds. */
      unplaced: number;
    }
  | {
      problem: string;
      /** Whether the same file may be read at another try. */
      mayPass?: boolean;
    };

/** A file of an import: what was found, what the recruiter corrected, and whether it is added. */
export interface FileRow {
  /** Names the file to the server, so that sending it again adds nothing. */
  key: string;
  file: string;
  /** In bytes. With the name it tells a file that is chosen again. */
  size: number;
  reading: CandidateReading | null;
  name: string;
  email: string;
  phone: string;
  /** Whether the roster was searched for the person. */
  isSearched: boolean;
  duplicate: DuplicateMatch | null;
  /** The name of an earlier file with the same person. */
  repeats: string;
  isIncluded: boolean;
  status: 'waiting' | 'sending' | 'added' | 'failed';
  message: string;
}

export const isBroken = ({ reading }: FileRow) => reading !== null && 'problem' in reading;
export const isGood = ({ reading }: FileRow) => reading !== null && !('problem' in reading);

export const newRow = ({ name, size }: File): FileRow => ({
  key: crypto.randomUUID(),
  file: name,
  size,
  reading: null,
  name: '',
  email: '',
  phone: '',
  isSearched: false,
  duplicate: null,
  repeats: '',
  isIncluded: false,
  status: 'waiting',
  message: '',
});

const validEmail = (text: string) => (z.email().safeParse(text).success ? text : '');

export const filled = (row: FileRow, reading: CandidateReading): FileRow =>
  'problem' in reading
    ? { ...row, reading }
    : {
        ...row,
        reading,
        name: reading.name.slice(0, candidateLimits.name),
        email: validEmail(reading.email),
        phone: reading.content.phone,
        isIncluded: true,
      };

/** An organization's import that is not over, stored for this tab: what was read and corrected survives a reload. */
export const importDraft = (organizationId: string) =>
  tabDraft<{ rows: readonly FileRow[]; basis: CandidateBasis }>(`husay.candidate-import.${organizationId}`);

/** After a reload: a file that was not read is to be chosen again, and one that was being sent is sent again under its key. */
export const resumed = (rows: readonly FileRow[] = []): FileRow[] =>
  rows.map((row) => ({
    ...(row.reading === null ? filled(row, { problem: words.interrupted }) : row),
    ...(row.status === 'sending' && { status: 'waiting' }),
  }));
