export const cards = {
  details: 'View Details',
  readMore: 'Read more',
  readMoreOf: 'Read more: {title}',
  linkWith: '{link} with {heading}',
  linkAbout: '{link} about {about}',
  service: 'See the service',
  serviceFor: 'See the service for {heading}',
} as const;
