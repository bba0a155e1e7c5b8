import { classNames } from '../../lib/class-names';
import { signInAgain } from '../../lib/leaving/sign-in-again';
import { Button } from '../../ui/button';
import { organizationWords } from './words';

/** A sensitive call was refused: the sign-in is too long ago. */
export const SignInAgain = ({ message, className }: { message: string; className?: string }) => (
  <div role="alert" className={classNames('grid justify-items-start gap-2 text-sm', className)}>
    <p className="font-medium text-danger-text">{message}</p>
    <Button variant="secondary" onClick={() => signInAgain()}>
      {organizationWords.handOver.signInAgain}
    </Button>
  </div>
);
