import type { User } from '../../domain/contract.ts';
import type { Language } from '../i18n/language.ts';

/** What a screen is drawn from before the app runs. */
export interface DrawnScreen {
  /** To what the screen asks first. */
  readonly answer: Promise<Response> | undefined;
  /** Of what it shows. */
  readonly id: string | undefined;
  readonly user: User;
  readonly language: Language;
}

/** A script of its own, which the page asks for together with the answer. */
export interface Drawer {
  /** Resolves once the screen is painted, or is left to the app; rejects where the answer is none to draw. */
  show(screen: DrawnScreen): Promise<void>;
}
