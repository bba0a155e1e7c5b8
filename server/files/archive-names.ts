// What Windows, macOS or a terminal would take for something else than a part of a name.
const unsafe = /[\\/:*?"<>|\p{Cc}\p{Cf}]/gu;
const reservedOnWindows = /^(con|prn|aux|nul|com\d|lpt\d)(\.|$)/i;
const maxLength = 100;

const safeName = (label: string): string => {
  const clean = label.replace(unsafe, '-').replace(/^[.\s]+|[.\s]+$/g, '');
  const { stem, extension } = split(clean || 'file');
  const short = [...stem].slice(0, maxLength).join('');
  return `${reservedOnWindows.test(clean) ? '_' : ''}${short}${extension}`;
};

const split = (name: string) => {
  const extension = /\.[a-z0-9]{1,5}$/i.exec(name)?.[0] ?? '';
  return { stem: name.slice(0, name.length - extension.length), extension };
};

/**
 * Names files in an archive after their labels: safe on every system, and different also where capitals do not count.
 * 'license.pdf', 'license (2).pdf', …
 */
export const archiveNames = () => {
  const taken = new Set<string>();
  return (folder: string, label: string): string => {
    const { stem, extension } = split(safeName(label));
    for (let number = 1; ; number++) {
      const path = `${folder}/${stem}${number === 1 ? '' : ` (${number})`}${extension}`;
      if (taken.has(path.toLowerCase())) continue;
      taken.add(path.toLowerCase());
      return path;
    }
  };
};
