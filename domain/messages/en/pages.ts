export const pages = {
  home: 'Home',
  onThisPage: 'On this page',
  apart: '{from} and {to}, {distance, number} kilometres apart',
  kilometres: '{distance, number}\u00a0km',
  latitude: '{degrees, number, ::.0}°\u00a0{side, select, south {S} other {N}}',
  longitude: '{degrees, number, ::.0}°\u00a0{side, select, west {W} other {E}}',
  invented:
    'Drawn, not photographed, and invented for this demonstration. Write in your own people and this line goes.',
} as const;
