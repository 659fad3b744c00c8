import { TextInput } from '@mantine/core';

interface TextFieldProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (text: string) => void;
  /** What is wrong with it. */
  readonly error?: string | undefined;
  readonly type?: 'text' | 'search';
  readonly placeholder?: string;
  readonly maxLength?: number;
  /** Its name in the form, by which it is found when it is wrong. */
  readonly name?: string;
  readonly required?: boolean;
  readonly inputMode?: 'text' | 'numeric' | 'decimal' | 'tel';
  /** It stays as it is for now. */
  readonly locked?: boolean;
  readonly onBlur?: () => void;
}

/** A line of text; inside a sheet only, which brings Mantine. */
export function TextField({ onChange, locked = false, ...field }: TextFieldProps) {
  return (
    <TextInput
      autoComplete="off"
      {...field}
      readOnly={locked}
      aria-disabled={locked || undefined}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}
