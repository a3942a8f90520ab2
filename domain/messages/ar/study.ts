import type { Messages } from '../messages.ts';

export const study = {
  one: 'مشروع',
  description: 'مشروع: {heading}',
  result: '{figure} {text}.',
  resultOf: '{who}: {figure} {text}.',
  client: 'العميل',
  year: 'السنة',
  place: 'المكان',
  team: 'الفريق',
  duration: 'المدة',
  work: 'ما أنجزناه',
  industry: 'القطاع',
  before: 'قبل العمل',
  decision: 'القرار',
  outcome: 'النتيجة',
  figures: 'بالأرقام',
  nextStudy: 'المشروع التالي',
  nextProject: 'قد يكون المشروع التالي مشروعكم',
  nextProjectText: 'أخبرونا بما تريدون إيصاله، وإلى أين. يصلكم عرض سعر مكتوب خلال يومي عمل.',
  quote: 'اطلب عرض سعر',
  tryIt: 'جرّب: {task}',
} satisfies Messages['study'];
