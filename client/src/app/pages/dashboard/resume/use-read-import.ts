import { useEffect, useRef } from 'react';
import { findTemplate } from '#shared/document/templates';
import type { ReadImportFile } from '../../../../features/resume/import/read-import';
import { paperLabels, usePageSettings } from '../../../../features/resume/page/page-settings';
import { useSavePage } from '../../../../features/resume/page/use-save-page';
import type { TemplateChoice } from '../templates/use-template-choice';

/** Reads a file to import. The reader and its parsers load with the first file. */
export const useReadImport = ({
  template,
  choose,
}: Pick<TemplateChoice, 'template' | 'choose'>): ReadImportFile => {
  const { paper, density, photo } = usePageSettings();
  const { save } = useSavePage();
  const latest = useRef({ choose, save });
  useEffect(() => {
    latest.current = { choose, save };
  });
  return async (file, options) => {
    const { readImportFile } = await import('./read-import-file');
    const { attached, ...read } = await readImportFile(file, options);
    if (!attached || 'problem' in read) return read;
    const wanted = findTemplate(attached.template);
    const apply = () => {
      latest.current.choose(wanted.id);
      latest.current.save(attached.page);
      return () => {
        latest.current.choose(template.id);
        latest.current.save({ paper, density, photo });
      };
    };
    return { ...read, look: { name: `${wanted.name}, ${paperLabels[attached.page.paper]}`, apply } };
  };
};
