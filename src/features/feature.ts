import type { ComponentType } from 'react';
import type { ClientLoaders, ClientWorkflow } from '../workflow/client-workflow.ts';
import type { FeatureWords } from '../i18n/i18n.ts';
import type { TabId } from '../ui/layout/tab-bar.tsx';

type LoadRoute = () => Promise<{ readonly default: ComponentType }>;

/** A screen of a feature and its place in the app. Each route exists below `/auth` too. */
export interface FeatureRoute {
  /** Without a leading slash. */
  readonly path: string;
  /** The tab that is lit. */
  readonly tab: TabId;
  /** Fetched when it is first shown, or part of the first load. */
  readonly screen: LoadRoute | { readonly loaded: ComponentType };
  /** Whether a phone shows it without the tabs, whose place its own bar takes. */
  readonly hidesTabs?: true;
  /** Whether a wide screen shows it beside the list of orders and payments. */
  readonly besideList?: true;
  /** What everybody else sees at this path below `/auth`; left out, they are sent to sign in. */
  readonly signedOut?: LoadRoute;
}

/** What the app knows of a feature. */
export interface Feature {
  /** Loaded with its screens. */
  readonly words: FeatureWords;
  readonly routes: readonly FeatureRoute[];
  /** Its workflows that write, by name: their streams are opened again after a crash, and their unsent work is listed. */
  readonly workflows: ClientLoaders;
  /** Those of them that have questions. */
  readonly asking: readonly string[];
}

/** The screens of a module that has several, each by its name, so that the first load names one file for all of them. */
export function screensOf<TName extends string>(
  load: () => Promise<{ readonly screens: Readonly<Record<TName, ComponentType>> }>,
): (name: TName) => LoadRoute {
  return (name) => async () => ({ default: (await load()).screens[name] });
}

/** Each workflow has to be loaded under its own name. */
type Named<TWorkflows> = {
  readonly [Name in keyof TWorkflows]: () => Promise<
    Pick<ClientWorkflow, 'scope'> & { readonly definition: { readonly name: Name } }
  >;
};

/** Defines a feature; a workflow under another name than its own does not compile. */
export function defineFeature<TWorkflows extends Named<TWorkflows>>(
  words: FeatureWords,
  routes: readonly FeatureRoute[],
  workflows: TWorkflows,
  ...asking: readonly (keyof TWorkflows & string)[]
): Feature {
  return { words, routes, workflows: workflows as unknown as ClientLoaders, asking };
}

/** The names of the workflows that a module exports. */
type NameIn<TModule> = {
  [Key in keyof TModule]: TModule[Key] extends { readonly definition: { readonly name: infer Name } }
    ? Name
    : never;
}[keyof TModule];

type Loaders<TModule, TName extends string> = {
  readonly [Name in TName]: () => Promise<
    Extract<TModule[keyof TModule], { readonly definition: { readonly name: Name } }>
  >;
};

/** Loads the named workflows from the module that exports them. */
export function workflowsOf<
  TModule extends Readonly<Record<string, object>>,
  TName extends NameIn<TModule> & string,
>(load: () => Promise<TModule>, names: readonly TName[]): Loaders<TModule, TName> {
  const find = async (name: TName) =>
    Object.values<Partial<ClientWorkflow>>(await load()).find(({ definition }) => definition?.name === name);
  return Object.fromEntries(names.map((name) => [name, () => find(name)])) as Loaders<TModule, TName>;
}
