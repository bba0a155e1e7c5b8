import { fireEvent, render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { emptyExperience } from '#shared/resume/schema';
import { emptyProfile, sampleProfile } from '../../../testing/sample-profile';
import { ProfileNotFound } from '../not-found-card';
import { ProfileView } from './profile-view';

const withResume = (changes: Partial<typeof sampleProfile.resume>) => ({
  ...sampleProfile,
  resume: { ...sampleProfile.resume, ...changes },
});

/** The headings of the sections in the order of the page. */
const sectionsInOrder = () =>
  screen
    .getAllByRole('region')
    .map((section) => within(section).getByRole('heading', { level: 2 }).textContent);

test('the hero shows name, title and contact details', () => {
  render(<ProfileView profile={sampleProfile} />);
  expect(screen.getByRole('heading', { level: 1, name: 'Maria Santos' })).toBeVisible();
  expect(screen.getByText('Registered Nurse')).toBeVisible();
  const contact = within(screen.getByRole('list', { name: 'Contact details' }));
  expect(contact.getByRole('link', { name: 'maria@example.com' })).toHaveAttribute(
    'href',
    'mailto:maria@example.com',
  );
  expect(contact.getByRole('link', { name: '+63 917 555 0101' })).toHaveAttribute(
    'href',
    'tel:+639175550101',
  );
  expect(screen.getByText('Nov 1, 2026')).toHaveAttribute('datetime', sampleProfile.resume.updatedAt);
  expect(contact.getByText('Cebu City')).toBeVisible();
  expect(contact.getByRole('link', { name: 'maria.example' })).toHaveAttribute(
    'href',
    'https://maria.example/',
  );
});

test('every section is in order, with line breaks and lists as written', () => {
  render(<ProfileView profile={sampleProfile} />);
  // What a visitor checks first, then the owner's order, for eyes and screen readers alike.
  expect(sectionsInOrder()).toEqual(['Credentials', 'Summary', 'Work Experience', 'Skills', 'Education']);
  const summary = within(screen.getByRole('region', { name: 'Summary' }));
  expect(summary.getByText(/Twelve years/).textContent).toBe(
    'Twelve years of bedside care.\nCalm where it counts.',
  );
  const experience = within(screen.getByRole('region', { name: 'Work Experience' }));
  expect(experience.getByRole('heading', { level: 3, name: 'Charge Nurse' })).toBeVisible();
  expect(experience.getByText('Chong Hua Hospital')).toBeVisible();
  expect(experience.getByText('2019 – Present')).toBeVisible();
  expect(experience.getByText('Trained 14 nurses').tagName).toBe('LI');
  expect(experience.getByText('Cut waiting by 30%').tagName).toBe('LI');
  const skills = within(screen.getByRole('region', { name: 'Skills' })).getAllByRole('listitem');
  expect(skills.map((skill) => skill.textContent)).toEqual(['Triage', 'IV therapy']);
  const education = within(screen.getByRole('region', { name: 'Education' }));
  expect(education.getByRole('heading', { name: 'BS Nursing' })).toBeVisible();
  // As in the PDF.
  expect(education.getByText('2008–2012')).toBeVisible();
});

test('a credential opens its file in a new tab without opener', () => {
  render(<ProfileView profile={sampleProfile} />);
  const link = screen.getByRole('link', { name: /PRC License/ });
  expect(link).toHaveTextContent('Professional Regulation Commission · Mar 15, 2024');
  expect(link).toHaveAttribute('href', sampleProfile.credentials[0]?.fileUrl);
  expect(link).toHaveAttribute('target', '_blank');
  expect(link.getAttribute('rel')).toContain('noopener');
});

test('each credential links to its own page, named in the label', () => {
  render(<ProfileView profile={sampleProfile} />);
  const details = screen.getByRole('link', { name: 'Details', description: 'PRC License' });
  expect(details).toHaveAttribute(
    'href',
    `/profile/maria-santos/credentials/${sampleProfile.credentials[0]?.id}`,
  );
});

test('an image has a lazy-loaded thumbnail', () => {
  const [license] = sampleProfile.credentials;
  const picture = {
    ...license!,
    id: '1',
    fileType: 'image/png',
    thumbnailUrl: '/api/credentials/1/thumbnail',
  };
  render(<ProfileView profile={{ ...sampleProfile, credentials: [license!, picture] }} />);
  const section = screen.getByRole('region', { name: 'Credentials' });
  const pictures = [...section.querySelectorAll('img')];
  expect(pictures.map((image) => image.getAttribute('src'))).toEqual(['/api/credentials/1/thumbnail']);
  expect(pictures[0]).toHaveAttribute('loading', 'lazy');
});

test('more than four credentials are folded away', () => {
  const [license] = sampleProfile.credentials;
  const credentials = Array.from({ length: 6 }, (_, index) => ({
    ...license!,
    id: String(index),
    title: `Certificate ${index + 1}`,
  }));
  render(<ProfileView profile={{ ...sampleProfile, credentials }} />);
  expect(screen.getByText('Certificate 4').closest('details')).toBeNull();
  const folded = screen.getByText('Certificate 5').closest('details');
  expect(folded).not.toHaveAttribute('open');
  expect(folded).toContainElement(screen.getByText('Certificate 6'));
  expect(within(folded!).getByText('Show 2 more')).toBeVisible();
});

test('folded items are on paper, also where only a script can unfold them', () => {
  const [license] = sampleProfile.credentials;
  const credentials = Array.from({ length: 5 }, (_, index) => ({ ...license!, id: String(index) }));
  render(<ProfileView profile={{ ...sampleProfile, credentials }} />);
  const folded = screen.getByText('Show 1 more').closest('details');
  window.dispatchEvent(new Event('beforeprint'));
  expect(folded).toHaveAttribute('open');
  window.dispatchEvent(new Event('afterprint'));
  expect(folded).not.toHaveAttribute('open');
});

test('empty sections, blank entries and empty contact details are left out', () => {
  render(
    <ProfileView
      profile={{
        ...withResume({
          summary: '  ',
          phone: '',
          skills: [],
          experience: [{ ...emptyExperience, company: ' ' }],
        }),
        credentials: [],
      }}
    />,
  );
  expect(screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent)).toEqual([
    'Education',
  ]);
  expect(screen.queryByText(/Phone/)).not.toBeInTheDocument();
});

