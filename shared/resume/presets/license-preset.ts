/** A license or certificate to suggest while its name is typed. */
export interface LicensePreset {
  name: string;
  issuer: string;
  expires: boolean;
  /** How long a new one is usually valid; undefined where it varies or never ends. */
  validYears?: number;
}

/** The presets of one issuer. Without `validYears` they expire, but not all after the same time. */
export const expiringPresets = (
  issuer: string,
  names: readonly string[],
  validYears?: number,
): LicensePreset[] =>
  names.map((name) => ({ name, issuer, expires: true, ...(validYears && { validYears }) }));

export const lastingPresets = (issuer: string, names: readonly string[]): LicensePreset[] =>
  names.map((name) => ({ name, issuer, expires: false }));
