import { notBuilt } from './not-built.ts';

/** Operations of the tag `people`. */
export const peopleHandlers = {
  reads: { roles: notBuilt },
  writes: { feedback: notBuilt, resetRole: notBuilt, deleteRole: notBuilt },
};
