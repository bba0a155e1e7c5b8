import { ExternalLink, FileText } from 'lucide-react';
import { fileTypeName, formatFileSize, isPictureType } from '#shared/credentials/file-facts';
import type { PublicCredential } from '#shared/credentials/schema';
import { buttonClass } from '../../../ui/button';
import { Card } from '../../../ui/layout/card';
import { fileAddress } from '../contact-links';
import { onOpened } from '../on-opened';
import { publicWords } from '../words';
import { credentialPageWords } from '../words';

const { file: words } = credentialPageWords;

interface FileProps extends Pick<
  PublicCredential,
  'title' | 'fileUrl' | 'fileType' | 'fileSize' | 'thumbnailUrl'
> {
  onOpenFile?: (() => void) | undefined;
}

/** A credential's file: an image shown large, anything else as a link. */
export const CredentialFile = ({ onOpenFile, ...file }: FileProps) => {
  const href = fileAddress(file.fileUrl);
  const kind = fileTypeName(file.fileType);
  const isPicture = isPictureType(file.fileType) && href !== undefined;
  return (
    <Card aria-label={words.label} className="space-y-4 print:border-0 print:p-0">
      {isPicture && <Picture href={href} title={file.title} thumbnailUrl={file.thumbnailUrl} />}
      <div className="flex flex-wrap items-center gap-3">
        {!isPicture && (
          <span className="grid size-12 shrink-0 place-items-center rounded-control bg-primary-soft text-primary-text">
            <FileText aria-hidden className="size-6" />
          </span>
        )}
        <p className="min-w-0 flex-1 text-sm">
          <span className="block font-medium">{kind === 'File' ? words.unknownKind : words.kind(kind)}</span>
          <span className="block text-muted tabular-nums">{formatFileSize(file.fileSize)}</span>
        </p>
        {href !== undefined && (
          <a
            {...newTab(href)}
            {...onOpened(() => onOpenFile?.())}
            className={`${buttonClass({ variant: isPicture ? 'secondary' : 'primary' })} print:hidden`}
          >
            <ExternalLink aria-hidden />
            {isPicture ? words.fullSize : words.open(kind)}
            <span className="sr-only">{publicWords.opensInNewTab}</span>
          </a>
        )}
      </div>
    </Card>
  );
};

const newTab = (href: string) => ({ href, target: '_blank', rel: 'noopener noreferrer nofollow ugc' });

interface PictureProps extends Pick<PublicCredential, 'title' | 'thumbnailUrl'> {
  href: string;
}

/** The thumbnail until the large image covers it. The frame has a fixed size, so nothing moves. */
const Picture = ({ href, title, thumbnailUrl }: PictureProps) => {
  const small = fileAddress(thumbnailUrl ?? '');
  return (
    <img
      src={href}
      alt={words.pictureOf(title)}
      className="aspect-square w-full rounded-control bg-subtle bg-contain bg-center bg-no-repeat object-contain sm:aspect-[4/3] print:aspect-auto print:max-h-[18cm] print:object-left-top"
      style={small === undefined ? undefined : { backgroundImage: `url("${encodeURI(small)}")` }}
    />
  );
};
