import { Button } from '@mantine/core';
import { Link } from 'react-router';
import { type FirstHour, firstSteps } from '../../../domain/api/content/first-hour.ts';
import { CardSection } from '../ui/card-section.tsx';
import { Actions } from '../ui/layout/layout.tsx';
import styles from './portal-card.module.css';
import { firstHourTexts as texts } from './texts.ts';

interface FirstHourCardProps {
  /** Null where there is none, or no answer: the Portal stands without it. */
  of: FirstHour | null;
}

/** On the Portal, until each step is done or skipped, or the owner has left it for later. */
export function FirstHourCard({ of: firstHour }: FirstHourCardProps) {
  const left = firstSteps.filter((step) => firstHour?.steps[step] === 'open').length;
  if (firstHour?.isLeft || left === 0) return null;
  return (
    <div className={styles.card}>
      <CardSection title={texts.title}>
        <Actions>
          <p>{texts.portalNote(left)}</p>
          <Button component={Link} to="/admin/first-hour" variant="default">
            {texts.go}
          </Button>
        </Actions>
      </CardSection>
    </div>
  );
}
