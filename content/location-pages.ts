import type { LocationPageInput } from '../domain/location-page.ts';
import { locationPage as mobileAppDevelopmentKarachi } from './location-pages/mobile-app-development-karachi.ts';
import { locationPage as seoServicesSharjah } from './location-pages/seo-services-sharjah.ts';
import { locationPage as webDesignAbuDhabi } from './location-pages/web-design-abu-dhabi.ts';

export const firstLocationPages: LocationPageInput[] = [
  webDesignAbuDhabi,
  seoServicesSharjah,
  mobileAppDevelopmentKarachi,
];
