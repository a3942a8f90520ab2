import type { Messages } from '../messages.ts';

export const facts = {
  projects: '{count, plural, =0 {پراجیکٹس} one {# پراجیکٹ} other {# پراجیکٹس}}',
  retention: '{months, plural, one {ایک ماہ} other {# ماہ}}',
  kept: 'آپ کا پیغام {retention} تک',
  keptUntilAsked: 'آپ کا پیغام، جب تک آپ مٹانے کو نہ کہیں',
} satisfies Messages['facts'];
