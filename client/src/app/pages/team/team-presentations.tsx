import { PresentationsList } from '../../../features/presentations/presentations-list';
import { presentationWords as words } from '../../../features/presentations/words';
import { copyText } from '../../../features/sharing/copy-text';
import { toSignIn } from '../../layout/sign-in-required';
import { TeamFrame } from '../../layout/team-frame';

/** What a team presented to clients. */
export const TeamPresentationsPage = ({ slug }: { slug: string }) => (
  <TeamFrame slug={slug} title={words.title} permission="readJobOrders">
    {({ id, may }) => (
      <PresentationsList
        key={id}
        organizationId={id}
        mayPresent={may('present')}
        onCopy={copyText}
        onUnauthorized={toSignIn}
      />
    )}
  </TeamFrame>
);
