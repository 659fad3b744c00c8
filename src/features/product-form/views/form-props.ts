import type { ReactNode } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { Category } from '../../../../domain/contract.ts';
import type { productEditMachine } from '../../../../machines/product-edit/product-edit-machine.ts';
import type { productFormMachine } from '../../../../machines/product-form/product-form-machine.ts';
import type { PhotoFormProps } from '../../photos/views/photo-field.tsx';

interface FormSheetProps {
  readonly opened: boolean;
  /** What the app has to say about what was typed. */
  readonly notice: ReactNode;
  readonly onClose: () => void;
}

export interface AddSheetProps extends FormSheetProps, PhotoFormProps {
  readonly draft: ActorRefFrom<typeof productFormMachine>;
  /** The shop's categories. */
  readonly tree: readonly Category[];
  /** Begins another product while this one is on its way. */
  readonly onAnother: () => void;
}

export interface EditSheetProps extends FormSheetProps {
  readonly edit: ActorRefFrom<typeof productEditMachine>;
}
