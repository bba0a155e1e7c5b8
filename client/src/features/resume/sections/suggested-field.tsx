import { type ComponentProps, useId } from 'react';
import { ResumeField } from '../form/resume-field';

/** A text field that proposes texts; any other may be typed. */
export const SuggestedField = ({
  suggestions,
  input,
  ...props
}: ComponentProps<typeof ResumeField> & { suggestions: readonly string[] }) => {
  const id = useId();
  return (
    <div className={props.className}>
      <ResumeField {...props} className="" input={{ autoComplete: 'off', ...input, list: id }} />
      <datalist id={id}>
        {suggestions.map((text) => (
          <option key={text} value={text} />
        ))}
      </datalist>
    </div>
  );
};
