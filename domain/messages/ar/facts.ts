import type { Messages } from '../messages.ts';

export const facts = {
  projects:
    '{count, plural, zero {مشاريع} one {مشروع واحد} two {مشروعان} few {# مشاريع} many {# مشروعًا} other {# مشروع}}',
  retention:
    '{months, plural, zero {# شهر} one {شهر واحد} two {شهرين} few {# أشهر} many {# شهرًا} other {# شهر}}',
  kept: 'استفساركم مدة {retention}',
  keptUntilAsked: 'استفساركم إلى أن تطلبوا حذفه',
} satisfies Messages['facts'];
