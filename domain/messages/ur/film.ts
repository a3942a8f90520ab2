import type { Messages } from '../messages.ts';

export const film = {
  wordOf: '{client} کی زبانی',
  wordOfClient: 'کلائنٹ کی زبانی',
  workFor: '{client} کے لیے ہمارا کام، استعمال کے دوران',
  workForClient: 'کلائنٹ کے لیے ہمارا کام، استعمال کے دوران',
  watch: 'فلم دیکھیے',
  play: 'ویڈیو چلائیے',
  pause: 'ویڈیو روکیے',
  soundOn: 'آواز کھولیے',
  soundOff: 'آواز بند کیجیے',
  captionsOn: 'سب ٹائٹل دکھائیے',
  captionsOff: 'سب ٹائٹل چھپائیے',
  silent: 'آواز بند ہے۔ کہیں بھی کلک کیجیے تو کھل جائے گی۔',
  watchOn: '{site} پر دیکھیے',
  newTab: '(نئے ٹیب میں کھلے گا)',
  transcript: 'پورا متن',
  captions: 'سب ٹائٹل',
  playBackground: 'پس منظر کی ویڈیو چلائیے',
  pauseBackground: 'پس منظر کی ویڈیو روکیے',
} satisfies Messages['film'];
