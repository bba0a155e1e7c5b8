import type { Credential } from '#shared/credentials/schema';

/** A private PDF; pass what matters to the test. */
export const sampleCredential = (changes: Partial<Credential> = {}): Credential => {
  const id = changes.id ?? '6f1f9a52-7a50-4a6c-a3dd-6a2a1f1f2b11';
  return {
    id,
    title: 'PRC License',
    description: '',
    issuer: 'Professional Regulation Commission',
    issuedDate: '2024-03-15',
    fileUrl: `/api/credentials/${id}/file`,
    fileType: 'application/pdf',
    fileSize: 24_576,
    thumbnailUrl: null,
    isPublic: false,
    fileName: 'prc.pdf',
    sha256: 'a'.repeat(64),
    uploadedAt: '2026-11-20T07:14:00.000Z',
    finding: null,
    ...changes,
  };
};

/** This many credentials, numbered. */
export const sampleCredentials = (count: number) =>
  Array.from({ length: count }, (_, index) =>
    sampleCredential({
      id: `6f1f9a52-7a50-4a6c-a3dd-6a2a1f1f2b${10 + index}`,
      title: `Credential ${index + 1}`,
    }),
  );
