export interface SpamReason {
  reason: string;
  points: number;
}

const spamThreshold = 100;

export const honeypotReason: SpamReason = {
  reason: 'Filled the field that people cannot see',
  points: 100,
};

export const floodReason: SpamReason = {
  reason: 'Many enquiries from one address in ten minutes',
  points: 100,
};

interface Rule extends SpamReason {
  applies: (text: { name: string; message: string }) => boolean;
}

const link = /https?:\/\/|www\./gi;

/** No rule alone reaches the threshold: people do send links (R-X-02). */
const rules: Rule[] = [
  {
    reason: 'Three links or more',
    points: 60,
    applies: ({ message }) => (message.match(link)?.length ?? 0) >= 3,
  },
  {
    reason: 'Links written for a forum or as HTML',
    points: 60,
    applies: ({ message }) => /\[(?:url|link)[=\]]|<a\s[^>]{0,200}href/i.test(message),
  },
  {
    reason: 'A link in place of a name',
    points: 60,
    applies: ({ name }) => /https?:|www\.|\.(?:com|net|ru|top|xyz)\b/i.test(name),
  },
  {
    reason: 'Nothing but a link',
    points: 60,
    applies: ({ message }) => /^\s*(?:https?:\/\/|www\.)\S+\s*$/i.test(message),
  },
  {
    reason: 'Words of mass mailings',
    points: 50,
    applies: ({ message }) =>
      /\b(?:backlinks?|guest posts?|casino|viagra|crypto investment|seo ranking guaranteed|unsubscribe)\b/i.test(
        message,
      ),
  },
];

export function spamReasonsOf(text: { name: string; message: string }): SpamReason[] {
  return rules
    .filter(({ applies }) => applies(text))
    .map(({ reason, points }) => ({ reason, points }));
}

export function isSpam(reasons: SpamReason[]): boolean {
  return reasons.reduce((sum, { points }) => sum + points, 0) >= spamThreshold;
}
