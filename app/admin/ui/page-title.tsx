import type { ReactNode } from 'react';
import { Bar } from '../../ui/sections/bar.tsx';
import { ReceiptStrip } from '../content/receipt/receipt-strip.tsx';
import { Actions, Lead } from './layout/layout.tsx';
import styles from './page-title.module.css';

interface PageTitleProps {
  title: string;
  /** A link or a line of text above the title. */
  above?: ReactNode;
  /** What the screen is for, below the title. */
  lead?: string;
  children?: ReactNode;
}

/** The heading of a screen; the shell moves the focus here after every change of screen. */
export function PageTitle({ title, above, lead, children }: PageTitleProps) {
  return (
    <>
      <header className={styles.title}>
        <div>
          {above}
          <h1 tabIndex={-1}>
            {title}
            <Bar silent />
          </h1>
        </div>
        {children && <Actions>{children}</Actions>}
      </header>
      <ReceiptStrip />
      {lead && <Lead>{lead}</Lead>}
    </>
  );
}
