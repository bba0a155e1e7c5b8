import type { ReadResume } from '#shared/resume/read-resume';
import { readBytes } from '../read-bytes';

/** What a file of text is read as. */
export const readText = async (text: string): Promise<ReadResume> =>
  readResumeOf(new TextEncoder().encode(text), 'resume.txt');

export const readResumeOf = async (bytes: Uint8Array, name = 'resume'): Promise<ReadResume> => {
  const result = await readBytes(bytes, name);
  if (!('resume' in result)) throw new Error(`Not read as text: ${JSON.stringify(result).slice(0, 200)}`);
  return result.resume;
};

/** The named texts of each entry of a section. */
export const entriesOf = (resume: ReadResume, kind: ReadResume['sections'][number]['kind']) =>
  resume.sections
    .filter((section) => section.kind === kind)
    .flatMap(({ entries }) =>
      entries.map(({ headline, organization, duration, description }) => [
        headline?.text,
        organization?.text,
        duration?.text,
        description?.text,
      ]),
    );

export const itemsOf = (resume: ReadResume, kind: ReadResume['sections'][number]['kind']) =>
  resume.sections
    .filter((section) => section.kind === kind)
    .flatMap(({ items }) => items.map(({ text }) => text));
