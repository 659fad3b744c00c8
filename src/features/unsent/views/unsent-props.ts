import type { ParseKeys } from 'i18next';
import type { Satang } from '../../../../domain/money.ts';
import type { NamedProduct } from '../../../../domain/names.ts';
import type { Problem } from '../../../../domain/outcome.ts';

export type UnsentIcon = 'order' | 'changes' | 'proof' | 'photo' | 'money' | 'product' | 'language' | 'other';

export interface UnsentFigure {
  readonly of: 'kinds' | 'orders' | 'payments' | 'photos' | 'pieces';
  readonly count: number;
}

/** Something that a person did and the server has not acknowledged. */
export interface UnsentWork {
  readonly key: string;
  readonly icon: UnsentIcon;
  /** Key of the words that name it. */
  readonly title: ParseKeys;
  /** The number of what it belongs to and its customer, or a product; empty where that is not known. */
  readonly about: readonly (string | NamedProduct)[];
  readonly figures: readonly UnsentFigure[];
  /** What it is about in money; null for nothing. */
  readonly amount: Satang | null;
  /** ISO time at which it was done; null where it was answered, and a person has to decide what follows. */
  readonly since: string | null;
  /** Waiting for the network or a sign-in, on its way, sent without an answer, refused and not yet looked at, or without its file. */
  readonly standing: 'offline' | 'signedOut' | 'sending' | 'unknown' | 'refused' | 'lost';
  /** Why it was refused. */
  readonly problem: Problem | null;
  /** The page where it belongs; null when that is not known. */
  readonly to: string | null;
}

export interface UnsentScreenProps {
  /** In the order in which it was done. */
  readonly works: readonly UnsentWork[];
  /** Whether it survives the page. */
  readonly isKept: boolean;
  /** Why nothing can be sent now; null when it can. */
  readonly obstacle: 'offline' | 'signedOut' | null;
  readonly onRetry: () => void;
}
