import type { PrintLine } from '../../../../domain/contract.ts';
import { useLanguage } from '../../../ui/screen-context.ts';
import { usePrintTools } from './print-context.ts';

/** Says what tells a line from others of its name: colour, size, style. */
export function useLineFacts(): (line: PrintLine) => readonly string[] {
  const language = useLanguage();
  const { colourIn } = usePrintTools();
  return ({ color, size, style }) => [colourIn(language, color), size, style].filter((fact) => fact !== '');
}
