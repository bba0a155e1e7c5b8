import { expect, test } from 'vitest';
import { importJsonResume } from './import';
import { complete } from './testing/complete';
import { odd } from './testing/odd';

const read = (file: object) => {
  const result = importJsonResume(JSON.stringify(file));
  if ('problem' in result) throw new Error(result.problem);
  const items = result.items.map(({ outcome, what, text, reason }) =>
    [outcome, what, text, ...(reason ? [reason] : [])].join(' | '),
  );
  return { content: result.content, items };
};

test('what the summary says of a file with every key of the standard', () => {
  expect(read(complete).items).toEqual([
    'left out | Name | Ramon Dela Peña | Your name and email are changed in the Profile tab',
    'left out | Email | ramon@example.ph | Your name and email are changed in the Profile tab',
    'taken | Title | Second Officer',
    'taken | Summary | Deck officer with nine years on bulk carriers and tankers, and a clean record in port inspections.',
    'taken | Phone | +639175550144 | Written as "+63 917 555 0144" in the file',
    'taken | Location | Manila, Metro Manila, Philippines',
    'left out | Location: address | 5 Escolta | A public profile shows the city, region and country only',
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
    'taken | Did not fit | Skill Voyage data recorder analysis: level: Beginner | Kept in a hidden section, where you can shorten it or use it elsewhere',
  ]);
});

