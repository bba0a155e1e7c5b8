import { displayName } from '#shared/accounts/schema';
import { EmailText } from '../../ui/layout/email-text';
import { adminBillingWords } from './words';

const { person: words } = adminBillingWords;

interface PersonProps {
  email: string;
  contactEmail: string | null;
  firstName: string;
  lastName: string;
}

/** The user's name, where there is one, and account email, with a contact email that differs. */
export const Person = (person: PersonProps) => {
  const { email, contactEmail } = person;
  const name = displayName(person);
  const hasName = name !== email;
  return (
    <>
      {hasName && (
        <span dir="auto" className="block font-medium">
          {name}
        </span>
      )}
      <span className={hasName ? 'block text-muted' : 'block font-medium'}>
        <EmailText email={email} />
      </span>
      <ContactEmail email={contactEmail} />
    </>
  );
};

/** The contact email, marked; nothing if it equals the account email. */
export const ContactEmail = ({ email }: { email: string | null }) =>
  email && (
    <span className="block text-xs text-muted">
      {words.contact} <EmailText email={email} />
    </span>
  );
