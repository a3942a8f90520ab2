export const themes = {
  night: { ground: '#07272C', line: '#8CC4C0', faint: '#2F6A6E', lead: '#E58B52', disc: '#0D3A40' },
  deep: { ground: '#041A1E', line: '#6FAFAE', faint: '#1D5055', lead: '#E58B52', disc: '#0A2C31' },
  paper: { ground: '#FBF7EF', line: '#1D5C61', faint: '#AEBDB4', lead: '#B5521F', disc: '#EADFC9' },
  water: { ground: '#BBD9D4', line: '#0B3A40', faint: '#6FA5A3', lead: '#B5521F', disc: '#D9EAE5' },
  copper: {
    ground: '#B5521F',
    line: '#FBE3D0',
    faint: '#DB8A59',
    lead: '#07272C',
    disc: '#C96A36',
  },
  sand: { ground: '#D9C8A9', line: '#6A4A2A', faint: '#B99F76', lead: '#0B3A40', disc: '#E6DAC2' },
} as const;

export type Theme = keyof typeof themes;

export type Ink = Record<keyof (typeof themes)[Theme], string>;

export const pulseInk = { line: '#D9EAE5', lead: '#FBE3D0' } as const;
