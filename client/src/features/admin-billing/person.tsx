import { displayName } from '#shared/accounts/display-name';
import { EmailText } from '../../ui/email-text';

interface PersonProps {
  email: string;
  firstName: string;
  lastName: string;
}

/** Who it is: the name, where there is one, and the email. */
export const Person = (person: PersonProps) => {
  const { email } = person;
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
    </>
  );
};
