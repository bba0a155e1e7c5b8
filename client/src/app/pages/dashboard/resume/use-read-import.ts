import { designOf } from '#shared/document/page-settings';
import { findTemplate } from '#shared/document/templates';
import type { ReadImportFile } from '../../../../features/resume/import/read-import';
import { paperLabels, usePageSettings } from '../../../../features/resume/page/page-settings';
import type { TemplateChoice } from '../templates/use-template-choice';

/** Reads a file to import. The reader and its parsers load with the first file. */
export const useReadImport = ({ template }: Pick<TemplateChoice, 'template'>): ReadImportFile => {
  const { page, choose } = usePageSettings();
  const { paper, density, photo, monthStyle } = page;
  return async (file, options) => {
    const { readImportFile } = await import('./read-import-file');
    const { attached, ...read } = await readImportFile(file, options);
    if (!attached || 'problem' in read) return read;
    const wanted = findTemplate(attached.template);
    const apply = () => {
      choose({ templateId: wanted.id, ...attached.page });
      return () => choose({ templateId: template.id, paper, density, photo, monthStyle, ...designOf(page) });
    };
    return { ...read, pageSettings: { name: `${wanted.name}, ${paperLabels[attached.page.paper]}`, apply } };
  };
};
