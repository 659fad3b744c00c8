import { createTheme, Drawer, Input, SegmentedControl } from '@mantine/core';
import type { CSSVariablesResolver, MantineColorsTuple } from '@mantine/core';
import inputStyles from './mantine-input.module.css';
import segmentedStyles from './mantine-segmented.module.css';

const talat: MantineColorsTuple = [
  'var(--g-0)',
  'var(--g-1)',
  'var(--g-2)',
  'var(--g-3)',
  'var(--g-4)',
  'var(--g-5)',
  'var(--g-6)',
  'var(--g-7)',
  'var(--g-8)',
  'var(--g-9)',
];

/** Mantine in the look of Talat; the values live in tokens.css. */
export const theme = createTheme({
  colors: { talat },
  primaryColor: 'talat',
  primaryShade: { light: 7, dark: 4 },
  autoContrast: true,
  respectReducedMotion: true,
  fontFamily: 'var(--font)',
  defaultRadius: 'md',
  radius: { xs: 'var(--r-8)', sm: 'var(--r-10)', md: 'var(--r-12)', lg: 'var(--r-16)', xl: 'var(--r-20)' },
  spacing: { xs: 'var(--s-2)', sm: 'var(--s-3)', md: 'var(--s-4)', lg: 'var(--s-6)', xl: 'var(--s-8)' },
  fontSizes: {
    xs: 'var(--fs-12)',
    sm: 'var(--fs-14)',
    md: 'var(--fs-16)',
    lg: 'var(--fs-17)',
    xl: 'var(--fs-24)',
  },
  shadows: { sm: 'var(--e-1)', md: 'var(--e-2)', xl: 'var(--e-sheet)' },
  components: {
    Drawer: Drawer.extend({ defaultProps: { position: 'bottom', radius: 'xl' } }),
    Input: Input.extend({
      defaultProps: { variant: 'filled' },
      classNames: { input: inputStyles.input, section: inputStyles.section },
      vars: () => ({ wrapper: { '--input-height': 'var(--control)', '--input-fz': 'var(--fs-16)' } }),
    }),
    InputWrapper: Input.Wrapper.extend({
      classNames: {
        label: inputStyles.label,
        error: inputStyles.error,
        description: inputStyles.description,
      },
    }),
    SegmentedControl: SegmentedControl.extend({
      defaultProps: { fullWidth: true, withItemsBorders: false },
      classNames: segmentedStyles,
    }),
  },
});

/** The same colours for Mantine's own variables in both schemes: the tokens know the scheme. */
export const resolveVariables: CSSVariablesResolver = () => {
  const colours = {
    '--mantine-color-body': 'var(--bg)',
    '--mantine-color-text': 'var(--ink)',
    '--mantine-color-dimmed': 'var(--ink-3)',
    '--mantine-color-default': 'var(--surface)',
    '--mantine-color-default-border': 'var(--line)',
    '--mantine-color-error': 'var(--danger-strong)',
    '--mantine-primary-color-contrast': 'var(--on-accent)',
  };
  return { variables: {}, light: colours, dark: colours };
};
