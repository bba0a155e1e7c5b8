import { useState, type ComponentProps } from 'react';
import { Button } from '../../../ui/button';
import { lazyDialog } from '../../../ui/lazy';
import type { PresentPanel as Panel } from './present-panel';
import { teamPageWords } from './words';

const PresentPanel = lazyDialog(() => import('./present-panel'), 'PresentPanel');

type PresentButtonProps = Pick<
  ComponentProps<typeof Panel>,
  'userId' | 'organizationId' | 'candidates' | 'jobOrder'
>;

/** Presents the chosen candidates to a client. */
export const PresentButton = (props: PresentButtonProps) => {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button variant="secondary" onClick={() => setIsOpen(true)}>
        {teamPageWords.present}
      </Button>
      <PresentPanel {...props} open={isOpen} onOpenChange={setIsOpen} />
    </>
  );
};
