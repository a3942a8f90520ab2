import { webAddress } from '../content/addresses/web-address.ts';
import { z } from '../zod.ts';

export const networksLimit = 12;

export const networkLimit = 60;

const nameProblem = 'Please enter a name, such as LinkedIn.';

export const network = z.object({
  label: z.string(nameProblem).trim().min(1, nameProblem).max(networkLimit),
  address: webAddress
    .pipe(z.string().min(1, 'Please enter the address of the profile.'))
    .meta({ examples: ['https://www.linkedin.com/company/agency'] }),
});

export type SocialNetwork = z.infer<typeof network>;

/** The three that the release before knows; still read and written by its calls (decision 0037). */
export const social = z.object({
  linkedin: webAddress,
  facebook: webAddress,
  instagram: webAddress,
});

export type Social = z.infer<typeof social>;

const labels = { linkedin: 'LinkedIn', facebook: 'Facebook', instagram: 'Instagram' } as const;
const names = ['linkedin', 'facebook', 'instagram'] as const;

function isNamed(label: string) {
  return (one: SocialNetwork) => one.label.toLowerCase() === label.toLowerCase();
}

export function socialOf(all: SocialNetwork[]): Social {
  const addressOf = (name: keyof Social) => all.find(isNamed(labels[name]))?.address ?? '';
  return {
    linkedin: addressOf('linkedin'),
    facebook: addressOf('facebook'),
    instagram: addressOf('instagram'),
  };
}

/** The list after somebody saved the three; an empty address takes its network away. */
export function withSocial(all: SocialNetwork[], saved: Social): SocialNetwork[] {
  const kept = all.map((one) => {
    const name = names.find((known) => isNamed(labels[known])(one));
    return name ? { ...one, address: saved[name] } : one;
  });
  const added = names
    .filter((name) => !all.some(isNamed(labels[name])))
    .map((name) => ({ label: labels[name], address: saved[name] }));
  return [...kept, ...added].filter(({ address }) => address !== '');
}
