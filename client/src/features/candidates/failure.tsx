import { unplacedMessage } from '../../lib/api/api-error';

/** Why a form was not saved, below its button. */
export const Failure = ({ error, fallback }: { error: Error | null; fallback: string }) =>
  error && (
    <p role="alert" className="mt-2 text-sm font-medium text-danger-text">
      {unplacedMessage(error, fallback)}
    </p>
  );
