import { TextInput } from '@mantine/core';
import { useEffect, useRef } from 'react';
import styles from './money-field.module.css';

interface MoneyFieldProps {
  readonly label: string;
  /** The amount in baht as typed. */
  readonly value: string;
  readonly onChange: (text: string) => void;
  /** It stays as it is for now, and keeps the focus if it has it. */
  readonly locked?: boolean;
  /** What is wrong with it; the field takes the focus. */
  readonly error?: string | undefined;
  /** Takes the focus when its sheet opens. */
  readonly isFirst?: boolean;
  /** Its name in the form, by which it is found when it is wrong: then it does not take the focus by itself. */
  readonly name?: string;
  readonly required?: boolean;
}

/** An amount in baht; inside a sheet only, which brings Mantine. */
export function MoneyField({ onChange, isFirst = false, locked = false, ...field }: MoneyFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const isWrong = field.error !== undefined && field.name === undefined;
  useEffect(() => {
    // The sheet looks for its first field when it opens, and this one may be fetched after it.
    if (isWrong || isFirst) input.current?.focus();
  }, [isWrong, isFirst]);
  return (
    <TextInput
      {...field}
      readOnly={locked}
      aria-disabled={locked || undefined}
      ref={input}
      data-autofocus={isFirst || undefined}
      inputMode="decimal"
      enterKeyHint="done"
      autoComplete="off"
      leftSection={<span aria-hidden="true">฿</span>}
      leftSectionWidth={38}
      classNames={{ input: styles.input, section: styles.sign }}
      onFocus={(event) => event.currentTarget.select()}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}
