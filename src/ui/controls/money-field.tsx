import { TextInput } from '@mantine/core';
import styles from './money-field.module.css';

interface MoneyFieldProps {
  readonly label: string;
  /** The amount in baht as typed. */
  readonly value: string;
  readonly onChange: (text: string) => void;
  readonly disabled?: boolean;
  readonly error?: string | undefined;
}

/** An amount in baht; inside a sheet only, which brings Mantine. */
export function MoneyField({ onChange, ...field }: MoneyFieldProps) {
  return (
    <TextInput
      {...field}
      inputMode="decimal"
      autoComplete="off"
      leftSection="฿"
      leftSectionWidth={38}
      classNames={{ input: styles.input, section: styles.sign }}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}
