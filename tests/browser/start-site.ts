import { startSite } from '../site-process.ts';

/** One site for all browser tests; what the start printed reaches them as environment variables. */
export default async function start(): Promise<() => Promise<void>> {
  // Every test signs in for itself; the sixth session would end the first one's test. All their
  // enquiries come from one address.
  const site = await startSite({ SESSIONS_PER_USER: '100', ENQUIRIES_PER_MINUTE: '1000' });
  process.env.SITE_ORIGIN = site.origin;
  process.env.SITE_ADMIN_EMAIL = site.email;
  process.env.SITE_ADMIN_PASSWORD = site.password;
  return () => site.stop();
}
