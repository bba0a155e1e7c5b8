import { useFormContext, useWatch } from 'react-hook-form';
import { Badge } from '../../../ui/layout/badge';
import type { FormContent } from '../form/form-content';
import { sectionWords } from '../words';

/** Marks a section that is not printed; names it where the badge is not in a card of its own. */
export const HiddenBadge = ({ id, name }: { id: string; name?: string }) => {
  const { control } = useFormContext<FormContent>();
  const isHidden = useWatch({ control, name: 'hiddenSections', compute: (hidden) => hidden.includes(id) });
  return isHidden ? <Badge>{name ? sectionWords.hiddenSection(name) : sectionWords.hidden}</Badge> : null;
};
