import { useState } from 'react';
import { ApiError, serverMessage } from '../../lib/api/api-error';
import { mustSignInAgain } from '../../lib/leaving/sign-in-again';
import { FormDialog } from '../../ui/dialogs/form-dialog';
import { Field } from '../../ui/forms/field';
import { Input } from '../../ui/forms/input';
import { SignInAgain } from './sign-in-again-notice';
import { organizationWords } from './words';

const words = organizationWords.end;

interface EndDialogProps {
  team: { name: string; slug: string };
  consequences: readonly string[];
  ending: { isPending: boolean; error: Error | null; mutate: (slug: string) => void };
  onClose: () => void;
}

/** Asks for the team's address before it is ended. */
export const EndDialog = ({ team, consequences, ending, onClose }: EndDialogProps) => {
  const [typed, setTyped] = useState('');
  const { error, isPending } = ending;
  const matches = typed.trim().toLowerCase() === team.slug;
  const refusal =
    error && !mustSignInAgain(error)
      ? (error instanceof ApiError && error.fields.slug) || serverMessage(error, words.failed)
      : undefined;
  return (
    <FormDialog
      title={words.dialog(team.name)}
      description={words.warning}
      words={{ cancel: words.keep, submit: words.open }}
      isBusy={isPending}
      isDisabled={!matches}
      isDestructive
      onSubmit={() => matches && ending.mutate(typed.trim().toLowerCase())}
      onClose={onClose}
    >
      <ul className="grid list-disc gap-1.5 pl-5 text-sm">
        {consequences.map((consequence) => (
          <li key={consequence}>{consequence}</li>
        ))}
      </ul>
      <Field label={words.type(team.slug)} error={refusal}>
        {(props) => (
          <Input
            {...props}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
          />
        )}
      </Field>
      {mustSignInAgain(error) && <SignInAgain message={serverMessage(error, words.failed)} />}
    </FormDialog>
  );
};
