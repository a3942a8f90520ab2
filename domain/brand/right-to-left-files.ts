/** Written by `npm run content:draw -- typefaces`. */
export const rightToLeftFiles = {
  'readex-pro-arabic': { path: '/assets/readex-pro-arabic.e89a1e4e.woff2', bytes: 15416 },
  'cairo-urdu': { path: '/assets/cairo-urdu.b0d6e937.woff2', bytes: 7044 },
  'cairo-urdu-digits': { path: '/assets/cairo-urdu-digits.60e589f3.woff2', bytes: 1360 },
  'noto-nastaliq-urdu': { path: '/assets/noto-nastaliq-urdu.a79a3a53.woff2', bytes: 105524 },
} as const;
