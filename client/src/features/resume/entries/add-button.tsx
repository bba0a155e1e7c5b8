import { Plus } from 'lucide-react';
import type { ComponentProps } from 'react';
import { Button } from '../../../ui/button';
import { entryWords as words } from '../words';

interface AddButtonProps extends Omit<ComponentProps<typeof Button>, 'children'> {
  noun: string;
  /** Adding failed: the button offers to try again. */
  isRetry?: boolean;
}

/** Adds an entry to a list. */
export const AddButton = ({ noun, isRetry = false, ...rest }: AddButtonProps) => (
  <Button variant="secondary" keepsFocus className="w-full sm:w-auto" {...rest}>
    <Plus aria-hidden /> {isRetry ? words.addAgain(noun) : words.add(noun)}
  </Button>
);
