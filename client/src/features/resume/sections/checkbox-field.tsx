import type { ReactNode } from 'react';
import { useFormContext } from 'react-hook-form';
import { classNames } from '../../../lib/class-names';
import type { FormContent } from '../form/form-content';

type ChoicePath = `licenses.${number}.noExpiry` | 'referencesOnRequest' | 'referencesArePublic';

/** A choice of the resume's form, with its words as its label. */
export const CheckboxField = ({
  name,
  className,
  children,
}: {
  name: ChoicePath;
  className?: string;
  children: ReactNode;
}) => {
  const { register } = useFormContext<FormContent>();
  return (
    <label
      className={classNames(
        'flex min-h-6 w-fit items-center gap-2 text-sm pointer-coarse:min-h-11',
        className,
      )}
    >
      <input type="checkbox" className="size-4 shrink-0 accent-primary" {...register(name)} />
      <span>{children}</span>
    </label>
  );
};
