import { useState } from 'react';

/** True from the first time that the value is: for what is loaded late and kept then. */
export const useOnceTrue = (value: boolean) => {
  const [was, setWas] = useState(value);
  if (value && !was) setWas(true);
  return was || value;
};
