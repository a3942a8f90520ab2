import { useLocation } from 'react-router';
import { estimateTime } from '../../../../domain/inbox/answer-promise.ts';
import quotePanel from '../../../pictures/quote-panel.svg';
import { ButtonLink } from '../../../ui/button.tsx';
import { Chevron } from '../../../ui/icons.tsx';
import { TextWithBar } from '../../../ui/sections/bar.tsx';
import { type ServiceGroup, serviceGroups, services } from './services.ts';
import styles from './solutions-tab.module.css';
import { TabButton } from './tab.tsx';

const panelId = 'solutions';

/** Without script its panel opens on hover and focus; see header-menu.ts. */
export function SolutionsTab() {
  const { pathname } = useLocation();
  const current = services.some(({ path }) => path === pathname);
  return (
    <li className={styles.item} data-solutions>
      <TabButton aria-expanded="false" aria-controls={panelId} data-current={current || undefined}>
        Solutions
        <Chevron />
      </TabButton>
      <div className={styles.drop} id={panelId}>
        <div className={styles.panel} data-ground="paper">
          {serviceGroups.map((group) => (
            <Group key={group} group={group} />
          ))}
          <QuotePanel />
        </div>
      </div>
    </li>
  );
}

function Group({ group }: { group: ServiceGroup }) {
  const id = `solutions-${serviceGroups.indexOf(group) + 1}`;
  return (
    <div className={styles.group}>
      <p className={styles.title} id={id}>
        {group}
      </p>
      <ul aria-labelledby={id}>
        {services
          .filter((service) => service.group === group)
          .map(({ title, path }) => (
            <li key={path} className={styles.entry}>
              <a className={styles.service} href={path}>
                {title}
              </a>
            </li>
          ))}
      </ul>
    </div>
  );
}

function QuotePanel() {
  return (
    <div className={styles.quote} data-ground="copper">
      <img
        className={styles.picture}
        src={quotePanel}
        alt=""
        width={500}
        height={625}
        loading="lazy"
      />
      <p className={styles.invitation}>
        <TextWithBar text="Get a Quote" silent />
      </p>
      <p className={styles.promise}>
        {`Tell us what you need to move, and how far. You get a written estimate in ${estimateTime}.`}
      </p>
      <ButtonLink href="/contact" size="small">
        Get a Quote
      </ButtonLink>
    </div>
  );
}
