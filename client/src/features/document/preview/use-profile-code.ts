import { useEffect, useState } from 'react';
import type { ProfileCode } from '#shared/document/layout/document';
import { profileCode } from '#shared/document/profile-code';

/** The QR code of an address once it is there; undefined without an address. */
export const useProfileCode = (url: string | undefined): ProfileCode | undefined => {
  const [made, setMade] = useState<{ url: string; code: ProfileCode }>();
  useEffect(() => {
    if (url === undefined) return;
    let isCurrent = true;
    profileCode(url).then(
      (code) => isCurrent && setMade({ url, code }),
      // The preview goes on without it, as the PDF does.
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [url]);
  return made && made.url === url ? made.code : undefined;
};