test('a person without a name is a Professional', () => {
  const user = { ...sampleProfile.user, firstName: '', lastName: '' };
  render(<ProfileView profile={{ ...sampleProfile, user }} />);
  expect(screen.getByRole('heading', { level: 1, name: 'Professional' })).toBeVisible();
});

test('the photo of the resume comes before that of the account, and initials stand in for a missing one', () => {
  const user = { ...sampleProfile.user, profileImageUrl: '/api/photos/6f1f9a52-7a50-4a6c-a3dd-6a2a1f1f2b99' };
  const { rerender } = render(<ProfileView profile={{ ...sampleProfile, user }} />);
  const photo = screen.getByRole('img', { name: 'Photo of Maria Santos' });
  expect(photo).toHaveAttribute('src', sampleProfile.resume.profilePhotoUrl);

  rerender(<ProfileView profile={{ ...withResume({ profilePhotoUrl: '' }), user }} />);
  expect(screen.getByRole('img', { name: 'Photo of Maria Santos' })).toHaveAttribute(
    'src',
    user.profileImageUrl,
  );

  fireEvent.error(screen.getByRole('img', { name: 'Photo of Maria Santos' }));
  expect(screen.getByRole('img', { name: 'Photo of Maria Santos' })).toHaveTextContent('MS');
});

test('user text stays text: no markup, no scripts, only safe URLs', () => {
  const markup = '<script>window.hacked = true</script><img src=x onerror="window.hacked = true">';
  const { container } = render(
    <ProfileView
      profile={{
        user: { ...sampleProfile.user, firstName: markup, profileImageUrl: 'javascript:alert(1)' },
        resume: {
          ...sampleProfile.resume,
          title: markup,
          summary: markup,
          website: 'javascript:alert(1)',
          profilePhotoUrl: '',
          skills: [markup, 'مرحبا', '👩🏽‍⚕️'],
        },
        credentials: sampleProfile.credentials.map((credential) => ({
          ...credential,
          title: markup,
          fileUrl: 'data:text/html,<script>alert(1)</script>',
        })),
        today: sampleProfile.today,
      }}
    />,
  );
  expect(container.querySelector('script, [onerror], [src*="javascript"]')).toBeNull();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(markup);
  expect(screen.getByText('javascript:alert(1)').closest('a')).toBeNull();
  const addresses = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(addresses).toEqual([
    'mailto:maria@example.com',
    'tel:+639175550101',
    `/profile/maria-santos/credentials/${sampleProfile.credentials[0]?.id}`,
  ]);
  expect(screen.getByText('مرحبا')).toHaveAttribute('dir', 'auto');
});

test('an empty profile invites its owner to fill it, and visitors see an empty state', () => {
  const { rerender } = render(<ProfileView profile={emptyProfile} isOwner />);
  expect(screen.getByRole('link', { name: 'Fill in My Resume' })).toHaveAttribute('href', '/');
  expect(screen.queryByText('Nothing here yet')).not.toBeInTheDocument();

  rerender(<ProfileView profile={emptyProfile} />);
  expect(screen.queryByRole('link', { name: 'Fill in My Resume' })).not.toBeInTheDocument();
  expect(screen.getByText('Nothing here yet')).toBeVisible();

  rerender(<ProfileView profile={sampleProfile} isOwner />);
  expect(screen.queryByRole('link', { name: 'Fill in My Resume' })).not.toBeInTheDocument();
});

test('an unused username: the specified text, with one link', () => {
  render(<ProfileNotFound />);
  expect(screen.getByRole('heading', { name: 'Profile Not Found' })).toBeVisible();
  expect(screen.getByText("The profile you're looking for doesn't exist.")).toBeVisible();
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/']);
});

test('an address in a description is a link, signs of lists are none of its words, and credentials in one make none', () => {
  const [job] = sampleProfile.resume.experience;
  const description = 'See https://ana.ph/work.\n\uf0b7 Trained nurses\n1. http://a@b@c/';
  render(
    <ProfileView
      profile={{
        ...sampleProfile,
        resume: { ...sampleProfile.resume, experience: [{ ...job!, description }] },
      }}
    />,
  );
  const link = screen.getByRole('link', { name: 'https://ana.ph/work' });
  expect(link).toHaveAttribute('href', 'https://ana.ph/work');
  expect(link).toHaveAttribute('rel', 'noopener noreferrer nofollow ugc');
  expect(screen.getByText('Trained nurses').tagName).toBe('LI');
  expect(screen.getByText('http://a@b@c/').closest('a')).toBeNull();
});
