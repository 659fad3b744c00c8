/** What is changed of a merchant's settings, where it is a switch; all null where it is the PromptPay id. */
interface SettingsChange {
  readonly confirmsReceipts: boolean | null;
  readonly notify: object | null;
  readonly externalModels: boolean | null;
}

/** Whether the PromptPay id is what is changed, and not a switch. */
export function isAboutId({ confirmsReceipts, notify, externalModels }: SettingsChange): boolean {
  return confirmsReceipts === null && notify === null && externalModels === null;
}
