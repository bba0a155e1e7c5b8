import type { Db } from '../../db/client';
import { candidateFolder } from '../../features/candidates/basis-file';
import { candidateFilesAfter, knownCandidateFiles } from '../../features/candidates/repository';
import { credentialFolder } from '../../features/credentials/files/stored-file';
import { credentialFilesAfter, knownCredentialFiles } from '../../features/credentials/repository';
import { knownPhotoFiles, photoFilesAfter } from '../../features/resume/photo/photo-repository';
import { photoFolder } from '../../features/resume/photo/photo-service';
import { knownSentFiles, sentFilesAfter } from '../../features/sent/repository';
import { sentFolder } from '../../features/sent/stored-pdf';

/** A folder of the storage, with what the database knows of its files. */
interface StoredFolder {
  name: string;
  /** Which of these files still belong to something. */
  known: (db: Db, keys: string[]) => Promise<string[]>;
  /** A page of the files of all rows after the row of this file, with each row's own file first. */
  filesAfter: (db: Db, key: string, limit: number) => Promise<[key: string, ...more: string[]][]>;
}

/** Every folder that belongs to the database's rows, and is swept. */
export const storedFolders: StoredFolder[] = [
  { name: credentialFolder, known: knownCredentialFiles, filesAfter: credentialFilesAfter },
  { name: candidateFolder, known: knownCandidateFiles, filesAfter: candidateFilesAfter },
  { name: photoFolder, known: knownPhotoFiles, filesAfter: photoFilesAfter },
  { name: sentFolder, known: knownSentFiles, filesAfter: sentFilesAfter },
];
