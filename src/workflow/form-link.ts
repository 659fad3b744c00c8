import { useState } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { useWhen } from './use-when.ts';

const formName = 'form';

/** The address of a page that opens a form when it is shown. */
export function formLink(path: string, formId: string): string {
  return `${path}?${new URLSearchParams({ [formName]: formId }).toString()}`;
}

/** Opens the form that the address names, once: the name is taken out first, so that a reload and a closed sheet do not open it again. */
export function useFormLink(open: (formId: string) => void): void {
  const [query, setQuery] = useSearchParams();
  const location = useLocation();
  const asked = query.get(formName);
  const [taken, setTaken] = useState<string | null>(null);
  useWhen(asked !== null, () => {
    setTaken(asked);
    const rest = new URLSearchParams(query);
    rest.delete(formName);
    setQuery(rest, { replace: true, state: location.state as unknown });
  });
  useWhen(asked === null && taken !== null, () => {
    if (taken !== null) open(taken);
    setTaken(null);
  });
}
