import { Plus } from 'lucide-react';
import type { ComponentProps } from 'react';
import { Button } from '../../../ui/button';
import { entryWords as words } from './words';

interface AddButtonProps extends Omit<ComponentProps<typeof Button>, 'children'> {
  noun: string;
}

/** Adds an entry to a list. */
export const AddButton = ({ noun, ...rest }: AddButtonProps) => (
  <Button variant="secondary" className="w-full sm:w-auto" {...rest}>
    <Plus aria-hidden /> {words.add(noun)}
  </Button>
);
