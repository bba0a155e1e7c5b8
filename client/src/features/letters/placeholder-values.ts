import type { Application } from '#shared/applications/schema';
import type { PlaceholderValues } from '#shared/letters/placeholders';
import { formatDateTime } from '../../lib/format';

type Filling = Pick<Application, 'company' | 'jobTitle' | 'source' | 'contacts' | 'interviews'>;

/** What an application puts in place of a letter's placeholders. */
export const placeholderValues = (
  application: Filling | null | undefined,
  senderName: string,
): PlaceholderValues => {
  const interview = application?.interviews.at(-1);
  return {
    'my name': senderName,
    company: application?.company,
    'job title': application?.jobTitle,
    source: application?.source,
    recipient: application?.contacts[0]?.name,
    'interview date': interview && formatDateTime(interview.at),
  };
};
