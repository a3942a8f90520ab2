import { linkOf } from '../../../domain/content/sections/link-fields.ts';
import picture from '../../pictures/question-panel.svg';
import { TextLink } from '../../ui/text-link.tsx';
import { ListInvitation } from '../lists/invitation.tsx';
import type { Panel } from '../sections/lists/panel.ts';
import styles from './question-panel.module.css';
import type { TileSpan } from './tile-layout.ts';

interface QuestionPanelProps {
  panel: Panel;
  span: TileSpan;
}

export function QuestionPanel({ panel, span }: QuestionPanelProps) {
  const { heading, text } = panel;
  const link = linkOf(panel);
  return (
    <div className={styles.place} data-span={span}>
      <ListInvitation
        component="aside"
        ground="water"
        picture={{ src: picture, height: 840 }}
        aria-labelledby="question"
      >
        <p className={`d3 ${styles.question}`} id="question">
          {heading}
        </p>
        {text && <p>{text}</p>}
        {link && <TextLink href={link.href}>{link.label}</TextLink>}
      </ListInvitation>
    </div>
  );
}
