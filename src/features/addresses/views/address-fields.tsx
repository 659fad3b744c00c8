import { IconPlus, IconX } from '@tabler/icons-react';
import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { photosBySubject, refusedAddressField } from '../../../../domain/places/address-form.ts';
import type { AddressFault } from '../../../../domain/places/address-form.ts';
import { maxAddressText, maxShopPhotos } from '../../../../domain/limits.ts';
import { translateReason } from '../../../i18n/translate-reason.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { IconButton } from '../../../ui/controls/icon-button.tsx';
import { TextField } from '../../../ui/controls/text-field.tsx';
import { Banner, intoView } from '../../../ui/feedback/banner.tsx';
import { DeliveryBanner } from '../../../ui/feedback/delivery-banner.tsx';
import { holdUpOf } from '../../../ui/feedback/delivery-of.ts';
import { PhotoField } from '../../photos/views/photo-field.tsx';
import styles from './address-fields.module.css';
import { AddressText } from './address-text.tsx';
import type { AddressFormProps } from './form-props.ts';
import { PositionCard } from './position-card.tsx';
import { ShopPhoto } from './shop-photo.tsx';

/** The fields of an address. */
export function AddressFields(props: AddressFormProps) {
  const { form: actor, notice, suggestions, onSuggest, onPickPosition } = props;
  const { t, i18n } = useTranslation();
  const snapshot = useSelector(actor, (current) => current);
  const { form, faults, problem, mistake, placeBlobId, shopPhoto } = snapshot.context;
  const { shop } = photosBySubject(snapshot.context);
  const isLocked = !snapshot.hasTag('editable');
  const status = holdUpOf(snapshot);
  const shared = (field: 'alias' | 'contact') => ({
    name: field,
    label: t(`address.field.${field}`),
    value: form[field],
    maxLength: maxAddressText,
    locked: isLocked,
    error: faultIn(field),
    onChange: (text: string) => actor.send({ type: 'field.change', field, text }),
  });
  return (
    <div className={styles.form}>
      {notice}
      {problem !== null && snapshot.matches({ form: { editing: 'refused' } }) && (
        <div ref={intoView}>
          <Banner kind="refused" title={t('said.addressFailed.save')} text={translateReason(i18n, problem)} />
        </div>
      )}
      {status !== null && (
        <DeliveryBanner status={status} onRetry={() => actor.send({ type: 'form.retry' })} />
      )}
      <TextField {...shared('alias')} required placeholder={t('address.aliasExample')} />
      <AddressText
        value={form.address}
        locked={isLocked}
        error={faultIn('address')}
        suggestions={suggestions}
        onChange={(text) => {
          actor.send({ type: 'field.change', field: 'address', text });
          onSuggest(text);
        }}
        onChoose={(text) => {
          actor.send({ type: 'field.change', field: 'address', text });
          onSuggest('');
        }}
      />
      <div className={styles.phones}>
        {form.phones.map((phone, at) => (
          // A phone has no other identity than its place.
          <div key={at} className={styles.phone}>
            <TextField
              name={`phone-${at}`}
              label={at === 0 ? t('address.field.phone') : t('address.phoneAt', { count: at + 1 })}
              value={phone}
              required={at === 0}
              inputMode="tel"
              maxLength={maxAddressText}
              locked={isLocked}
              error={faultIn('phone', at)}
              onChange={(text) => actor.send({ type: 'phone.change', index: at, text })}
            />
            {form.phones.length > 1 && !isLocked && (
              <IconButton
                label={t('address.removePhone', { phone: phone === '' ? String(at + 1) : phone })}
                icon={<IconX size={20} aria-hidden="true" />}
                onClick={() => actor.send({ type: 'phone.remove', index: at })}
              />
            )}
          </div>
        ))}
        {snapshot.can({ type: 'phone.add' }) && (
          <div>
            <Button
              look="text"
              height={44}
              icon={<IconPlus size={20} aria-hidden="true" />}
              onClick={() => actor.send({ type: 'phone.add' })}
            >
              {t('address.addPhone')}
            </Button>
          </div>
        )}
      </div>
      <TextField {...shared('contact')} />
      <PositionCard
        form={actor}
        photos={props.photos}
        placePhoto={props.placePhoto}
        onPickPosition={onPickPosition}
      />
      {shopPhoto !== '' && shop.length === 0 ? (
        <ShopPhoto
          src={shopPhoto}
          isLocked={isLocked}
          isTaking={props.isTakingPhotos}
          onPhotos={props.onPhotos}
          onRemove={() => actor.send({ type: 'shopPhoto.remove' })}
        />
      ) : (
        <PhotoField
          title={t('address.field.shopPhoto')}
          limit={maxShopPhotos}
          kept={shop}
          mistake={mistake}
          isLocked={isLocked}
          photos={props.photos.filter(({ id }) => id !== placeBlobId)}
          isTakingPhotos={props.isTakingPhotos}
          onPhotos={props.onPhotos}
          onEvent={actor.send}
        />
      )}
    </div>
  );

  function faultIn(field: AddressFault['field'], at = 0): string | undefined {
    const fault = faults.find((one) => one.field === field && one.at === at);
    if (fault !== undefined)
      return fault.why === 'missing' && field !== 'contact'
        ? t(`address.fault.${field}`)
        : t(fault.why === 'tooLong' ? 'address.fault.tooLong' : 'address.fault.noPhone');
    return problem !== null && at === 0 && refusedAddressField(problem) === field
      ? translateReason(i18n, problem)
      : undefined;
  }
}
