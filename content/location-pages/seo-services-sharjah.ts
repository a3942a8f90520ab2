import type { LocationPageInput } from '../../domain/content/kinds/location-page.ts';

export const locationPage: LocationPageInput = {
  slug_url: 'seo-services-sharjah',
  main_heading: 'SEO services in Sharjah',
  highlighted_heading: 'For businesses between Al Khan and Khor Fakkan',
  main_paragraph:
    '<p>People in Sharjah often search for a street, a square or the number of an industrial area before they search for a company. We make sure that your pages and map entries answer them, in Arabic and in English, and we show you every month what came of it. Our desks are in Dubai; for the first meeting we come to yours.</p>',
  heading_1: 'Searches with a landmark in them',
  paragraph_1:
    '<p>Directions here are given by landmark: near Rolla Square, behind King Faisal Mosque, in Industrial Area 5. Searches follow the same habit. We collect the wording from your enquiries, your counter staff and the search tools, then write one useful page for each place you really serve. It has opening hours, parking, a photograph of the entrance and the words your customers use. We do not copy a page a hundred times and change the name of the district. Readers see through that, and so do search engines.</p>',
  heading_2: 'Two Al Nahdas, one border',
  paragraph_2:
    '<p>There is an Al Nahda in Sharjah and another in Dubai, side by side. A clinic on one side of the line is often shown to people on the other, which is a gift or a waste depending on the evening traffic. We set up addresses, map entries and service areas so that each branch is understood for what it is. Then we check from phones on both sides, because results change from one street to the next. Old entries, left behind by a former tenant or a directory, are merged or removed.</p>',
  heading_3: 'Arabic, English, and what is typed in between',
  paragraph_3:
    '<p>One person may speak Malayalam at home and Arabic at the counter, and type English into the search field with a few Arabic words in Latin letters. We look at all of it. Arabic pages get their own titles, headings and addresses, and are linked to the English ones so that each reader is shown the right version. We build no page in a language in which your desk cannot answer. If a colleague there speaks Urdu or Malayalam, the page says so.</p>',
  heading_4: 'One sheet a month',
  paragraph_4:
    '<p>At the start of each month you get one page: the searches that showed you, visits, calls, requests for directions, and what we changed. We read it with the calendar beside it. Ramadan moves, the weekend of public offices here begins on Friday, and the east coast around Khor Fakkan and Kalba has its season in the cooler months, so one month is seldom like the last. We do not promise first place, because nobody can. We say what worked, what did not, and what comes next.</p>',
  meta_title: 'SEO services in Sharjah, in Arabic and English',
  meta_keywords:
    'SEO Sharjah, SEO services Sharjah, local SEO UAE, Arabic SEO, map listings Sharjah, SEO Khor Fakkan',
  meta_link: '',
  meta_description:
    'Search engine optimisation for businesses in Sharjah: local pages, map entries and Arabic and English texts, with one clear sheet of results a month.',
};
