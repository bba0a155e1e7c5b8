import { bulkLimits } from '#shared/letterheads/bulk/limits';
import { maxYearsKept, objectionDays } from '#shared/candidates/retention';
import { browserStorageDays } from '#shared/privacy-notice/browser-storage';
import type { NoticeFacts } from '#shared/privacy-notice/schema';
import { closedDays, readOnlyDays } from '#shared/organizations/policy';
import { invitationLimits } from '#shared/organizations/schema';
import { pages } from '#shared/pages/page-table';
import { particularFields } from '#shared/resume/particulars';
import { product } from '#shared/product/product';
import { formatDay } from '../../lib/format';
import { PolicyLink, PolicySection, PolicyText } from './policy-text';

/** 'date of birth, place of birth, … and visa'. */
const particularList = new Intl.ListFormat('en').format(
  Object.values(particularFields).map(({ label }) => label.toLowerCase()),
);

/** The privacy notice. Each sentence must match the code: change both together, and the version. */
export const NoticeText = ({ facts }: { facts: NoticeFacts }) => {
  const { operatorName, dpoName, dpoEmail, retention, signInCookieHours, sendsEmail, version } = facts;
  const dpoLink = <PolicyLink href={`mailto:${dpoEmail}`}>{dpoEmail}</PolicyLink>;
  return (
    <PolicyText
      title="Privacy Notice"
      lead={`What ${product.name} keeps about you, why, for how long, and what you can do about it. This version is of ${formatDay(version)}.`}
    >
      <PolicySection title="Who is responsible">
        <p>
          {product.name} is run by {operatorName}. The data protection officer is {dpoName}. Write to{' '}
          {dpoLink} with any question about your data.
        </p>
      </PolicySection>
      <PolicySection title="What we keep, and why">
        <ul>
          <li>
            <strong>Your account:</strong> name, email address and picture, which we receive from the sign-in
            provider you use. We need them to let you in and to write to you about your plan.
          </li>
          <li>
            <strong>What you add:</strong> your resumes, profile photo, credentials, contact details and
            settings. We keep them to build your resumes and to show your profile the way you chose. Photos
            and pictures are stored without the camera and location details that phones add to them.
          </li>
          <li>
            <strong>Personal particulars:</strong> {particularList}, as far as you add them, for employers who
            ask for a bio-data. Only you see them. They are never on your public profile, in files that
            visitors download, or on our administrators’ pages. They are printed only in your own Bio-data
            files, and each only after you switch it on.
          </li>
          <li>
            <strong>Job applications:</strong> what you write about jobs that you apply for: the employer, the
            text of the post, salaries, interviews, offers, notes, the contacts you add, and every change of
            stage with its date. Only you see it. Add only what you need of other people.{' '}
            {sendsEmail &&
              'If you ask for it, we email you once a day what is due, to your account email only; that you asked and the last day are kept, and each email has a link that stops it.'}
          </li>
          <li>
            <strong>Versions and history of your resume:</strong> what it said after your last saves, and the
            versions that you make for a job. Only you see them.
          </li>
          <li>
            <strong>Letters:</strong> what you write to employers, and your signature where you add it as a
            picture. Only you see it, until you send it.
          </li>
          <li>
            <strong>What you sent:</strong> PDFs that you mark as sent with an application, with the day and
            the names of the credentials. They stay as you sent them. Only you can open them, not even our
            administrators, and you can delete each.
          </li>
          <li>
            <strong>Links for applications:</strong> which resume each shows and until when, how often it was
            opened and downloaded, and when and from which city it was last opened. Its secret address is kept
            only as a scrambled code. The page tells its visitors that opening is counted. Of them we keep,
            for two days, a scrambled code of network address and browser, which changes every day. You can
            end a link at any time.
          </li>
          <li>
            <strong>A link for your calendar app:</strong> only if you make one, when you made it. Its secret
            address is kept only as a scrambled code. Anyone with it, such as the calendar app you give it to,
            sees employers, job titles, and the days and times of your applications. You can turn it off at
            any time.
          </li>
          <li>
            <strong>Shared with agencies:</strong> when an agency asks and you agree, a copy of the resume and
            the parts that you chose, the words of your consent, who looked and what was sent. You withdraw
            under Shared with: the copy is then deleted at once. If you decline, the agency sees that you did,
            and nothing else.
          </li>
          <li>
            <strong>Inquiries:</strong> what you send us about the Agency plan: names, contact details and
            your message. We need them to answer you.
          </li>
          <li>
            <strong>Teams:</strong> which teams you are in, with which role and since when, and a log of what
            you do there, which the owner and admins of the team see. Your colleagues see your name and email
            address. If a team invites you by email, we keep that address until the invitation has ended.
          </li>
          <li>
            <strong>Records of agencies:</strong> an agency may keep your resume here without an account of
            yours, if you consented in writing: what it says, the day of your consent and a file of it, notes,
            and a log of what its members did with it and who looked. The agency is responsible for the
            record, and we store it for them. You get a link from us by email, or from the agency. With it you
            can see the record, correct it, object to its use, delete it at once, or take it over into an
            account. The link is kept only as a scrambled code.
          </li>
          <li>
            <strong>Documents of agencies:</strong> an agency’s letterhead: its logo, which we draw anew
            without keeping the file, its lines and its recruiter’s contact details. Documents of candidates
            under it, as PDFs or Word files, are only for the member who started them. They hold no photo, no
            personal particulars and no contact details of yours, and are deleted at once with the agency’s
            record of you.
          </li>
          <li>
            <strong>Presentations to clients:</strong> an agency that has your resume may show it to a client
            by a link, under its own letterhead: a document, and facts such as field, place and experience.
            Both are deleted with the agency’s record of you. Shared with shows to which clients you were
            presented. The link is kept only as a scrambled code, and its password too. We count how often and
            when the link is opened, and keep, for two days, a scrambled code of network address and browser,
            which changes every day. The page says that opening is counted.
          </li>
          <li>
            <strong>Drafts:</strong> what you type in your resume and have not saved yet, so that you can go
            on after a break or on another device. Only you see a draft. Visitors see it after you save it.
          </li>
          <li>
            <strong>Payments:</strong> amounts, dates, receipt numbers and what the payment provider tells us
            about a payment. Of a card we learn only its kind and last four digits.
          </li>
          <li>
            <strong>Visitors of public profiles:</strong> when a profile was viewed or its files were
            downloaded, from which country and city, and from which website the visitor came. We do not keep a
            visitor’s network address or name; a scrambled code that changes every day keeps one person from
            being counted twice. The owner of the profile sees these statistics.
          </li>
          <li>
            <strong>Security:</strong> sign-ins, the browsers you are signed in with, API tokens you create
            (their names, dates and last four characters, and a scrambled code, never the token itself),
            exports, deletions and refused requests, so that misuse of your account can be found.
          </li>
          <li>
            <strong>Request log:</strong> the time and address of each page and call, with your account number
            and a scrambled code of your network address, so that faults and attacks can be found. What you
            type is not in it.
          </li>
        </ul>
        <p>
          We keep the last three because we have a legitimate interest in useful statistics and safe accounts,
          and all others because you ask us to provide the service, payments also because tax law requires it.
          We do not sell data or show advertising.
        </p>
      </PolicySection>
      <PolicySection title="Who else receives it">
        <ul>
          <li>Anyone who opens your public profile sees what you chose to show there.</li>
          <li>Maya, the payment provider, processes payments and receives your name and email address.</li>
          <li>The sign-in provider you use learns that you signed in to {product.name}.</li>
          {sendsEmail && (
            <li>An email provider delivers our messages to you and receives your email address for that.</li>
          )}
          <li>
            A storage and hosting provider keeps files, the database, the request log and backups on our
            behalf.
          </li>
          <li>Our administrators can find an account to answer questions and fix payments.</li>
        </ul>
      </PolicySection>
      <PolicySection title="How long">
        <ul>
          <li>Your account and what you added: until you delete it.</li>
          <li>
            A resume that you move to the trash: {retention.trash} days, or until you delete it for good or
            restore it.
          </li>
          <li>A draft: until you save it, discard your changes, or delete your account.</li>
          <li>
            Single views and downloads of a profile: {retention.visits} days, then only daily totals remain,
            until the account is deleted.
          </li>
          <li>The security log: {retention.securityLog} days. It holds account numbers, no names.</li>
          <li>API tokens: until you revoke them or delete your account.</li>
          <li>The request log: {retention.requestLog} days.</li>
          <li>
            Backups: {retention.backups} days. What you delete is gone from the service at once, and from
            backups after that time.
          </li>
          <li>
            After you delete your account: scrambled codes of your usernames for good, so that no other user
            gets your links, and, if you had your free trial, one of your sign-in for {retention.usedTrial}{' '}
            days, so that there is one trial per person. They are made with a secret key. Without it, they do
            not reveal who you were.
          </li>
          <li>
            Copies that agencies have by your consent: until you withdraw it, it ends, or you delete your
            account. The words of the consent stay in your account. Requests for consent: 30 days after they
            ended.
          </li>
          <li>Inquiries: {retention.inquiries} days.</li>
          <li>
            A team: until its owner ends it. When its plan ends, it can be read for {readOnlyDays} days more,
            and everything is deleted {closedDays} days after that. Invitations: {invitationLimits.days} days,
            and 30 days more so that a late reader learns why they do not work. An email to its members that a
            team is handed over or ended: until it is sent, at most 3 days. What you did for a team stays in
            its log without your name when you delete your account.
          </li>
          <li>
            An agency’s record of you: until the day that it states, at most {maxYearsKept} years after your
            consent in writing, or up to {objectionDays} days after you object. That a record was deleted
            stays in the agency’s log, without your name.
          </li>
          <li>
            An agency’s letterhead: as long as the team. Sets of documents under it: {bulkLimits.hoursKept}{' '}
            hours.
          </li>
          <li>Messages of the payment provider: {retention.paymentMessages} days.</li>
          <li>
            Sign-ins: a device is signed out after {retention.idleSession} days without a visit, and after{' '}
            {retention.session} days in any case.
          </li>
          <li>
            Payments: as long as tax law requires. After you delete your account they no longer name you.
          </li>
        </ul>
      </PolicySection>
      <PolicySection title="Cookies and your browser">
        <p>
          One cookie keeps you signed in, for at most {retention.session} days. While you sign in, two more
          remember where you started; they end with the sign-in, or after {signInCookieHours} hours at most.
          Where an agency’s page for clients asks for a password, one remembers for 12 hours that it was
          right. Your browser also remembers your color theme, your chosen template, which certificates you
          put in your last packet and how it was made, and for at most {browserStorageDays} days typing and
          choices that have not reached us yet, and typing that you set aside.
        </p>
      </PolicySection>
      <PolicySection title="Your rights">
        <p>
          Under the Data Privacy Act of 2012 (Republic Act No. 10173) you may be informed, see your data,
          correct it, have it erased or blocked, take it with you, object to its use, and claim damages.
        </p>
        <ul>
          <li>
            Download everything or delete your account yourself under{' '}
            <PolicyLink href={pages.yourData}>Your data</PolicyLink>.
          </li>
          <li>Correct your details in your profile and resume at any time.</li>
          <li>For anything else, or to object, write to {dpoLink}. A person will answer.</li>
        </ul>
        <p>
          If you are not satisfied, you can file a complaint with the National Privacy Commission:{' '}
          <PolicyLink href="https://privacy.gov.ph">privacy.gov.ph</PolicyLink>.
        </p>
      </PolicySection>
      <PolicySection title="When this notice changes">
        <p>
          The date at the top changes with it, and the next time you are signed in we tell you once. See also
          the <PolicyLink href={pages.terms}>Terms of Service</PolicyLink>.
        </p>
      </PolicySection>
    </PolicyText>
  );
};
