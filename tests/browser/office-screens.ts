/** Screens without an item of their own, examined in every run. */
export const usualScreens = [
  ...['/admin', '/admin/casestudy', '/admin/blogs', '/admin/location-pages', '/admin/media'],
  ...['/admin/enquiries', '/admin/enquiries?folder=all', '/admin/saved-answers'],
  ...['/admin/brand', '/admin/menus', '/admin/redirects', '/admin/trash', '/admin/audit'],
  ...['/admin/settings', '/admin/users', '/admin/account', '/admin/history/setting/site'],
  '/admin/nowhere',
];

/** The others, in the whole matrix; else the tests of what they do examine them. */
export const otherScreens = [
  ...['/admin/pages', '/admin/first-hour', '/admin/moving', '/admin/claims', '/admin/likeness'],
  ...['/admin/languages', '/admin/languages/ur', '/admin/site-texts/ar'],
  ...['/admin/location-pages/from-table', '/admin/editions/blog/1/ar'],
];
