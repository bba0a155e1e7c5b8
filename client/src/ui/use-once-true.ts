import { useState } from 'react';

/** True once the value has been true: for components that load late and stay mounted. */
export const useOnceTrue = (value: boolean) => {
  const [was, setWas] = useState(value);
  if (value && !was) setWas(true);
  return was || value;
};
