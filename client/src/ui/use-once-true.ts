import { useState } from 'react';

/** True once the value has been true: for what is mounted when it is first shown, and then stays. */
export const useOnceTrue = (value: boolean) => {
  const [was, setWas] = useState(value);
  if (value && !was) setWas(true);
  return was || value;
};
