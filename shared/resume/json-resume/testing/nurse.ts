/** A complete JSON Resume of a nurse, for tests. */
export const nurse = {
  basics: {
    name: 'Liza Peñaflor',
    email: 'liza@example.ph',
    label: 'Registered Nurse',
    summary: 'Ward nurse with eight years in public hospitals in the Visayas.',
    phone: '+63 917 555 0142',
    url: 'https://liza.example.ph',
    location: { city: 'Cebu City', region: 'Central Visayas', countryCode: 'PH', address: '12 Mango Ave' },
  },
  work: [
    {
      position: 'Staff Nurse',
      name: 'Visayas Medical',
      startDate: '2021-06-01',
      summary: 'Cared for 24 surgical patients a shift.',
      highlights: ['Cut waiting time by a third', '• Trained 12 new nurses'],
    },
  ],
  education: [
    {
      institution: 'University of San Carlos',
      studyType: 'Bachelor of Science',
      area: 'Nursing',
      startDate: '2012-06',
      endDate: '2016-04',
      score: '1.4',
      courses: ['Anatomy'],
    },
  ],
  skills: [{ name: 'Triage', keywords: ['ECG', 'triage', 'Phlebotomy'] }],
};
