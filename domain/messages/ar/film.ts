import type { Messages } from '../messages.ts';

export const film = {
  wordOf: 'كلمة من {client}',
  wordOfClient: 'كلمة من العميل',
  workFor: 'ما صنعناه لـ{client} أثناء الاستخدام',
  workForClient: 'ما صنعناه للعميل أثناء الاستخدام',
  watch: 'شاهد الفيلم',
  play: 'تشغيل الفيديو',
  pause: 'إيقاف الفيديو مؤقتًا',
  soundOn: 'تشغيل الصوت',
  soundOff: 'كتم الصوت',
  captionsOn: 'إظهار النص المرافق',
  captionsOff: 'إخفاء النص المرافق',
  silent: 'الصوت مكتوم. أي نقرة تشغّله.',
  watchOn: 'شاهد على {site}',
  newTab: '(يُفتح في علامة تبويب جديدة)',
  transcript: 'النص الكامل',
  captions: 'النص المرافق',
  playBackground: 'تشغيل فيديو الخلفية',
  pauseBackground: 'إيقاف فيديو الخلفية مؤقتًا',
} satisfies Messages['film'];
