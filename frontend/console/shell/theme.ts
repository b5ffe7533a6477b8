import { createTheme } from '@mui/material';
import { koKR } from '@mui/material/locale';

/**
 * The site's palette (styles/tokens.css), with less space. The secondary colour marks an admin, the primary one a super
 * admin.
 */
const colours = {
  ink: '#1f2933',
  inkSoft: '#4a5560',
  sand: '#faf6f0',
  sandDeep: '#f1e8dc',
  line: '#e4d9ca',
  edge: '#857563',
  tanDeep: '#7a5230',
  tanDark: '#5c3c21',
  green: '#2f5d50',
  brick: '#96362a',
  /** White text on it is readable; on MUI's orange it isn't. */
  ochre: '#8a5a14',
  focus: '#1c4f9c',
};

/** Touch needs larger targets than a mouse. */
const forThumbs = (styles: object) => ({ '@media (pointer: coarse)': styles });

/** Where the person has chosen close rows (density.ts). */
const whenCompact = (styles: object) => ({ 'html[data-density=compact] &': styles });

const focusRing = { outline: `3px solid ${colours.focus}`, outlineOffset: 2 };

export const theme = createTheme(
  {
    palette: {
      primary: { main: colours.tanDeep, dark: colours.tanDark },
      secondary: { main: colours.green },
      error: { main: colours.brick },
      warning: { main: colours.ochre },
      success: { main: colours.green },
      text: { primary: colours.ink, secondary: colours.inkSoft },
      background: { default: colours.sand, paper: '#ffffff' },
      divider: colours.line,
    },
    shape: { borderRadius: 8 },
    typography: {
      fontFamily:
        '"Nomucheck Sans", "Nomucheck Fallback", "Nomucheck Fallback Noto", -apple-system, BlinkMacSystemFont, "Apple SD Gothic Neo", "Malgun Gothic", "Noto Sans KR", sans-serif',
      fontSize: 14.5,
      h1: { fontSize: '1.5rem', fontWeight: 700, lineHeight: 1.35 },
      h2: { fontSize: '1.125rem', fontWeight: 700, lineHeight: 1.4 },
      h3: { fontSize: '1rem', fontWeight: 700 },
      button: { textTransform: 'none', fontWeight: 600 },
    },
    components: {
      MuiCssBaseline: {
        styleOverrides: {
          html: { scrollPaddingTop: 80 },
          body: { wordBreak: 'keep-all', overflowWrap: 'anywhere', fontVariantNumeric: 'tabular-nums' },
          'a:focus-visible, button:focus-visible, [tabindex]:focus-visible': focusRing,
          // Elements that get the focus on arrival and are no controls: headings, and elements with `data-arrival`.
          'h1[tabindex]:focus-visible, main[tabindex]:focus-visible, [data-arrival]:focus-visible': { outline: 'none' },
          // The cursor of a list is the focus in a row (list-keys).
          ':is(.RaDataTable-tbody > tr, [data-rows] > *):has(a:focus-visible, button:focus-visible)': {
            boxShadow: `inset 4px 0 0 ${colours.focus}`,
            backgroundColor: colours.sandDeep,
          },
          '@media (pointer: coarse)': { summary: { minHeight: 44, alignContent: 'center' } },
          // On paper stands what the page says, without the ways to other pages and what is pressed.
          '@media print': {
            'header, main button:not([aria-expanded]), main nav a, main [role=tablist], .MuiSnackbar-root': {
              display: 'none !important',
            },
            body: { background: '#fff !important' },
            'section, tr, li': { breakInside: 'avoid' },
          },
          '@media (prefers-reduced-motion: reduce)': {
            '*, *::before, *::after': {
              animationDuration: '0.01ms !important',
              animationIterationCount: '1 !important',
              transitionDuration: '0.01ms !important',
            },
          },
        },
      },
      MuiButtonBase: {
        defaultProps: { disableRipple: true },
        styleOverrides: { root: { '&:focus-visible': focusRing } },
      },
      MuiButton: {
        defaultProps: { disableElevation: true },
        styleOverrides: { root: { minHeight: 40, ...forThumbs({ minHeight: 44 }) } },
      },
      MuiIconButton: {
        styleOverrides: { root: { minWidth: 40, minHeight: 40, ...forThumbs({ minWidth: 44, minHeight: 44 }) } },
      },
      MuiFormControlLabel: { styleOverrides: { root: forThumbs({ minHeight: 44 }) } },
      // Less high than usual with a mouse, so that the lists begin higher.
      MuiTabs: { styleOverrides: { root: { '@media (pointer: fine)': { minHeight: 36 } } } },
      MuiTab: {
        styleOverrides: { root: { '@media (pointer: fine)': { minHeight: 36, paddingTop: 6, paddingBottom: 6 } } },
      },
      MuiMenuItem: { styleOverrides: { root: forThumbs({ minHeight: 44 }) } },
      MuiPaper: { defaultProps: { elevation: 0 }, styleOverrides: { outlined: { borderColor: colours.line } } },
      MuiTextField: { defaultProps: { variant: 'outlined', size: 'small' } },
      MuiFormControl: { defaultProps: { variant: 'outlined', size: 'small' } },
      MuiOutlinedInput: {
        styleOverrides: {
          root: forThumbs({ minHeight: 44 }),
          notchedOutline: { borderColor: colours.edge },
          input: { fontSize: 16 },
        },
      },
      MuiTableCell: {
        styleOverrides: {
          root: whenCompact({ paddingTop: 1, paddingBottom: 1 }),
          // A table that is too wide scrolls; the names of its columns stay whole.
          head: { fontWeight: 700, color: colours.inkSoft, wordBreak: 'keep-all', whiteSpace: 'nowrap' },
        },
      },
      MuiCardContent: { styleOverrides: { root: whenCompact({ paddingTop: 6, paddingBottom: 6 }) } },
      MuiChip: { styleOverrides: { outlined: { borderColor: colours.edge } } },
    },
  },
  koKR,
);
