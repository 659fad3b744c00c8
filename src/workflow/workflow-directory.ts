import type { AnyStateMachine, InputFrom } from 'xstate';
import type { Service } from '../../domain/service.ts';
import type { WorkflowDefinition } from '../../machines/kit/workflow.ts';
import type { Journal } from '../journal/journal.ts';
import { openWorkflow } from '../journal/open-workflow.ts';
import type { WorkflowHandle } from '../journal/workflow-handle.ts';
import { isInspected } from './is-inspected.ts';

type Services = Readonly<Record<string, Service>>;

/** How to come by the services of each workflow, by its name. */
export type ServiceLoaders = Readonly<Record<string, () => Services | Promise<Services>>>;

/** The workflows that are open in this tab, each opened once and kept until its person leaves. */
export interface WorkflowDirectory {
  /** The same promise for the same workflow and key, so that a screen may wait for it while it renders. */
  open<TMachine extends AnyStateMachine>(
    definition: WorkflowDefinition<TMachine>,
    key: string,
    input: InputFrom<TMachine>,
  ): Promise<WorkflowHandle<TMachine>>;
  /** Resolves when what every workflow received is on disk. A closed workflow is not opened again: its screen may still be there. */
  closeAll(): Promise<void>;
}

export function createWorkflowDirectory(journal: Journal, services: ServiceLoaders): WorkflowDirectory {
  const opened = new Map<string, Promise<WorkflowHandle<AnyStateMachine>>>();

  async function openWithServices<TMachine extends AnyStateMachine>(
    definition: WorkflowDefinition<TMachine>,
    key: string,
    input: InputFrom<TMachine>,
  ): Promise<WorkflowHandle<TMachine>> {
    const loaded = await services[definition.name]?.();
    const workflow = await openWorkflow(definition, key, { journal, services: loaded ?? {}, input });
    if (import.meta.env.DEV && isInspected) (await import('./inspect-workflow.ts')).inspectWorkflow(workflow);
    return workflow;
  }

  return {
    open<TMachine extends AnyStateMachine>(
      definition: WorkflowDefinition<TMachine>,
      key: string,
      input: InputFrom<TMachine>,
    ) {
      const name = `${definition.name}/${key}`;
      const known = opened.get(name);
      if (known !== undefined) return known as unknown as Promise<WorkflowHandle<TMachine>>;
      const opening = openWithServices(definition, key, input);
      // One that did not open is tried anew at the next visit.
      opening.catch(() => opened.delete(name));
      opened.set(name, opening);
      return opening;
    },
    async closeAll() {
      const closing = [...opened.values()].map(async (opening) => (await opening).close());
      await Promise.allSettled(closing);
    },
  };
}
