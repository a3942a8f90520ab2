/** Written by `npm run content:draw -- typefaces`. */
export const rightToLeftFiles = {
  'readex-pro-arabic-400': { path: '/assets/readex-pro-arabic-400.7c27a957.woff2', bytes: 8544 },
  'readex-pro-arabic-600': { path: '/assets/readex-pro-arabic-600.46e758f7.woff2', bytes: 9152 },
  'cairo-urdu': { path: '/assets/cairo-urdu.b0d6e937.woff2', bytes: 7044 },
  'cairo-urdu-digits': { path: '/assets/cairo-urdu-digits.60e589f3.woff2', bytes: 1360 },
  'noto-nastaliq-urdu': { path: '/assets/noto-nastaliq-urdu.a79a3a53.woff2', bytes: 105524 },
} as const;
