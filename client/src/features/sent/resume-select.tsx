import type { ComponentProps } from 'react';
import { Select } from '../../ui/forms/select';
import { sentWords as words } from './words';

interface ResumeSelectProps extends Omit<ComponentProps<'select'>, 'onChange'> {
  resumes: readonly { id: string; name: string; isMain: boolean }[];
  onChoose: (id: string) => void;
}

/** One of the user's resumes, the main one named as such. */
export const ResumeSelect = ({ resumes, onChoose, ...rest }: ResumeSelectProps) => (
  <Select {...rest} onChange={({ target }) => onChoose(target.value)}>
    {resumes.map(({ id, name, isMain }) => (
      <option key={id} value={id}>
        {isMain ? words.mainResume(name) : name}
      </option>
    ))}
  </Select>
);
