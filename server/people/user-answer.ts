import type { User } from '../../domain/contract.ts';
import { firstPhone } from '../../domain/places/phones.ts';
import { readLanguage } from '../../domain/languages.ts';
import type { UserRecord } from '../store/queries/people/users.ts';

/** A user in the contract's form. */
export function userAnswer({ user, groupName, merchant, roles }: UserRecord): User {
  return {
    id: user.user_id,
    name: user.name,
    username: user.username,
    role: roles.join(','),
    language: readLanguage(user.language),
    line_id: user.line_id ?? '',
    avatar_url: user.avatar_url,
    merchant_id: merchant.merchant_id,
    merchant_name: merchant.name,
    merchant_phone: merchant.phone,
    owner_line_id: merchant.owner_line_id,
    merchant_config: {
      enable_confirm_pay: merchant.enable_confirm_pay,
      promptpay: merchant.promptpay_id !== '',
    },
    is_vip: user.is_vip ? 1 : 0,
    group_id: user.group_id,
    group_name: groupName,
    contact: {
      name: merchant.name,
      avatar_url: '',
      phone: firstPhone(merchant.phone),
      line_url: merchant.line_url,
    },
  };
}
