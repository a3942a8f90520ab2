import { Button } from '@mantine/core';
import type { ReactNode, Ref } from 'react';
import { Link } from 'react-router';
import { StateBadge } from '../../../content/publishing/state-badge.tsx';
import { FailedMailActs } from './failed-mail-acts.tsx';
import type { ToDo } from './to-do.ts';
import styles from './to-do-row.module.css';

interface ToDoRowProps {
  of: ToDo;
  /** The one button of the screen that is filled. */
  isFirst?: boolean;
  action?: Ref<HTMLAnchorElement>;
  children?: ReactNode;
}

export function ToDoRow({ of, isFirst, action, children }: ToDoRowProps) {
  const { state, figure, under, name, stands, kind, note } = of;
  return (
    <li className={styles.row} data-state={state}>
      <p className={styles.figure}>
        {figure} <small>{under}</small>
      </p>
      <div className={styles.words}>
        <strong>
          <bdi>{name}</bdi>
        </strong>{' '}
        {stands && <StateBadge state={stands} />}
        {kind && <span className={styles.kind}>{kind}</span>}
        <p>{note}</p>
      </div>
      {of.action && (
        <Button
          ref={action}
          component={Link}
          to={of.action.to}
          variant={isFirst ? 'filled' : 'default'}
          className={styles.action}
        >
          {of.action.verb}
          <span className="visuallyHidden"> {name}</span>
        </Button>
      )}
      {of.failedMail !== undefined && <FailedMailActs id={of.failedMail} name={name} />}
      {children}
    </li>
  );
}
