import type { ReactNode } from 'react';
import { product } from '#shared/product/product';
import { isolated } from '#shared/text/invisible';

/** The texts of a credential's page. */
export const credentialPageWords = {
  loading: 'Loading credential',
  selfDeclared: 'Self-declared',
  belongsTo: 'Belongs to',
  viewProfile: 'View Profile',
  notFoundTitle: 'Credential Not Found',
  notFound: "The credential you're looking for doesn't exist or is not public.",
  openProfile: 'Open the Profile',
  file: {
    label: 'File',
    unknownKind: 'File',
    kind: (kind: string) => `${kind} file`,
    fullSize: 'Open in Full Size',
    open: (kind: string) => `Open ${kind}`,
    pictureOf: (title: string) => `The file of ${isolated(title)}`,
  },
  trust: {
    title: 'What self-declared means',
    unverified: (name: ReactNode, issuer: ReactNode) => (
      <>
        {name} added this credential. No one has verified it: neither {product.name} nor {issuer}. To be sure,
        ask the issuer.
      </>
    ),
    unknownIssuer: 'the issuer',
    unchanged: (time: ReactNode) => (
      <>The file has not changed since it was uploaded on {time} (Philippine time).</>
    ),
    details: 'Technical details',
    recorded: `${product.name} recorded the SHA-256 of the file when it was uploaded. Changing a single character of the file would change it.`,
    hash: 'SHA-256 of the file',
    copyHash: 'Copy SHA-256',
    hashName: 'SHA-256',
    copy: 'Copy',
    copied: 'SHA-256 copied',
  },
  check: {
    title: 'Check a file',
    what: 'Were you sent this credential as a file? Choose your copy to see whether it is the same as the one here. It is compared on your device and sent nowhere.',
    file: 'File to check',
    choose: 'Choose a File',
    reading: 'Reading…',
    /** `text` follows the file's name. */
    answers: {
      same: {
        title: 'The same file',
        text: 'is the same as the file on this page, byte for byte.',
      },
      'same-picture': {
        title: 'The same picture',
        text: 'holds the same picture as the file on this page. Your copy also has details such as the camera or the place, which are removed at upload.',
      },
      different: {
        title: 'Not the same file',
        text: 'differs from the file on this page. It may still show the same document: a scan, a screenshot or a picture that a messenger made smaller is another file. Open the file on this page and compare what it says.',
      },
      unreadable: {
        title: 'The file could not be read',
        text: 'could not be read. Choose it once more, or another copy of it.',
      },
    },
  },
};
