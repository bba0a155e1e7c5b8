import { useFormContext, useWatch } from 'react-hook-form';
import { Button } from '../../../ui/button';
import type { FormContent } from '../form/form-content';
import { stepWords } from '../words';

const { example: words } = stepWords;

/** An example for a text. It can be put into the field while that is empty: it never replaces what the user typed. */
export const FieldExample = ({ name, text }: { name: 'summary'; text: string }) => {
  const { control, setValue, setFocus } = useFormContext<FormContent>();
  const isEmpty = useWatch({ control, name, compute: (value) => (value ?? '').trim() === '' });
  const use = () => {
    setValue(name, text, { shouldDirty: true, shouldTouch: true });
    setFocus(name);
  };
  return (
    <details className="mt-1 text-sm">
      <summary className="inline-flex min-h-6 items-center font-medium text-primary-text pointer-coarse:min-h-11">
        {words.see}
      </summary>
      <p className="rounded-control bg-subtle p-3 text-ink">{text}</p>
      {isEmpty && (
        <Button variant="secondary" size="sm" className="mt-2" onClick={use}>
          {words.use}
        </Button>
      )}
    </details>
  );
};
