import { displayName } from '#shared/accounts/display-name';
import { EmailText } from '../../ui/layout/email-text';

interface PersonProps {
  email: string;
  contactEmail: string | null;
  firstName: string;
  lastName: string;
}

/** Who it is: the name, where there is one, and the account email, with the contact email where the user shows another. */
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

/** The address that a user shows instead of the account's, marked; nothing where it is the same. */
export const ContactEmail = ({ email }: { email: string | null }) =>
  email && (
    <span className="block text-xs text-muted">
      contact: <EmailText email={email} />
    </span>
  );
