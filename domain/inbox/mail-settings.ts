import { z } from '../zod.ts';

export const mailSettingsLimits = {
  url: 500,
  minSecret: 24,
  secret: 200,
  senderName: 60,
  signature: 500,
} as const;

const { minSecret } = mailSettingsLimits;

const tooLong = (limit: number) => `Please use at most ${limit} characters.`;

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
    .max(mailSettingsLimits.secret, tooLong(mailSettingsLimits.secret)),
});

/** Control characters have no place in a header. */
const senderName = z
  .string()
  .trim()
  .max(mailSettingsLimits.senderName, tooLong(mailSettingsLimits.senderName))
  .refine((name) => !/\p{Cc}/u.test(name), 'Please use one line of plain text.');

const signature = z
  .string()
  .max(mailSettingsLimits.signature, tooLong(mailSettingsLimits.signature));

export const mailSettings = z.object({
  receipt: z.boolean().default(false),
  sender_name: senderName.default(''),
  signature: signature.default(''),
  webhook: webhook.nullable().default(null),
});

export type MailSettings = z.infer<typeof mailSettings>;
export type Webhook = z.infer<typeof webhook>;

export const mailSettingsInput = z.object({
  receipt: z.boolean().optional().describe('What is left out stays as it is.'),
  sender_name: senderName.optional(),
  signature: signature.optional(),
  webhook_url: webhook.shape.url.or(z.literal('')).optional().describe('Empty for none.'),
  before: z
    .object({
      receipt: z.boolean(),
      sender_name: z.string(),
      signature: z.string(),
      webhook_url: z.string(),
    })
    .partial()
    .optional()
    .describe('What was read: a field that somebody else has changed since is refused with 409.'),
  webhook_secret: webhook.shape.secret
    .optional()
    .describe('Left out, the one that is set stays. No call ever tells it.'),
});

/** An answer as it leaves: the signature is the one of the time when it is sent. */
export function signed(
  text: string,
  { signature: typed }: Pick<MailSettings, 'signature'>,
): string {
  const ending = typed.trim();
  return ending === '' ? text : `${text.trimEnd()}\n\n${ending}`;
}
