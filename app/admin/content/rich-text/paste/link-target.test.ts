import { expect, test } from 'vitest';
import { linkTarget } from './link-target.ts';

test.each([
  [
    'https://www.google.com/url?q=https://example.com/a%3Fb%3D1&sa=D&source=editors&ust=17',
    'https://example.com/a?b=1',
  ],
  [
    'https://eur03.safelinks.protection.outlook.com/?url=https%3A%2F%2Fexample.com%2Fplan&data=05',
    'https://example.com/plan',
  ],
  ['https://l.facebook.com/l.php?u=https%3A%2F%2Fexample.com%2F&h=AT0', 'https://example.com/'],
  [
    'https://www.google.com/url?q=https://slack-redir.net/link?url%3Dhttps%253A%252F%252Fexample.com',
    'https://example.com',
  ],
  [
    'https://www.google.com/search?q=https://example.com',
    'https://www.google.com/search?q=https://example.com',
  ],
  [
    'https://www.google.com/url?q=javascript:alert(1)',
    'https://www.google.com/url?q=javascript:alert(1)',
  ],
  [' /contact ', '/contact'],
  ['mailto:a@example.com', 'mailto:a@example.com'],
])('%s means %s', (address, target) => {
  expect(linkTarget(address)).toBe(target);
});
