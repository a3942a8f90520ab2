import type { LocationPageInput } from '../domain/content/kinds/location-page.ts';
import { locationPage as mobileAppDevelopmentKarachi } from './location-pages/mobile-app-development-karachi.ts';
import { locationPage as seoServicesSharjah } from './location-pages/seo-services-sharjah.ts';
import { locationPage as webDesignInAbuDhabi } from './location-pages/web-design-in-abu-dhabi.ts';

export const firstLocationPages: LocationPageInput[] = [
  webDesignInAbuDhabi,
  seoServicesSharjah,
  mobileAppDevelopmentKarachi,
];
