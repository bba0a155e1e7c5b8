/** A text that a field proposes, and what else it means for the entry. */
export interface Preset {
  text: string;
  values: Readonly<Record<string, string | boolean>>;
}

export type LoadPresets = () => Promise<readonly Preset[]>;

/** The lists are long, so they are loaded with the first field that proposes from them. */
const once = (load: LoadPresets): LoadPresets => {
  let loaded: ReturnType<LoadPresets> | undefined;
  return () => {
    loaded ??= load().catch((error: unknown) => {
      loaded = undefined;
      throw error;
    });
    return loaded;
  };
};

export const loadLicensePresets = once(async () => {
  const { licensePresets } = await import('#shared/resume/presets/licenses');
  return licensePresets.map(({ name, issuer, expires }) => ({
    text: name,
    values: { issuer, ...(!expires && { noExpiry: true }) },
  }));
});

export const loadTrainingPresets = once(async () => {
  const { trainingPresets } = await import('#shared/resume/presets/trainings');
  return trainingPresets.map(({ title, organizer, hours }) => ({
    text: title,
    values: { organizer, hours },
  }));
});
