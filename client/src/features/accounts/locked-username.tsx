import { Lock } from 'lucide-react';
import type { ReactNode } from 'react';
import { Field } from '../../ui/forms/field';
import { Input } from '../../ui/forms/input';
import { accountWords } from './words';

const { username: words } = accountWords;

interface LockedUsernameProps {
  username: string;
  /** The link to unlock it. */
  children: ReactNode;
}

/** The username in the public URL, on a plan where it cannot be changed. */
export const LockedUsername = ({ username, children }: LockedUsernameProps) => (
  <div className="grid gap-4">
    <Field label={words.label} hint={words.locked}>
      {(input) => (
        <div className="relative">
          <Input {...input} disabled value={username} className="pr-10" />
          <Lock aria-hidden className="absolute top-1/2 right-3 size-4 -translate-y-1/2 text-muted" />
        </div>
      )}
    </Field>
    <div>{children}</div>
  </div>
);
