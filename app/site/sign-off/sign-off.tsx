import { logoAddress } from '../../../domain/brand/logo-address.ts';
import { wordsOfClient } from '../../../domain/content/sign-off/words.ts';
import { languagesOf } from '../../../domain/languages/site-languages.ts';
import { messagesFor } from '../../../domain/messages/messages-for.ts';
import { isLogoAlone } from '../../../domain/settings/brand-settings.ts';
import { siteContext } from '../../context.ts';
import { Island } from '../../ui/island.tsx';
import type { Route } from './+types/sign-off';
import { SignOff } from './sign-off.island.tsx';

/**
 * The same for everybody: what a link shows, and in which language, is asked for by its token, which no
 * server sees here.
 */
export async function loader({ context }: Route.LoaderArgs) {
  const settings = await context.get(siteContext).queries.findSiteSettings();
  const { name, brand, time } = settings;
  const languages = languagesOf(settings).map(({ tag, direction, digits }) => ({
    tag,
    direction,
    words: wordsOfClient(messagesFor(tag, digits)),
  }));
  return {
    name: brand.wordmark || name,
    logo: logoAddress(brand),
    isLogoAlone: isLogoAlone(brand),
    zones: time,
    languages,
  };
}

export function meta({ loaderData }: Route.MetaArgs) {
  const title = loaderData?.languages[0]?.words.title;
  return [{ title }, { name: 'robots', content: 'noindex' }];
}

export default function SignOffPage({ loaderData }: Route.ComponentProps) {
  return <Island of={SignOff} name="sign-off" props={loaderData} />;
}
