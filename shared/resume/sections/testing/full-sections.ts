import { noParticulars, particularNames, type Particulars } from '../../particulars';
import type { SectionsContent } from '../schema';

/** A text in every particular, that no other test has, and all switched on. */
export const plantedParticulars: Particulars = {
  birthDate: '1989-03-17',
  birthplace: 'Planted Birthplace',
  sex: 'Planted Sex',
  civilStatus: 'Planted Civil Status',
  citizenship: 'Planted Citizenship',
  height: 'Planted 164 cm',
  weight: 'Planted 58 kg',
  religion: 'Planted Religion',
  streetAddress: '17 Planted Street',
  nextOfKin: 'Planted Kin, mother, 0917 555 0188',
  passport: 'Planted Passport P1234567A',
  seamansBook: 'Planted SIRB 0099887',
  visa: 'Planted Visa C1/D',
  printed: [...particularNames],
};

/** How each of them may be written, whatever prints it. */
export const plantedTexts: readonly string[] = ['1989-03-17', 'Mar 17, 1989', 'Planted'];

/** Something in every section, for tests. */
export const fullSections: SectionsContent = {
  seaService: [
    {
      vessel: 'MV Amihan Star',
      type: 'Bulk carrier',
      flag: 'Panama',
      tonnage: '38,000 / 63,500',
      power: '8,280',
      rank: 'Third Officer',
      principal: 'Luntian Manning Agency',
      signOn: '2023-02-10',
      signOff: '2023-11-09',
    },
    {
      vessel: 'MT Habagat',
      type: 'Oil tanker',
      flag: 'Liberia',
      tonnage: '12,500',
      power: '5,180',
      rank: 'Deck Cadet',
      principal: 'Kalayaan Crewing, Inc.',
      signOn: '2021-01',
      signOff: '2021-12',
    },
  ],
  licenses: [
    {
      name: 'Registered Nurse',
      issuer: 'Professional Regulation Commission',
      number: '0123456',
      issued: '2017-11-24',
      validUntil: '2029-11-24',
      noExpiry: false,
      link: '',
      credentialId: '',
      numberIsPublic: false,
    },
    {
      name: 'AWS Certified Cloud Practitioner',
      issuer: 'Amazon Web Services',
      number: 'AWS-77',
      issued: '2024-05',
      validUntil: '',
      noExpiry: true,
      link: 'https://aws.example.com/verify/77',
      credentialId: '',
      numberIsPublic: true,
    },
  ],
  languages: [
    { name: 'Hiligaynon', level: 'Native' },
    { name: 'Japanese', level: 'B2' },
  ],
  projects: [
    {
      name: 'Barangay Health Map',
      role: 'Lead',
      link: 'https://map.example.ph',
      duration: 'Jan 2023 – Jun 2023',
      description: 'Mapped 42 barangays.\n- Trained 12 mappers',
    },
  ],
  trainings: [
    {
      title: 'Basic Life Support',
      organizer: 'Philippine Heart Center',
      duration: 'March 4–6, 2023',
      hours: '24',
    },
  ],
  awards: [
    {
      title: 'Nurse of the Year',
      awarder: 'PNA Cebu',
      date: '2022-10-14',
      description: 'Out of 214 nominees.',
    },
  ],
  volunteering: [
    {
      role: 'Vaccinator',
      organization: 'Philippine Red Cross',
      location: 'Talisay City',
      duration: 'Jun 2021 – Present',
      description: 'Weekend clinics.\n- 900 doses given',
      link: 'https://redcross.example.ph',
    },
  ],
  publications: [
    {
      title: 'Hand Hygiene in Provincial Wards',
      publisher: 'Journal of Visayan Nursing',
      date: '2020',
      link: 'https://journal.example.ph/12',
      description: 'A study of 14 wards.',
    },
  ],
  references: [
    {
      name: 'Dr. Jose Peña',
      position: 'Chief Nurse',
      company: 'Mactan General',
      phone: '+63 917 555 0199',
      email: 'jose.pena@example.ph',
      quote: 'Calm in every code.',
    },
  ],
  referencesOnRequest: false,
  referencesArePublic: false,
  links: [
    { label: 'LinkedIn', url: 'https://www.linkedin.com/in/liza-example' },
    { label: 'Portfolio', url: 'https://liza.example.ph/work' },
  ],
  interests: ['Free diving', 'Chess: Blitz, Endgames'],
  particulars: noParticulars,
  customSections: [
    {
      id: 'custom-boards',
      heading: 'Board Examinations',
      entries: [
        { title: 'Nurse Licensure Exam', place: 'Cebu City', date: 'Nov 2017', text: 'Rating 85.4%' },
      ],
    },
  ],
  sectionOrder: ['summary', 'licenses', 'experience'],
  sectionHeadings: { awards: 'Honors' },
  hiddenSections: [],
};
