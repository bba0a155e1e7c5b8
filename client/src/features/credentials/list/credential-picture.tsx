import { FileImage, FileText } from 'lucide-react';
import { useState } from 'react';
import type { PublicCredential } from '#shared/credentials/schema';

/** The file's thumbnail, else an icon of its type. */
export const CredentialPicture = ({
  thumbnailUrl,
  fileType,
}: Pick<PublicCredential, 'thumbnailUrl' | 'fileType'>) => {
  const [failedUrl, setFailedUrl] = useState<string | null>(null);
  if (thumbnailUrl && failedUrl !== thumbnailUrl)
    return (
      <img
        src={thumbnailUrl}
        alt=""
        loading="lazy"
        decoding="async"
        width={64}
        height={64}
        onError={() => setFailedUrl(thumbnailUrl)}
        className="size-16 shrink-0 rounded-control border bg-subtle object-cover"
      />
    );
  const Icon = fileType.startsWith('image/') ? FileImage : FileText;
  return (
    <span className="grid size-16 shrink-0 place-items-center rounded-control bg-primary-soft text-primary-text">
      <Icon aria-hidden className="size-7" strokeWidth={1.5} />
    </span>
  );
};
