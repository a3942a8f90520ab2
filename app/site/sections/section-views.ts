import type { AnySection } from '../../../domain/content/sections/sections.ts';
import { aboutView } from './about.tsx';
import { callToActionView } from './basic/call-to-action.tsx';
import { filmView } from './basic/film.tsx';
import { galleryView } from './basic/gallery.tsx';
import { peopleView } from './basic/people.tsx';
import { pictureView } from './basic/picture.tsx';
import { quoteView } from './basic/quote.tsx';
import { textView } from './basic/text.tsx';
import { clientsView } from './clients.tsx';
import { enquiryView } from './enquiry.tsx';
import { heroView } from './hero.tsx';
import { blogListView } from './lists/blog-list.tsx';
import { caseStudyListView } from './lists/case-study-list.tsx';
import { latestBlogsView } from './lists/latest-blogs.tsx';
import { portfolioView } from './lists/portfolio.tsx';
import { notFoundView } from './not-found.tsx';
import { policyView } from './policy/policy.tsx';
import { purposeView } from './purpose.tsx';
import type { SectionView } from './section-view.ts';
import { featuresView } from './service/features.tsx';
import { figuresView } from './service/figures.tsx';
import { infoView } from './service/info.tsx';
import { numberedView } from './service/numbered.tsx';
import { processView } from './service/process.tsx';
import { questionsView } from './service/questions.tsx';
import { recentWorkView } from './service/recent-work.tsx';
import { specializationView } from './service/specialization.tsx';
import { testimonialsView } from './testimonials/testimonials.tsx';

export const sectionViews: { [Kind in AnySection as Kind['name']]: SectionView<Kind> } = {
  hero: heroView,
  text: textView,
  picture: pictureView,
  gallery: galleryView,
  film: filmView,
  quote: quoteView,
  people: peopleView,
  'call-to-action': callToActionView,
  portfolio: portfolioView,
  'latest-blogs': latestBlogsView,
  about: aboutView,
  purpose: purposeView,
  testimonials: testimonialsView,
  clients: clientsView,
  enquiry: enquiryView,
  process: processView,
  policy: policyView,
  info: infoView,
  numbered: numberedView,
  features: featuresView,
  figures: figuresView,
  questions: questionsView,
  'recent-work': recentWorkView,
  specialization: specializationView,
  'case-study-list': caseStudyListView,
  'blog-list': blogListView,
  'not-found': notFoundView,
};
