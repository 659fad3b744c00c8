import type { ActorRefFrom } from 'xstate';
import type { catalogueMachine } from '../../../machines/catalogue/catalogue-machine.ts';

interface Opened {
  readonly top: string | undefined;
  readonly section: string | undefined;
  readonly chip: string | undefined;
}

/** Opens a category on home, of the first, second or third level; of the other sections nothing is open then, so that home stands at its own. */
export function openOnHome(
  catalogue: ActorRefFrom<typeof catalogueMachine>,
  { top, section, chip }: Opened,
): void {
  if (top === undefined) return;
  catalogue.send({ type: 'search.change', query: '' });
  catalogue.send({ type: 'top.choose', topId: top });
  if (section === undefined) return;
  const { chips } = catalogue.getSnapshot().context;
  for (const [sectionId, chipId] of Object.entries(chips))
    if (sectionId !== section) catalogue.send({ type: 'chip.toggle', sectionId, chipId });
  if (chip !== undefined && chips[section] !== chip)
    catalogue.send({ type: 'chip.toggle', sectionId: section, chipId: chip });
}
