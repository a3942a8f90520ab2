import { ActionIcon, Badge, Card, Table } from '@mantine/core';
import { Link } from 'react-router';
import {
  type CaseStudyListItem,
  caseStudyKind,
} from '../../../../domain/content/kinds/case-study.ts';
import { Thumbnail } from '../../ui/fields/thumbnail.tsx';
import { AdminIcon } from '../../ui/icons.tsx';
import { DraftBadge } from '../../ui/lists/draft-badge.tsx';
import type { ItemsProps } from '../list/item-screen.ts';
import type { Listed } from '../list/list-calls.ts';
import { editPathOf } from '../screens.ts';
import { caseStudyTexts as texts } from '../texts/case-studies.ts';
import styles from './case-study-table.module.css';

/** On phones each row is a card (design.md section 8). */
export function CaseStudyRows({ shown, onDelete }: ItemsProps<CaseStudyListItem>) {
  return (
    <Card padding={0}>
      <Table className={styles.table}>
        <Table.Thead className="visuallyHidden">
          <Table.Tr>
            <Table.Th>{texts.columns.image}</Table.Th>
            <Table.Th>{texts.columns.heading}</Table.Th>
            <Table.Th>{texts.columns.category}</Table.Th>
            <Table.Th className={styles.actions}>{texts.columns.actions}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {shown.map((listed) => (
            <Row key={listed.item._id} listed={listed} onDelete={() => onDelete(listed.item)} />
          ))}
        </Table.Tbody>
      </Table>
    </Card>
  );
}

interface RowProps {
  listed: Listed<CaseStudyListItem>;
  onDelete: () => void;
}

function Row({ listed: { item: study, isDraft }, onDelete }: RowProps) {
  const heading = study.heroHeading || texts.untitled;
  return (
    <Table.Tr>
      <Table.Td>
        <Thumbnail src={study.bannerImage} />
      </Table.Td>
      <Table.Td className={styles.heading} data-empty={!study.heroHeading || undefined}>
        {heading} {isDraft && <DraftBadge />}
      </Table.Td>
      <Table.Td>{study.category1 && <Badge>{study.category1}</Badge>}</Table.Td>
      <Table.Td className={styles.actions}>
        <ActionIcon
          component={Link}
          to={editPathOf(caseStudyKind.name, study._id)}
          color="water.9"
          aria-label={texts.edit(heading)}
        >
          <AdminIcon name="edit" />
        </ActionIcon>
        <ActionIcon color="var(--bad-700)" aria-label={texts.delete(heading)} onClick={onDelete}>
          <AdminIcon name="delete" />
        </ActionIcon>
      </Table.Td>
    </Table.Tr>
  );
}
