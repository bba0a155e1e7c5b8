import { templates } from '#shared/document/templates';

/** Every template, as the options of a list. */
export const TemplateOptions = () =>
  templates.map(({ id, name }) => (
    <option key={id} value={id}>
      {name}
    </option>
  ));
