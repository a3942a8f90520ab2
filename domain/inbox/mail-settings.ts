import { z } from '../zod.ts';

export const mailSettingsLimits = { url: 500, minSecret: 24, secret: 200 } as const;

const { minSecret } = mailSettingsLimits;

const loopback = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/;

export function isLoopback({ hostname }: URL): boolean {
  return loopback.test(hostname);
}

/** No name and password, which would end up in logs; http on this machine alone. */
function isWebhookAddress(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const url = new URL(text);
  if (url.username !== '' || url.password !== '' || url.hash !== '') return false;
  return url.protocol === 'https:' || (url.protocol === 'http:' && isLoopback(url));
}

const webhook = z.object({
  url: z
    .string()
    .trim()
    .max(mailSettingsLimits.url)
    .refine(isWebhookAddress, 'Please enter an address that starts with https://.'),
  secret: z
    .string()
    .trim()
    .min(minSecret, `Please use at least ${minSecret} characters.`)
    .max(mailSettingsLimits.secret, `Please use at most ${mailSettingsLimits.secret} characters.`),
});

export const mailSettings = z.object({
  receipt: z.boolean().default(false),
  webhook: webhook.nullable().default(null),
});

export type MailSettings = z.infer<typeof mailSettings>;
export type Webhook = z.infer<typeof webhook>;

export const mailSettingsInput = z.object({
  receipt: z.boolean(),
  webhook_url: webhook.shape.url.or(z.literal('')).describe('Empty for none.'),
  webhook_secret: webhook.shape.secret
    .optional()
    .describe('Left out, the one that is set stays. No call ever tells it.'),
});
