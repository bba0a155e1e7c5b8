import type { UseFormRegisterReturn } from 'react-hook-form';
import { presentationDays } from '#shared/presentations/schema';
import { Field } from '../../ui/forms/field';
import { Input } from '../../ui/forms/input';
import { Select } from '../../ui/forms/select';
import { presentationWords } from './words';

const words = presentationWords.dialog;

interface LinkFieldsProps {
  days: UseFormRegisterReturn;
  /** None where the link keeps its password. */
  password?: UseFormRegisterReturn;
  passwordHint?: string;
  error?: string | undefined;
}

/** How long a link works, and the password that it asks for. */
export const LinkFields = ({ days, password, passwordHint = words.passwordHint, error }: LinkFieldsProps) => (
  <div className="grid items-start gap-4 sm:grid-cols-2">
    <Field label={words.days}>
      {(control) => (
        <Select {...control} {...days}>
          {presentationDays.map((count) => (
            <option key={count} value={count}>
              {words.daysOf(count)}
            </option>
          ))}
        </Select>
      )}
    </Field>
    {password && (
      <Field label={words.password} hint={passwordHint} error={error}>
        {(control) => (
          <Input
            {...control}
            // Not the member's own, and to be read out to the client.
            type="text"
            autoComplete="off"
            spellCheck={false}
            {...password}
          />
        )}
      </Field>
    )}
  </div>
);
