import { Button } from '../button';
import { chunkLostAdvice } from './chunk-lost-advice';
import { FailedState } from './failed-state';

/**
 * Takes the place of a part that could not be loaded or rendered. A browser does not request a failed module again, and
 * a release removes old chunks: only a new page helps. `data-load-failed` hides the reload notice, which would repeat it.
 */
export const LoadFailed = () => (
  <div data-load-failed="">
    <FailedState
      title="This part could not be shown"
      description={chunkLostAdvice()}
      action={
        <Button variant="secondary" onClick={() => window.location.reload()}>
          Reload Page
        </Button>
      }
    />
  </div>
);
