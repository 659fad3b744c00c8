import type { MerchantSettings } from './contract.ts';
import { changedFields } from './edit-conflict.ts';
import type { EditedFields } from './edit-conflict.ts';
import { maxShopLink, maxShopPhone, maxShopPhones, minPhoneLength } from './limits.ts';
import { lineContact } from './orders/line-contact.ts';
import type { Problem } from './outcome.ts';
import { splitPhones } from './places/phones.ts';
import { readUrl } from './read-url.ts';

/** What a shop says of itself and how it is reached: the part of its settings that everybody may read. */
export type ShopProfile = Pick<MerchantSettings, 'about' | 'phones' | 'line_url' | 'version'>;

export const profileFields = ['phones', 'line_url', 'about_zh', 'about_en', 'about_th'] as const;

export type ProfileField = (typeof profileFields)[number];

/** A profile as it is typed; phones one on each line. */
export type ProfileForm = Readonly<Record<ProfileField, string>>;

export const blankProfile: ProfileForm = {
  phones: '',
  line_url: '',
  about_zh: '',
  about_en: '',
  about_th: '',
};

/** What has to be corrected in a form, and where; `part` is the part of the text that is wrong. */
export interface ProfileFault {
  readonly field: ProfileField;
  readonly why: 'noPhone' | 'tooManyPhones' | 'noLink' | 'tooLong';
  readonly part: string;
}

/** What a form says, once it can be read. */
export type ProfileFacts = Omit<ShopProfile, 'version'>;

/** The profile within the settings of a merchant. */
export function profileOf({ about, phones, line_url, version }: ShopProfile): ShopProfile {
  return { about, phones, line_url, version };
}

/** The form of a profile that is known. */
export function profileFormOf({ about, phones, line_url }: ProfileFacts): ProfileForm {
  return { phones: phones.join('\n'), line_url, about_zh: about.zh, about_en: about.en, about_th: about.th };
}

/** Everything that has to be corrected before a profile is sent, in the order of its fields. */
export function findProfileFaults({ phones, line_url }: ProfileForm): readonly ProfileFault[] {
  const all = splitPhones(phones);
  const wrong = all.find((phone) => !isPhone(phone));
  const faults: ProfileFault[] = [];
  if (wrong !== undefined) faults.push({ field: 'phones', why: 'noPhone', part: wrong });
  else if (all.length > maxShopPhones) faults.push({ field: 'phones', why: 'tooManyPhones', part: '' });
  const link = readLink(line_url);
  if (link === null) faults.push({ field: 'line_url', why: 'noLink', part: line_url.trim() });
  else if (link.length > maxShopLink) faults.push({ field: 'line_url', why: 'tooLong', part: '' });
  return faults;
}

/** What a form without faults says. */
export function readProfileForm(form: ProfileForm): ProfileFacts {
  return {
    about: { zh: form.about_zh.trim(), en: form.about_en.trim(), th: form.about_th.trim() },
    phones: [...splitPhones(form.phones)],
    line_url: readLink(form.line_url) ?? form.line_url.trim(),
  };
}

function isPhone(text: string): boolean {
  const digits = text.replace(/\D/g, '').length;
  return /^\+?[-0-9 ().]+$/.test(text) && digits >= minPhoneLength && text.length <= maxShopPhone;
}

/** The address of a chat, of an address or a LINE ID that begins with @; null where it is neither. */
function readLink(text: string): string | null {
  const link = text.normalize('NFKC').trim();
  if (link === '') return '';
  if (/^@[\w.-]+$/.test(link)) return lineContact(link);
  return readUrl(link)?.protocol === 'https:' ? link : null;
}

/** What of a profile is compared and settled by itself, whatever way it is typed. */
export const editedProfile: EditedFields<ProfileForm, ProfileField> = {
  fields: profileFields,
  isSame: (field, some, other) => comparable(field, some[field]) === comparable(field, other[field]),
  valuesOf: (field, form) => ({ [field]: form[field] }),
};

/** What is sent of a profile: what differs from what was seen. */
export interface ProfileChanges extends Partial<Omit<ProfileFacts, 'about'>> {
  readonly about?: Partial<ProfileFacts['about']>;
}

const aboutFields = { about_zh: 'zh', about_en: 'en', about_th: 'th' } as const;

/** What a form without faults changes of the profile that was seen. */
export function profileChanges(seen: ProfileForm, form: ProfileForm): ProfileChanges {
  const facts = readProfileForm(form);
  return changedFields(editedProfile, seen, form).reduce((changes: ProfileChanges, field) => {
    if (field === 'phones' || field === 'line_url') return { ...changes, [field]: facts[field] };
    const language = aboutFields[field];
    return { ...changes, about: { ...changes.about, [language]: facts.about[language] } };
  }, {});
}

function comparable(field: ProfileField, text: string): string {
  if (field === 'phones') return splitPhones(text).join(';');
  return field === 'line_url' ? (readLink(text) ?? text.trim()) : text.trim();
}

/** The field that a refusal is about; null when it is about the whole. */
export function refusedProfileField({ reason, details: { field } }: Problem): ProfileField | null {
  if (reason !== 'invalid_request' || typeof field !== 'string') return null;
  const [name, part = ''] = field.split('.');
  return profileFields.find((known) => known === name || known === `${name ?? ''}_${part}`) ?? null;
}
