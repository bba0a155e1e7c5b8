/** A candidate's number within the organization as it is shown: 'N-014'. It is never given to another candidate. */
export const candidateNumber = (number: number): string => `N-${String(number).padStart(3, '0')}`;
