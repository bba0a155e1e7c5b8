import type { PublicProfile } from '#shared/public-profile/schema';
import { emptyResume } from '#shared/resume/empty-resume';
import { emptyEducation, emptyExperience } from '#shared/resume/schema';

/** A profile with something in every section. */
export const sampleProfile: PublicProfile = {
  user: {
    username: 'maria-santos',
    firstName: 'Maria',
    lastName: 'Santos',
    email: 'maria@example.com',
    profileImageUrl: null,
    plan: 'pro',
  },
  resume: {
    ...emptyResume,
    title: 'Registered Nurse',
    summary: 'Twelve years of bedside care.\nCalm where it counts.',
    phone: '+63 917 555 0101',
    location: 'Cebu City',
    website: 'https://maria.example/',
    profilePhotoUrl: '/api/photos/0b8f6a8e-3f0a-4c55-9d20-6f6a1a2b3c4d',
    skills: ['Triage', 'IV therapy'],
    experience: [
      {
        ...emptyExperience,
        title: 'Charge Nurse',
        company: 'Chong Hua Hospital',
        duration: '2019 – Present',
        description: 'Leads the night shift.\n- Trained 14 nurses\n• Cut waiting by 30%',
      },
    ],
    education: [
      { ...emptyEducation, degree: 'BS Nursing', school: 'Cebu Normal University', year: '2008-2012' },
    ],
    updatedAt: '2026-11-01T08:00:00.000Z',
  },
  credentials: [
    {
      id: '6f1f9a52-7a50-4a6c-a3dd-6a2a1f1f2b11',
      title: 'PRC License',
      description: '',
      issuer: 'Professional Regulation Commission',
      issuedDate: '2024-03-15',
      fileUrl: '/api/credentials/6f1f9a52-7a50-4a6c-a3dd-6a2a1f1f2b11/file',
      fileType: 'application/pdf',
      fileSize: 24_000,
      thumbnailUrl: null,
    },
  ],
  today: '2026-11-23',
};

/** The same user with an empty profile. */
export const emptyProfile: PublicProfile = {
  user: sampleProfile.user,
  resume: { ...emptyResume, updatedAt: null },
  credentials: [],
  today: sampleProfile.today,
};
