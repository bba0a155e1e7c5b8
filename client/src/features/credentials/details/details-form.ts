import { zodResolver } from '@hookform/resolvers/zod';
import type { Resolver, UseFormReturn } from 'react-hook-form';
import type { z } from 'zod';
import { plainMessage } from '#shared/http/plain-message';
import { credentialDetails, type Credential, type CredentialDetails } from '#shared/credentials/schema';

/** A credential's details as form values; `issuedDate` is '' where there is none. */
export type TypedDetails = z.input<typeof credentialDetails>;

export type DetailsForm = UseFormReturn<TypedDetails, unknown, CredentialDetails>;

export const emptyDetails: TypedDetails = {
  title: '',
  description: '',
  issuer: '',
  issuedDate: '',
  isPublic: false,
};

export const detailNames = ['title', 'issuer', 'issuedDate', 'description', 'isPublic'] as const;

/** A credential's details as initial form values. */
export const detailsOf = ({
  title,
  description,
  issuer,
  issuedDate,
  isPublic,
}: Credential): TypedDetails => ({
  title,
  description,
  issuer,
  issuedDate: issuedDate ?? '',
  isPublic,
});

const checkDetails = zodResolver(credentialDetails, { error: plainMessage });

/**
 * Validates the details with the shared schema. A date input's value is '' for a partially typed date, which must not
 * pass for none.
 */
export const detailsResolver: Resolver<TypedDetails, unknown, CredentialDetails> = (
  details,
  context,
  options,
) => {
  const input = options.fields.issuedDate?.ref;
  const isHalfTyped = input instanceof HTMLInputElement && input.validity.badInput;
  return checkDetails(isHalfTyped ? { ...details, issuedDate: 'half typed' } : details, context, options);
};
