import { TextInput } from '@mantine/core';

interface TextFieldProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (text: string) => void;
  /** What is wrong with it. */
  readonly error?: string | undefined;
  readonly type?: 'text' | 'date' | 'search';
  readonly placeholder?: string;
  readonly maxLength?: number;
  /** First and last day of a `date`, as `YYYY-MM-DD`. */
  readonly min?: string;
  readonly max?: string;
}

/** A line of text; inside a sheet only, which brings Mantine. */
export function TextField({ onChange, ...field }: TextFieldProps) {
  return <TextInput {...field} onChange={(event) => onChange(event.currentTarget.value)} />;
}
