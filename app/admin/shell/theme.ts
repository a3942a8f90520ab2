import {
  convertCssVariables,
  createTheme,
  DEFAULT_THEME,
  defaultCssVariablesResolver,
  defaultVariantColorsResolver,
  type MantineColorsTuple,
  mergeMantineTheme,
  type VariantColorsResolver,
} from '@mantine/core';
import { RunningButton } from '../ui/running-button.tsx';

const copper: MantineColorsTuple = [
  'var(--paper-50)',
  'var(--copper-100)',
  'var(--copper-100)',
  'var(--copper-400)',
  'var(--copper-300)',
  'var(--copper-300)',
  'var(--copper-500)',
  'var(--copper-600)',
  'var(--copper-700)',
  'var(--copper-800)',
];

const water: MantineColorsTuple = [
  'var(--water-100)',
  'var(--water-100)',
  'var(--water-200)',
  'var(--water-300)',
  'var(--water-400)',
  'var(--water-500)',
  'var(--water-700)',
  'var(--water-700)',
  'var(--night-800)',
  'var(--ink)',
];

const sand: MantineColorsTuple = [
  'var(--paper-25)',
  'var(--paper-50)',
  'var(--paper-100)',
  'var(--sand-200)',
  'var(--sand-300)',
  'var(--sand-400)',
  'var(--sand-600)',
  'var(--sand-700)',
  'var(--ink-soft)',
  'var(--ink)',
];

/** What Mantine takes for text, lines and grounds of its dark scheme, from light to dark. */
const dark: MantineColorsTuple = [
  'var(--mist-100)',
  'var(--mist-200)',
  'var(--mist-200)',
  'var(--water-500)',
  'var(--water-500)',
  'var(--night-800)',
  'var(--night-900)',
  'var(--night-950)',
  'var(--night-950)',
  'var(--night-950)',
];

/** What lies over a screen, below Mantine's 200 of the dialog that asks to sign in again. */
export const layers = { popup: 190, overPopup: 195 };

/** A filled button as public pages have it: a light accent wears dark words and a line. */
const variantColorResolver: VariantColorsResolver = (input) => {
  const { color = 'copper', variant } = input;
  if (variant !== 'filled' || color !== 'copper') return defaultVariantColorsResolver(input);
  return {
    background: 'var(--button)',
    hover: 'var(--button-hover)',
    color: 'var(--button-text)',
    border: '1px solid var(--button-edge)',
  };
};

/** The identity (app/styles/tokens.css) in Mantine's words, after design.md section 8. */
export const theme = createTheme({
  colors: { copper, water, sand, gray: sand, dark },
  primaryColor: 'copper',
  variantColorResolver,
  primaryShade: { light: 7, dark: 4 },
  white: 'var(--paper-25)',
  black: 'var(--ink)',
  fontFamily: 'var(--font-text)',
  headings: { fontFamily: 'var(--font-display)', fontWeight: '500' },
  fontSizes: { xs: '.875rem', sm: '.9375rem', md: '1rem', lg: '1.125rem', xl: '1.25rem' },
  spacing: { xs: '.5rem', sm: '.75rem', md: '1rem', lg: '1.5rem', xl: '2rem' },
  radius: { xs: '2px', sm: '4px', md: '4px', lg: '4px', xl: '4px' },
  defaultRadius: 'sm',
  cursorType: 'pointer',
  respectReducedMotion: true,
  components: {
    ActionIcon: { defaultProps: { size: 44, variant: 'subtle' } },
    Badge: {
      defaultProps: { color: 'water', variant: 'light', tt: 'none', size: 'lg', radius: 'sm' },
    },
    // Without a variant Mantine mixes its own ground with our words.
    Button: { defaultProps: { size: 'md', variant: 'filled' } },
    Card: { defaultProps: { withBorder: true, padding: 'lg' } },
    Modal: {
      defaultProps: {
        size: '62rem',
        closeButtonProps: { 'aria-label': 'Close' },
      },
    },
    ModalOverlay: { defaultProps: { color: 'var(--night-950)', backgroundOpacity: 0.62 } },
    NativeSelect: { defaultProps: { size: 'md' } },
    PasswordInput: { defaultProps: { size: 'md' } },
    Table: { defaultProps: { verticalSpacing: 'sm', highlightOnHover: true } },
    UnstyledButton: { defaultProps: { component: RunningButton } },
    // What is typed stands in its own direction (R-L-13).
    Textarea: { defaultProps: { size: 'md', autosize: true, minRows: 2, dir: 'auto' } },
    TextInput: { defaultProps: { size: 'md', dir: 'auto' } },
  },
});

/**
 * Body, hairlines and messages; gray-4 is the line around fields and plain buttons. Good for both
 * schemes, because the tokens themselves change (color-scheme.css).
 */
const ours = {
  '--mantine-color-gray-4': 'var(--field-line)',
  '--mantine-color-body': 'var(--paper-50)',
  '--mantine-color-default-border': 'var(--sand-300)',
  '--mantine-color-dimmed': 'var(--ink-soft)',
  '--mantine-color-error': 'var(--bad-700)',
  '--mantine-color-placeholder': 'var(--ink-soft)',
  '--mantine-color-copper-light': 'var(--copper-100)',
  '--mantine-color-copper-light-color': 'var(--copper-800)',
};

/** Where Mantine's dark scheme would take its `white`, which is our ground there. */
const oursInTheDark = {
  ...ours,
  '--mantine-color-text': 'var(--ink)',
  '--mantine-color-bright': 'var(--ink)',
  '--mantine-color-default': 'var(--paper-25)',
  '--mantine-color-default-hover': 'var(--sand-200)',
  '--mantine-color-default-color': 'var(--ink)',
  '--mantine-color-water-light': 'var(--night-800)',
  '--mantine-color-water-light-color': 'var(--ink)',
  '--mantine-color-copper-light-color': 'var(--copper-400)',
};

/**
 * Gives the document Mantine's variables. Mantine itself would write a `<style>` through innerHTML,
 * which our content policy (trusted types) refuses; an adopted sheet needs neither that nor a nonce.
 */
export function adoptTheme(): void {
  const all = defaultCssVariablesResolver(mergeMantineTheme(DEFAULT_THEME, theme));
  const sheet = new CSSStyleSheet();
  const schemes = {
    light: { ...all.light, ...ours },
    dark: { ...all.dark, ...oursInTheDark },
  };
  sheet.replaceSync(convertCssVariables({ ...all, ...schemes }, ':root'));
  document.adoptedStyleSheets = [sheet];
}
