import { product } from '#shared/product/product';
import type { Config } from '../config/config';

/** The first lines a person reads: what is embedded, where to open it, who to sign in as. */
export const printBanner = (config: Config, { identityIsEmbedded }: { identityIsEmbedded: boolean }) => {
  const embedded = [
    !config.DATABASE_URL && `a Postgres in ${config.DATA_DIR}/db (DATABASE_URL replaces it)`,
    !config.S3_BUCKET && `files in ${config.DATA_DIR}/uploads (S3_BUCKET replaces it)`,
    !config.MAYA_PUBLIC_KEY && 'a Maya sandbox where no real money moves (MAYA_PUBLIC_KEY replaces it)',
    identityIsEmbedded && 'a sign-in that accepts any email (OIDC_ISSUER_URL replaces it)',
  ].filter(Boolean);
  const lines = [
    '',
    `${product.name} is ready: ${config.publicUrl}`,
    '',
    ...(embedded.length > 0 ? [`Embedded: ${embedded.join(';\n          ')}.`] : []),
    ...(identityIsEmbedded
      ? [
          '',
          'Sign in with any email, or with one click as:',
          '  Maria Santos      pro, a full profile at /profile/maria-santos',
          '  Juan dela Cruz    free, nothing filled in yet',
          '  Admin             administrator (admin@husay.test)',
        ]
      : []),
    '',
  ];
  console.log(lines.join('\n'));
};
