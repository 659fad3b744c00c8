import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { Subscription } from 'xstate';
import type { AddressChangeEmitted } from '../../../machines/address-change/address-change-machine.ts';
import { useToast } from '../../ui/feedback/toast-context.ts';

interface Failing {
  on(
    type: 'address.failed',
    listener: (event: { readonly intent: 'save' | AddressIntent }) => void,
  ): Subscription;
}

type AddressIntent = Extract<AddressChangeEmitted, { readonly type: 'address.failed' }>['intent'];

/** Says that an address could not be saved, deleted or made the default one, while its screen is open. */
export function useFailureToast(actor: Failing): void {
  const { t } = useTranslation();
  const showToast = useToast();
  const say = useEffectEvent((intent: 'save' | AddressIntent) => showToast(t(`address.failed.${intent}`)));
  useEffect(() => {
    const subscription = actor.on('address.failed', ({ intent }) => say(intent));
    return () => subscription.unsubscribe();
  }, [actor]);
}
