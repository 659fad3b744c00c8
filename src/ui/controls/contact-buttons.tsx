import { IconBrandLine, IconPhone } from '@tabler/icons-react';
import type { ShopContact } from '../../../domain/places/shop-contact.ts';
import { dialLink } from '../../../domain/places/phones.ts';
import { ButtonLink } from './button-link.tsx';

/** How the shop is reached, to tap; nothing where it has published nothing. */
export function ContactButtons({ phone, line }: Pick<ShopContact, 'phone' | 'line'>) {
  return (
    <>
      {phone !== '' && (
        <ButtonLink look="tonal" href={dialLink(phone)} icon={<IconPhone size={20} aria-hidden="true" />}>
          {phone}
        </ButtonLink>
      )}
      {line !== null && (
        <ButtonLink look="tonal" opensTab href={line} icon={<IconBrandLine size={20} aria-hidden="true" />}>
          LINE
        </ButtonLink>
      )}
    </>
  );
}
