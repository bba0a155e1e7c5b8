import { professions } from '#shared/resume/examples/professions';

/** The options of a select of the profession whose examples are shown; '' is none. */
export const ProfessionOptions = () => (
  <>
    <option value="">Any job</option>
    {professions.map(({ id, short }) => (
      <option key={id} value={id}>
        {short}
      </option>
    ))}
  </>
);
