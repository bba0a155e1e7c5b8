import { professions } from '#shared/resume/examples/professions';
import { ideaWords } from '../words';

/** The options of a select of the profession whose examples are shown; '' is none. */
export const ProfessionOptions = () => (
  <>
    <option value="">{ideaWords.anyJob}</option>
    {professions.map(({ id, short }) => (
      <option key={id} value={id}>
        {short}
      </option>
    ))}
  </>
);
