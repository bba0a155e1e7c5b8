import type { PdfData } from '#shared/public-profile/schema';
import { emptyResume } from '#shared/resume/empty-resume';
import { emptyEducation, emptyExperience } from '#shared/resume/schema';
import { documentSource, type DocumentSource } from '../layout/document';

const experience = [
  {
    ...emptyExperience,
    title: 'Senior Accountant',
    company: 'Peñafrancia Trading Corporation, Naga City',
    duration: 'March 2019 - Present',
    description:
      'Closes the books of four branches each month.\n- Found ₱2.4 million in duplicate supplier payments\n• Moved the ledgers to one system in 90 days\n* Teaches month-end closing to new staff',
  },
  {
    ...emptyExperience,
    title: 'Bookkeeper',
    company: 'Sari-Sari Supply Cooperative',
    duration: 'June 2014 - February 2019',
    description:
      'Kept the accounts of 212 member stores, prepared their quarterly returns and answered the auditors of the Cooperative Development Authority without a single finding in five years.',
  },
];

/** Liza Dimaculangan-Ñunez, accountant in Naga City: every field filled, one page. */
export const liza: PdfData = {
  today: '2026-11-23',
  user: {
    username: 'liza',
    firstName: 'Liza',
    lastName: 'Dimaculangan-Ñunez',
    email: 'liza.nunez@example.com',
    profileImageUrl: null,
    plan: 'pro',
  },
  resume: {
    ...emptyResume,
    title: 'Certified Public Accountant',
    summary:
      'Accountant with eleven years in trading and cooperatives. Closes on time, explains figures in plain words, and has never missed a filing.',
    phone: '+63 54 555 0117',
    location: 'Naga City, Camarines Sur',
    website: 'https://liza.example.com/work',
    profilePhotoUrl: '',
    skills: ['Financial reporting', 'BIR compliance', 'Payroll', 'Bikol, Filipino, English'],
    experience,
    education: [
      {
        ...emptyEducation,
        degree: 'Bachelor of Science in Accountancy',
        school: 'Ateneo de Naga University',
        year: '2009-2013',
        description: 'Graduated cum laude.',
      },
    ],
    updatedAt: null,
  },
  credentials: [
    {
      id: '7b0c8a52-6b9f-4c1e-9a53-0a4f8f2a7c11',
      title: 'CPA license',
      description: 'Valid to 2027.',
      issuer: 'Professional Regulation Commission',
      issuedDate: '2014-05-30',
      fileUrl: '',
      fileType: 'application/pdf',
      fileSize: 1,
      thumbnailUrl: null,
    },
  ],
  templateId: 'modern-blue',
  paper: null,
  density: 'automatic',
  monthStyle: 'as-typed',
  photo: 'automatic',
  qrCode: false,
  attachData: true,
};

export const lizaSource: DocumentSource = documentSource(liza, 'https://husay.example/profile/liza');

/** The same person with this many jobs, numbered. */
export const withJobs = (count: number): DocumentSource => ({
  ...lizaSource,
  resume: {
    ...lizaSource.resume,
    experience: Array.from({ length: count }, (_, i) => ({
      ...emptyExperience,
      title: `Position ${i + 1} of ${count}`,
      company: `Company ${i + 1} Inc.`,
      duration: `Year ${i + 1}`,
      description: experience[i % 2]?.description ?? '',
    })),
  },
});

/** A resume without any text. */
export const blankSource: DocumentSource = {
  person: { firstName: '', lastName: '', email: '' },
  resume: emptyResume,
  credentials: [],
};
