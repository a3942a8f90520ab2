/** Written by `npm run content:draw -- typefaces`. Sizes of the fallback are percentages. */
export const faceFiles = {
  'familjen-grotesk-500': {
    basic: ['/assets/familjen-grotesk-500.3a4e35cb.woff2'],
    rest: '/assets/familjen-grotesk-500-rest.6a5af018.woff2',
    bytes: 6764,
    fallback: { size: 96.3, ascent: 106.4, descent: 23.4, gap: 0 },
  },
  'familjen-grotesk': {
    basic: ['/assets/familjen-grotesk.b6f288ff.woff2'],
    rest: '/assets/familjen-grotesk-rest.af830578.woff2',
    bytes: 11040,
    fallback: { size: 93.7, ascent: 109.4, descent: 24, gap: 0 },
  },
  'hanken-grotesk': {
    basic: [
      '/assets/hanken-grotesk-400.fbb17721.woff2',
      '/assets/hanken-grotesk-600.1ad520e7.woff2',
    ],
    rest: '/assets/hanken-grotesk-rest.fe9e65fc.woff2',
    bytes: 15900,
    fallback: { size: 101, ascent: 99, descent: 30, gap: 0 },
  },
  'hanken-grotesk-600': {
    basic: ['/assets/hanken-grotesk-600.6e9d65da.woff2'],
    rest: '/assets/hanken-grotesk-600-rest.8956c06e.woff2',
    bytes: 13444,
    fallback: { size: 101, ascent: 99, descent: 30, gap: 0 },
  },
  'bricolage-grotesque-500': {
    basic: ['/assets/bricolage-grotesque-500.d084a9bf.woff2'],
    rest: '/assets/bricolage-grotesque-500-rest.7177483d.woff2',
    bytes: 13644,
    fallback: { size: 106.7, ascent: 87.1, descent: 25.3, gap: 0 },
  },
  figtree: {
    basic: ['/assets/figtree.04f5d814.woff2'],
    rest: '/assets/figtree-rest.db32f0b7.woff2',
    bytes: 11272,
    fallback: { size: 100.1, ascent: 94.9, descent: 25, gap: 0 },
  },
  'fraunces-500': {
    basic: ['/assets/fraunces-500.1eaa19f4.woff2'],
    rest: '/assets/fraunces-500-rest.311a5bc0.woff2',
    bytes: 12508,
    fallback: { size: 116.8, ascent: 83.7, descent: 21.8, gap: 0 },
  },
  'newsreader-500': {
    basic: ['/assets/newsreader-500.51a29f74.woff2'],
    rest: '/assets/newsreader-500-rest.e3478f4f.woff2',
    bytes: 13780,
    fallback: { size: 107, ascent: 68.7, descent: 24.8, gap: 0 },
  },
  archivo: {
    basic: ['/assets/archivo.6a64028c.woff2'],
    rest: '/assets/archivo-rest.5cdf074e.woff2',
    bytes: 18864,
    fallback: { size: 97.3, ascent: 90.2, descent: 21.6, gap: 0 },
  },
  literata: {
    basic: ['/assets/literata.ad9978f9.woff2'],
    rest: '/assets/literata-rest.f2da7333.woff2',
    bytes: 23620,
    fallback: { size: 117.4, ascent: 100.3, descent: 26.2, gap: 0 },
  },
  'instrument-sans': {
    basic: ['/assets/instrument-sans.eccba822.woff2'],
    rest: '/assets/instrument-sans-rest.951bbbde.woff2',
    bytes: 22612,
    fallback: { size: 101, ascent: 96, descent: 24.7, gap: 0 },
  },
  'readex-pro': {
    basic: ['/assets/readex-pro.ffba3cab.woff2'],
    rest: '/assets/readex-pro-rest.bd79db1c.woff2',
    bytes: 13036,
    fallback: { size: 107.7, ascent: 92.9, descent: 23.2, gap: 0 },
  },
} as const;
