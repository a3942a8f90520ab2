import type { Messages } from '../messages.ts';

export const preview = {
  title: 'رابط معاينة',
  changedLine1: 'هذا الرابط',
  changedLine2: 'غير مكتمل',
  changed:
    'جزء منه ناقص أو تغيّر أو سُحب. افتحوه كاملًا مرة أخرى من الرسالة التي وصلكم فيها، وإن لم ينفع ذلك فاطلبوا رابطًا جديدًا.',
  expiredLine1: 'هذه المعاينة',
  expiredLine2: 'انتهت',
  expired: 'تنتهي روابط المعاينة بعد أيام. اطلبوا رابطًا جديدًا ممن أرسله إليكم.',
  goneLine1: 'هذه المعاينة',
  goneLine2: 'سُحبت',
  gone: 'سُحب الرابط أو حُذف ما كان يعرضه. اطلبوا رابطًا جديدًا ممن أرسله إليكم.',
} satisfies Messages['preview'];
