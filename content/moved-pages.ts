/** The second spellings of four service pages (decision D1), kept as redirects. */
export const movedPages: ReadonlyMap<string, string> = new Map([
  ['/web-development-services-in-dubai-uae', '/web-development-service-in-dubai-uae'],
  ['/mobile-app-development-services-dubai-uae', '/mobile-app-development-dubai-uae'],
  ['/ui-ux-design-services-dubai-uae', '/ui-ux-design-company-dubai-uae'],
  ['/ecommerce-development-services-in-dubai-uae', '/ecommerce-development-service-in-dubai-uae'],
]);
