import type { ReactNode } from 'react';
import { product } from '#shared/product/product';
import { isolated } from '#shared/text/invisible';
import type { ContactKind } from './contact-links';

/** The texts that profiles and credential pages share. Dates are formatted. */
export const publicWords = {
  opensInNewTab: '(opens in a new tab)',
  goHome: 'Go to Home',
  validUntil: (date: string) => `until ${date}`,
  expiredOn: (date: string) => `on ${date}`,
  certificateAt: (host: string) => `Certificate at ${host}`,
  checkWith: (register: string) => `Check with ${register}`,
  licenseNumber: 'License No.',
};

/** The texts of a profile. Dates are formatted. */
export const profileWords = {
  loading: 'Loading profile',
  download: {
    action: 'Download Resume PDF',
    preparing: 'Preparing PDF…',
    failed: 'The PDF could not be made. Please try again.',
  },
  saveContact: 'Save Contact',
  /** The page has room for a person's summary without the document's longer heading. */
  summary: 'Summary',
  seaServiceColumns: [
    'Vessel',
    'Type, flag',
    'GRT/DWT, engine',
    'Rank',
    'Principal or agency',
    'Sign on, sign off',
  ],
  showMore: (count: number) => `Show ${count} more`,
  showFewer: 'Show fewer',
  enteredBy: (owner: ReactNode) => (
    <>
      Entered by {owner}. {product.name} does not verify licenses; check with the issuer.
    </>
  ),
  unnamedOwner: 'the profile’s owner',
  issued: (date: string) => `Issued ${date}`,
  askForNumber: {
    action: 'Ask for the number',
    of: (license: string) => `Ask for the number: ${license}`,
    mail: (license: string, firstName: string) => ({
      subject: `License number: ${license}`,
      body: `Hello${firstName && ` ${firstName}`},\r\n\r\nI saw “${license}” on your ${product.name} profile and would like to verify it. Could you please send me the license number?\r\n\r\nThank you.`,
    }),
  },
  credentialDetails: 'Details',
  referencesOnRequest: 'Available on request',
  emptyTitle: 'Nothing here yet',
  empty: (name: string) => `${isolated(name)} has not added any experience, skills or credentials yet.`,
  owner: {
    title: 'Your profile is still empty',
    hint: 'Add your title, experience and skills, and they appear here.',
    action: 'Fill in My Resume',
  },
  // The specification's words.
  notFoundTitle: 'Profile Not Found',
  notFound: "The profile you're looking for doesn't exist.",
};

/** The texts at the top of a profile, which the dashboard shows too. */
export const heroWords = {
  photoOf: (name: string) => `Photo of ${isolated(name)}`,
  contact: 'Contact details',
  contactKinds: {
    email: 'Email',
    phone: 'Phone',
    location: 'Location',
    website: 'Website',
  } satisfies Record<ContactKind, string>,
  lastUpdated: (date: ReactNode) => <>Last updated {date}</>,
};

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

/** The texts of the owner's choice of visibility. */
export const visibilityWords = {
  fillInForCredential: 'Fill in my resume',
  hiddenProfile: {
    private: 'Your profile is private: visitors cannot open this link.',
    unsaved: 'Visitors cannot open this link yet: save your resume first.',
    fillIn: 'Fill in My Resume',
  },
  changeWho: 'Change who can see it',
  card: {
    title: 'Who can see your profile',
    loading: 'Loading who can see your profile',
    failed: 'This setting could not be loaded',
    error: 'Error',
    notChanged: 'Who can see your profile was not changed. Please try again.',
    details: 'Contact details that visitors see',
    detailsHidden: 'Your profile is private: visitors see nothing until you change that.',
    detailsShown: 'On your profile and in the PDF that they download.',
    ownPdf: 'The PDF that you download yourself always has all of them.',
    email: 'Email',
    phone: 'Phone number',
    location: 'Location',
    show: (detail: string) => `Show visitors your ${detail.toLowerCase()}`,
    shown: 'Shown',
    hidden: 'Hidden',
  },
  question: {
    keep: 'Keep it that way',
    makePrivate: 'Make it private',
    notSaved: 'Your answer was not saved. Please try again.',
  },
};

/** The texts about who sees a profile now, also for its owner on the page itself. */
export const audienceWords = {
  choices: {
    public: { label: 'Public', about: 'Anyone can see your profile, and search engines can find it.' },
    link: {
      label: 'Anyone with the link',
      about: 'People with your link can see it. Search engines cannot.',
    },
    private: { label: 'Private', about: 'Only you can see it. Your link shows nothing to anyone else.' },
  },
  audience: {
    owner: 'Only you can see this profile.',
    ownerUntilSaved: 'Only you can see this profile until you save your resume.',
    public: 'Anyone can see this profile, and search engines can find it.',
    link: 'Anyone with your link can see this profile.',
  },
  change: 'Change',
  hiddenCredential: {
    private: 'Visitors cannot open it: your profile is private.',
    unsaved: 'Visitors cannot open it until you save your resume.',
  },
};
