import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { maxAboutShop, maxShopLink, maxShopPhone, maxShopPhones } from '../../../../domain/limits.ts';
import { adoptedFields, contestedFields } from '../../../../domain/edit-conflict.ts';
import { editedProfile, profileFormOf, refusedProfileField } from '../../../../domain/shop-profile.ts';
import type { ProfileField, ProfileForm as Form } from '../../../../domain/shop-profile.ts';
import { languageNames, languages } from '../../../i18n/language.ts';
import { translateReason } from '../../../i18n/translate-reason.ts';
import { TextBox } from '../../../ui/controls/text-box.tsx';
import { TextField } from '../../../ui/controls/text-field.tsx';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { DeliveryBanner } from '../../../ui/feedback/delivery-banner.tsx';
import { holdUpOf } from '../../../ui/feedback/delivery-of.ts';
import { EditConflict } from '../../../ui/feedback/edit-conflict.tsx';
import type { ShopProfileActor } from './profile-setting.tsx';
import styles from './promptpay-id-form.module.css';

interface ProfileFormProps {
  readonly edit: ShopProfileActor;
  /** What the app has to say about what was typed here. */
  readonly notice: ReactNode;
}

/** Characters of all phones, with what parts them. */
const maxPhonesText = maxShopPhones * (maxShopPhone + 2);

/** What is typed of the shop's contact and its texts, or what two people made of them. */
export function ProfileForm({ edit, notice }: ProfileFormProps) {
  const { t, i18n } = useTranslation();
  const snapshot = useSelector(edit, (current) => current);
  const { form, faults, problem } = snapshot.context;
  const delivery = holdUpOf(snapshot);
  const locked = !snapshot.hasTag('editable');
  if (snapshot.matches('conflict')) return <ProfileConflictForm edit={edit} notice={notice} />;
  const change = (field: ProfileField) => (text: string) => edit.send({ type: 'field.change', field, text });
  return (
    <div className={styles.form}>
      {notice}
      {problem !== null && snapshot.matches({ editing: 'refused' }) && (
        <Banner kind="refused" title={t('settings.notSaved')} text={translateReason(i18n, problem)} />
      )}
      {delivery !== null && (
        <DeliveryBanner status={delivery} onRetry={() => edit.send({ type: 'profile.retry' })} />
      )}
      <p className={styles.hint}>{t('settings.profile.hint')}</p>
      <TextBox
        name="phones"
        label={t('settings.profile.phonesLabel')}
        value={form.phones}
        maxLength={maxPhonesText}
        rows={3}
        fixed={locked}
        error={errorAt('phones')}
        onChange={change('phones')}
      />
      <TextField
        name="line_url"
        label={t('settings.profile.lineLabel')}
        value={form.line_url}
        maxLength={maxShopLink}
        locked={locked}
        error={errorAt('line_url')}
        onChange={change('line_url')}
      />
      {languages.map((language) => (
        <TextBox
          key={language}
          name={`about_${language}`}
          label={t('settings.profile.aboutLabel', { language: languageNames[language] })}
          value={form[`about_${language}`]}
          maxLength={maxAboutShop}
          rows={4}
          fixed={locked}
          isCounted
          error={errorAt(`about_${language}`)}
          onChange={change(`about_${language}`)}
        />
      ))}
    </div>
  );

  function errorAt(field: ProfileField): string | undefined {
    const fault = faults.find((one) => one.field === field);
    if (fault !== undefined)
      return t(`settings.profile.fault.${fault.why}`, { part: fault.part, count: maxShopPhones });
    return problem !== null && refusedProfileField(problem) === field
      ? translateReason(i18n, problem)
      : undefined;
  }
}

/** What two people changed of one profile: both values of each field, and a choice between them. */
function ProfileConflictForm({ edit, notice }: ProfileFormProps) {
  const { t } = useTranslation();
  const { seen, form, theirs, choices, problem } = useSelector(edit, ({ context }) => context);
  if (seen === null || theirs === null) return null;
  const conflict = { seen: profileFormOf(seen), mine: form, theirs: profileFormOf(theirs) };
  return (
    <div className={styles.form}>
      {notice}
      <EditConflict
        problem={problem}
        title={(name, time) => t('settings.profile.conflict', { name, time })}
        contested={contestedFields(editedProfile, conflict).map((field) => ({
          id: field,
          label: labelOf(field),
          mine: valueOf(field, conflict.mine),
          theirs: valueOf(field, conflict.theirs),
          chosen: choices[field] ?? null,
          onChoose: (side) => edit.send({ type: 'side.choose', field, side }),
        }))}
        adopted={adoptedFields(editedProfile, conflict).map((field) =>
          t('conflict.change', {
            field: labelOf(field),
            before: valueOf(field, conflict.seen),
            after: valueOf(field, conflict.theirs),
          }),
        )}
      />
    </div>
  );

  function labelOf(field: ProfileField): string {
    const language = languages.find((one) => field === `about_${one}`);
    if (language !== undefined)
      return t('settings.profile.aboutLabel', { language: languageNames[language] });
    return t(`settings.profile.${field === 'phones' ? 'phones' : 'line_url'}`);
  }

  function valueOf(field: ProfileField, of: Form): string {
    return of[field].trim() === '' ? t('conflict.none') : of[field].trim();
  }
}
