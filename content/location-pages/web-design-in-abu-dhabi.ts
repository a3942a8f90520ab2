import type { LocationPageInput } from '../../domain/content/kinds/location-page.ts';

export const locationPage: LocationPageInput = {
  slug_url: 'web-design-in-abu-dhabi',
  main_heading: 'Web design in Abu Dhabi',
  highlighted_heading: 'For firms from Al Maryah Island to Musaffah',
  main_paragraph:
    '<p>We design and build websites for companies in Abu Dhabi, Al Ain and Al Dhafra: in Arabic and English, quick on a phone, and simple enough to run without us. Our designers are in Dubai, about ninety minutes away by car. The first meeting takes place at your desk.</p>',
  heading_1: 'One city, several kinds of buyer',
  paragraph_1:
    '<p>An investment firm on Al Maryah Island, a workshop in Musaffah and a dental clinic in Khalifa City share a city and little else. The first is looked up by name before a meeting. The second is found on a map by a driver with a broken axle. The third is compared with two others in the evening, by a parent. We begin by writing down which of these visits pays for your site. The home page answers that one first, and the others get a clear door of their own.</p>',
  heading_2: 'Arabic that was written, not converted',
  paragraph_2:
    '<p>Arabic is the language of government and of many family firms here; English is what a mixed team reads at work. Readers notice within a line when a text has been pushed through a translation program, so we write both versions from the same notes. The Arabic pages are laid out from the right, while phone numbers, charts and maps stay the way people read them. Your editors see the two languages side by side, and which of them is out of date.</p>',
  heading_3: 'Ready for the person who checks',
  paragraph_3:
    '<p>Many contracts in the capital pass through a procurement desk, public or private. A clerk there opens your site to see whether the firm in the tender is the firm on the screen. So the legal name matches the trade licence, the address can be found, projects carry a place and a year, and certificates are pages with dates. The site can be used with a keyboard and a screen reader, and its pages print cleanly. Such a check may take ten minutes. It should end well.</p>',
  heading_4: 'Three visits and a name to call',
  paragraph_4:
    '<p>We come once to listen, once with a prototype you can click through, and once on the day of the launch. In between there is a call each week at a fixed hour, and a test address where you can watch the site grow. Before we start you get the plan in weeks, with the days on which we need something from you. After the launch one engineer, whose name you know, looks after updates and backups. If you are in Al Ain or Ruwais, we come there too.</p>',
  meta_title: 'Web design in Abu Dhabi, in Arabic and English',
  meta_keywords:
    'web design Abu Dhabi, website development Abu Dhabi, Arabic website design, bilingual website UAE, web design Al Ain, web design Musaffah',
  meta_link: '',
  meta_description:
    'Websites for companies in Abu Dhabi, Al Ain and Al Dhafra: written in Arabic and English, quick on a phone, and simple to run without an agency.',
};
