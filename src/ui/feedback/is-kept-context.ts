import { createContext, use } from 'react';

/** Whether what a person does survives the page; false where the browser refuses storage. */
export const IsKeptContext = createContext(true);

/** Tells whether what a person does survives the page, for whoever says where it is. */
export function useIsKept(): boolean {
  return use(IsKeptContext);
}
