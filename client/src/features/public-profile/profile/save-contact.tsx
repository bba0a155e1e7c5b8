import { UserPlus } from 'lucide-react';
import { contactCardPath } from '#shared/public-profile/endpoints';
import { buttonClass } from '../../../ui/button';
import { profileWords } from '../words';

/** A link to the contact details as a file that phones open in their address book. */
export const SaveContact = ({ username }: { username: string }) => (
  <a
    href={contactCardPath(username)}
    download={`${username}.vcf`}
    className={`${buttonClass({ variant: 'secondary' })} max-sm:grow max-sm:px-2`}
  >
    <UserPlus aria-hidden /> {profileWords.saveContact}
  </a>
);
