import { expect, test } from 'vitest';
import { noParticulars } from '../particulars';
import { reportLines } from './testing/report-lines';
import { complete } from './testing/complete';

test('what the summary says of a file with every key of the standard', () => {
  expect(reportLines(complete).items).toEqual([
    'left out | Name | Ramon Dela Peña | Change your name and email in the Profile tab',
    'left out | Email | ramon@example.ph | Change your name and email in the Profile tab',
    'taken | Title | Second Officer',
    'taken | Summary | Deck officer with nine years on bulk carriers and tankers, and a clean record in port inspections.',
    'taken | Phone | +639175550144 | Written as "+63 917 555 0144" in the file',
    'taken | Location | Manila, Metro Manila, Philippines',
    'left out | Location: postal code | 1006 | A public profile shows the city, region and country only',
    'taken | Website | https://ramon.example.ph',
    'taken | Link | LinkedIn · https://www.linkedin.com/in/ramon-dp',
    'taken | Link | Mastodon (ramon) · https://social.example.ph/feed',
    'taken | Link | Viber: 0917-555-0144',
    'left out | Photo | https://ramon.example.ph/me.jpg | Upload your photo in the Profile Photo card',
    'left out | Skill Voyage data recorder analysis: level | Beginner | It does not fit in a skill',
    'taken | Skills | ECDIS (Expert), Passage planning, Chart correction, Voyage data recorder analysis, VDR',
    'taken | Work | Second Officer, Visayan Bulk Lines · Feb 2019 – Oct 2024',
    'taken | Education | Bachelor of Science, Marine Transportation, Philippine Merchant Marine Academy · 2010-2014',
    'taken | Certificate | Officer in Charge of a Navigational Watch, Maritime Industry Authority · 2022-03-18',
    'taken | Language | Filipino, Native',
    'taken | Language | English, Professional working proficiency',
    'taken | Project | Watch Planner, Author, Trainer · May 2020 – Aug 2020',
    'taken | Award | Best Cadet, PMMA · 2013-11-05',
    'taken | Volunteering | Instructor, Coast Guard Auxiliary · Jan 2018 – Dec 2018',
    'taken | Publication | Fatigue on Four-Hour Watches, Tinig ng Marino · 2021-06',
    'taken | Reference | Capt. Lito Reyes',
    'taken | Interests | Sailing: Dinghies, Paraw; Chess',
    'taken | Street address | 5 Escolta',
    'taken | Did not fit | Skill Voyage data recorder analysis: level: Beginner | Kept in a hidden section, where you can shorten it or use it elsewhere',
  ]);
});

test('what becomes of a file with every key of the standard', () => {
  expect(reportLines(complete).content).toEqual({
    title: 'Second Officer',
    summary:
      'Deck officer with nine years on bulk carriers and tankers, and a clean record in port inspections.',
    phone: '+639175550144',
    location: 'Manila, Metro Manila, Philippines',
    website: 'https://ramon.example.ph',
    profilePhotoUrl: '',
    skills: [
      'ECDIS (Expert)',
      'Passage planning',
      'Chart correction',
      'Voyage data recorder analysis',
      'VDR',
    ],
    experience: [
      {
        title: 'Second Officer',
        company: 'Visayan Bulk Lines',
        duration: 'Feb 2019 – Oct 2024',
        description:
          'Kept the navigational watch on a Supramax carrier.\nAbout the company: Owner of eleven bulk carriers\n- Planned 140 passages\n- Cut chart corrections from 6 to 2 hours a week',
        location: 'Manila Bay',
        link: 'https://vbl.example.ph',
      },
    ],
    education: [
      {
        degree: 'Bachelor of Science, Marine Transportation',
        school: 'Philippine Merchant Marine Academy',
        year: '2010-2014',
        description: 'Score: 1.75\nCourses:\n- Celestial Navigation\n- Ship Stability',
        link: 'https://pmma.example.ph',
      },
    ],
    licenses: [
      {
        name: 'Officer in Charge of a Navigational Watch',
        issuer: 'Maritime Industry Authority',
        number: '',
        issued: '2022-03-18',
        validUntil: '',
        noExpiry: false,
        link: 'https://marina.example.ph/verify/88',
        credentialId: '',
        numberIsPublic: false,
      },
    ],
    languages: [
      {
        name: 'Filipino',
        level: 'Native',
      },
      {
        name: 'English',
        level: 'Professional working proficiency',
      },
    ],
    projects: [
      {
        name: 'Watch Planner',
        role: 'Author, Trainer',
        link: 'https://planner.example.ph',
        duration: 'May 2020 – Aug 2020',
        description:
          'A sheet that plans fair watches.\nOrganization: Visayan Bulk Lines\nType: application\nKeywords: Excel, Rest hours\n- Used on nine ships',
      },
    ],
    seaService: [],
    particulars: { ...noParticulars, streetAddress: '5 Escolta' },
    trainings: [],
    awards: [
      {
        title: 'Best Cadet',
        awarder: 'PMMA',
        date: '2013-11-05',
        description: 'First of 212 in the sea year.',
      },
    ],
    volunteering: [
      {
        role: 'Instructor',
        organization: 'Coast Guard Auxiliary',
        location: '',
        duration: 'Jan 2018 – Dec 2018',
        description: 'Taught survival at sea.\n- Reached 300 fishers',
        link: 'https://auxiliary.example.ph',
      },
    ],
    publications: [
      {
        title: 'Fatigue on Four-Hour Watches',
        publisher: 'Tinig ng Marino',
        date: '2021-06',
        link: 'https://tinig.example.ph/fatigue',
        description: 'A survey of 90 watchkeepers.',
      },
    ],
    references: [
      {
        name: 'Capt. Lito Reyes',
        position: '',
        company: '',
        phone: '',
        email: '',
        quote: 'I would sail with him again at once.',
      },
    ],
    referencesOnRequest: false,
    referencesArePublic: false,
    links: [
      {
        label: 'LinkedIn',
        url: 'https://www.linkedin.com/in/ramon-dp',
      },
      {
        label: 'Mastodon (ramon)',
        url: 'https://social.example.ph/feed',
      },
      {
        label: 'Viber: 0917-555-0144',
        url: '',
      },
    ],
    interests: ['Sailing: Dinghies, Paraw', 'Chess'],
    customSections: [
      {
        id: 'custom-rest',
        heading: 'Did not fit',
        entries: [
          {
            title: 'Skill Voyage data recorder analysis: level',
            place: '',
            date: '',
            text: 'Beginner',
          },
        ],
      },
    ],
    sectionOrder: [],
    sectionHeadings: {},
    hiddenSections: ['custom-rest'],
  });
});