test('what becomes of a file with every key of the standard', () => {
  expect(read(complete).content).toEqual({
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

test('what the summary says of a file with something out of place everywhere', () => {
  expect(read(odd).items).toEqual([
    'taken | Title | Cook',
    'left out | Phone | none | It is not a phone number that fits (digits, spaces, hyphens, parentheses)',
    'taken | Location | Cebu',
    'left out | Website | not an address | It is not a website address that starts with http:// or https://',
    'left out | Link: Blog, ftp://x.ph: address | ftp://x.ph | It is not a web address that fits',
    'taken | Link | Blog',
    'shortened | Link: NNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNN…: label | NNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNN… | Cut to 50 characters, without: NNNNNNNNNNN',
    'taken | Link | NNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNN… · https://n.ph',
    'left out | Skill Baking: years | 4 | There is no field for it',
    'left out | Skill: level | Expert | It does not fit in a skill',
    'left out | Skill | x | It is not in the form that JSON Resume uses',
    'left out | Skill | bread | It is in the list already',
    'taken | Skills | Baking (Expert), Bread',
    "left out | Work: Cook: company's website | not an address | It is not a web address that fits",
    'taken | Work | Cook · long ago – Present',
    'left out | Work | x | It is not in the form that JSON Resume uses',
    'taken | Work | Waiter',
    'left out | Education: TESDA: year | once | It names no year',
    'left out | Education: TESDA: year | later | It names no year',
    'taken | Education | TESDA',
    'shortened | Certificate: NC II: issuer | IIIIIIIIIIIIIIIIIIIIIIIIIIIIIIIIIIIIIIIIIIIIIIIIIIIIIIIIIIIIIIIIIIIIIIIIIIIIIIIIIIIIIIIIIIIIIIIIIIIIIIIIIIIIIIIIIIIIIIIIIIIIIIIIIIIIIIIIIIIIIIIIIIIII… | Cut to 150 characters, without: IIIIIIIIIII',
    'left out | Certificate: NC II: issued | Summer of 2020 | There is room for the year 2020',
    'left out | Certificate: NC II: valid until | never | It names no year',
    'left out | Certificate: NC II: credential id | abc | There is no field for it',
    'taken | Certificate | NC II, IIIIIIIIIIIIIIIIIIIIIIIIIIIIIIIIIIIIIIIIIIIIIIIIIIIIIIIIIIIIIIIIIIIIIIIIIIIIIIIIIIIIIIIIIIIIIIIIIIIIIIIIIIIIIIIIIIIIIIIIIIIIIIIIIIIIIIIIIIIIIIIIIIIII… · 2020',
    'taken | Project | App',
    'taken | Award | Best',
    'shortened | Reference: Ana: phone | 1234567890123456789… | Cut to 20 characters, without: 01',
    'left out | Reference: Ana: email | at home | It is not an email address that fits',
    'taken | Reference | Ana',
    'left out | Interest Fish: since | 2010 | There is no field for it',
    'left out | Interest | y | It is not in the form that JSON Resume uses',
    'taken | Interests | Fish: aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa; Fish: bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb; Chess',
    'left out | Training: BLS: price | 100 | There is no field for it',
    'taken | Training | BLS, PRC · May 2020',
    'taken | Section entry | T, P · D',
    'taken | Section entry | 5',
    'left out | Section | text | It is not a section',
    'taken | Order of sections | skills',
    'taken | Renamed sections | Honors',
    'taken | Hidden sections | awards',
    'taken | References | Available on request',
    'taken | References | Shown on your public profile',
    'left out | Languages | 5 | It is not in the form that JSON Resume uses',
    'left out | Hobbies | Diving | There is no section for it',
    'taken | Did not fit | Phone: none | Kept in a hidden section, where you can shorten it or use it elsewhere',
    'taken | Did not fit | Website: not an address | Kept in a hidden section, where you can shorten it or use it elsewhere',
    'taken | Did not fit | Link: Blog, ftp://x.ph: address: ftp://x.ph | Kept in a hidden section, where you can shorten it or use it elsewhere',
    'taken | Did not fit | Link: NNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNN…: label: NNNNNNNNNNN | Kept in a hidden section, where you can shorten it or use it elsewhere',
    'taken | Did not fit | Skill: level: Expert | Kept in a hidden section, where you can shorten it or use it elsewhere',
    "taken | Did not fit | Work: Cook: company's website: not an address | Kept in a hidden section, where you can shorten it or use it elsewhere",
    'taken | Did not fit | Education: TESDA: year: once\nlater | Kept in a hidden section, where you can shorten it or use it elsewhere',
    'taken | Did not fit | Certificate: NC II: issuer: IIIIIIIIIII | Kept in a hidden section, where you can shorten it or use it elsewhere',
    'taken | Did not fit | Certificate: NC II: issued: Summer of 2020 | Kept in a hidden section, where you can shorten it or use it elsewhere',
    'taken | Did not fit | Certificate: NC II: valid until: never | Kept in a hidden section, where you can shorten it or use it elsewhere',
    'taken | Did not fit | Reference: Ana: phone: 01 | Kept in a hidden section, where you can shorten it or use it elsewhere',
    'taken | Did not fit | Reference: Ana: email: at home | Kept in a hidden section, where you can shorten it or use it elsewhere',
  ]);
});

test('what becomes of a file with something out of place everywhere', () => {
  expect(read(odd).content).toEqual({
    title: 'Cook',
    summary: '',
    phone: '',
    location: 'Cebu',
    website: '',
    profilePhotoUrl: '',
    skills: ['Baking (Expert)', 'Bread'],
    experience: [
      {
        title: 'Cook',
        company: '',
        duration: 'long ago – Present',
        description: '',
        location: '',
        link: '',
      },
      {
        title: 'Waiter',
        company: '',
        duration: '',
        description: '',
        location: '',
        link: '',
      },
    ],
    education: [
      {
        degree: '',
        school: 'TESDA',
        year: '',
        description: '',
        link: '',
      },
    ],
    licenses: [
      {
        name: 'NC II',
        issuer:
          'IIIIIIIIIIIIIIIIIIIIIIIIIIIIIIIIIIIIIIIIIIIIIIIIIIIIIIIIIIIIIIIIIIIIIIIIIIIIIIIIIIIIIIIIIIIIIIIIIIIIIIIIIIIIIIIIIIIIIIIIIIIIIIIIIIIIIIIIIIIIIIIIIIIII…',
        number: '7',
        issued: '2020',
        validUntil: '',
        noExpiry: true,
        link: '',
        credentialId: '',
        numberIsPublic: false,
      },
    ],
    languages: [],
    projects: [
      {
        name: 'App',
        role: '',
        link: '',
        duration: '',
        description: '',
      },
    ],
    trainings: [
      {
        title: 'BLS',
        organizer: 'PRC',
        duration: 'May 2020',
        hours: '8',
      },
    ],
    awards: [
      {
        title: 'Best',
        awarder: '',
        date: '',
        description: '',
      },
    ],
    volunteering: [],
    publications: [],
    references: [
      {
        name: 'Ana',
        position: '',
        company: '',
        phone: '1234567890123456789…',
        email: '',
        quote: '',
      },
    ],
    referencesOnRequest: true,
    referencesArePublic: true,
    links: [
      {
        label: 'Blog',
        url: '',
      },
      {
        label: 'NNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNN…',
        url: 'https://n.ph',
      },
    ],
    interests: [
      'Fish: aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa',
      'Fish: bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb',
      'Chess',
    ],
    customSections: [
      {
        id: 'custom-1',
        heading: 'Own',
        entries: [
          {
            title: 'T',
            place: 'P',
            date: 'D',
            text: 'X',
          },
          {
            title: '5',
            place: '',
            date: '',
            text: '',
          },
        ],
      },
      {
        id: 'custom-2',
        heading: 'Two',
        entries: [],
      },
      {
        id: 'custom-rest',
        heading: 'Did not fit',
        entries: [
          {
            title: 'Phone',
            place: '',
            date: '',
            text: 'none',
          },
          {
            title: 'Website',
            place: '',
            date: '',
            text: 'not an address',
          },
          {
            title: 'Link: Blog, ftp://x.ph: address',
            place: '',
            date: '',
            text: 'ftp://x.ph',
          },
          {
            title: 'Link: NNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNN…: label',
            place: '',
            date: '',
            text: 'NNNNNNNNNNN',
          },
          {
            title: 'Skill: level',
            place: '',
            date: '',
            text: 'Expert',
          },
          {
            title: "Work: Cook: company's website",
            place: '',
            date: '',
            text: 'not an address',
          },
          {
            title: 'Education: TESDA: year',
            place: '',
            date: '',
            text: 'once\nlater',
          },
          {
            title: 'Certificate: NC II: issuer',
            place: '',
            date: '',
            text: 'IIIIIIIIIII',
          },
          {
            title: 'Certificate: NC II: issued',
            place: '',
            date: '',
            text: 'Summer of 2020',
          },
          {
            title: 'Certificate: NC II: valid until',
            place: '',
            date: '',
            text: 'never',
          },
          {
            title: 'Reference: Ana: phone',
            place: '',
            date: '',
            text: '01',
          },
          {
            title: 'Reference: Ana: email',
            place: '',
            date: '',
            text: 'at home',
          },
        ],
      },
    ],
    sectionOrder: ['skills'],
    sectionHeadings: {
      awards: 'Honors',
    },
    hiddenSections: ['awards', 'custom-rest'],
  });
});
