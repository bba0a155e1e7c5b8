import { useMemo } from 'react';
import { useSearchParams } from 'wouter';
import type { FieldLink } from '../../../../features/document/preview/viewer/field-link';
import { focusWhenShown } from './focus-when-shown';

/** The link between page and form, for the texts that are edited on other tabs too: the name, the email, the credentials. */
export const usePageLink = (form: FieldLink | undefined): FieldLink | undefined => {
  const [, setSearch] = useSearchParams();
  return useMemo(() => {
    const openTab = (tab: string) =>
      setSearch(
        (current) =>
          new URLSearchParams([...current].filter(([name]) => name !== 'tab').concat([['tab', tab]])),
        {
          replace: true,
        },
      );
    return (
      form && {
        ...form,
        onPick: (field) => {
          const [place, name] = field.split('.');
          if (place === 'credentials') return openTab('credentials');
          if (place !== 'profile') return form.onPick(field);
          openTab('profile');
          focusWhenShown(`[role=tabpanel] input[name="${name}"]`);
        },
      }
    );
  }, [form, setSearch]);
};
