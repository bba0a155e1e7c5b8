import { useFormContext, useWatch } from 'react-hook-form';
import { Badge } from '../../../ui/layout/badge';
import type { FormContent } from '../editor/form-content';

/** Marks a section that is not printed. */
export const HiddenBadge = ({ id }: { id: string }) => {
  const { control } = useFormContext<FormContent>();
  const isHidden = useWatch({ control, name: 'hiddenSections', compute: (hidden) => hidden.includes(id) });
  return isHidden ? <Badge>Hidden</Badge> : null;
};
