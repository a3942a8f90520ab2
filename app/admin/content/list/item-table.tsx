import { ActionIcon, Badge, Card, Table } from '@mantine/core';
import { Link } from 'react-router';
import type { Kind } from '../../../../domain/content/kind.ts';
import { editPathOf, isEditedOnPage } from '../../../../domain/content/kinds/edit-path.ts';
import { itemKey, type StoredItem } from '../../item-calls.ts';
import { Thumbnail } from '../../ui/fields/thumbnail.tsx';
import { AdminIcon } from '../../ui/icons.tsx';
import { SelectBox } from '../bulk/select-box.tsx';
import { bulkTexts } from '../bulk/texts.ts';
import { listTexts as texts } from '../texts/lists.ts';
import type { ItemScreen, ItemsProps } from './item-screen.ts';
import styles from './item-table.module.css';
import type { Listed } from './list-calls.ts';
import { EditLink } from './rows/edit-link.tsx';
import { StandingLine } from './rows/standing-line.tsx';
import { ViewOnSite } from './rows/view-on-site.tsx';

/** What the rows show besides their title: the first listed field of each sort. */
interface Columns {
  picture?: string;
  category?: string;
  /** The address that each was given, which drafts have, too. */
  path?: string;
}

function columnsOf({ listing, fields }: Kind): Columns {
  const shown = listing.shows.flatMap((name) => {
    const field = fields[name];
    return field ? [{ name, ...field }] : [];
  });
  return {
    picture: shown.find(({ roles }) => roles.includes('picture'))?.name,
    path: shown.find(({ control }) => control === 'path')?.name,
    category: shown.find(({ control }) => control === 'choice' || control === 'category')?.name,
  };
}

function textIn(item: StoredItem, name: string): string {
  const value = item[name];
  return typeof value === 'string' ? value : '';
}

/** The list of a kind that has no cards of its own. On phones each row is a card (design.md section 8). */
export function ItemTable({ screen, shown, ...props }: ItemsProps) {
  const columns = columnsOf(screen.kind);
  return (
    <Card padding={0}>
      <Table className={styles.table} data-pictures={columns.picture !== undefined || undefined}>
        <Table.Thead className="visuallyHidden">
          <Table.Tr>
            <Table.Th>
              <span className="visuallyHidden">{texts.columns.select}</span>
            </Table.Th>
            {columns.picture && <Table.Th>{texts.columns.image}</Table.Th>}
            <Table.Th>{texts.columns.heading}</Table.Th>
            {columns.category && <Table.Th>{texts.columns.category}</Table.Th>}
            <Table.Th className={styles.actions}>{texts.columns.actions}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {shown.map((listed) => (
            <Row
              key={itemKey(screen.kind, listed.item)}
              screen={screen}
              columns={columns}
              listed={listed}
              {...props}
            />
          ))}
        </Table.Tbody>
      </Table>
    </Card>
  );
}

interface RowProps extends Omit<ItemsProps, 'shown'> {
  columns: Columns;
  listed: Listed;
}

function Row({ screen, columns, listed, categoryOf, selection, ...props }: RowProps) {
  const { item, address } = listed;
  const title = screen.titleOf(item);
  const category = columns.category && (categoryOf(item) ?? textIn(item, columns.category));
  return (
    <Table.Tr>
      <Table.Td className={styles.select}>
        <SelectBox
          label={bulkTexts.select(title)}
          checked={selection.has(item)}
          onToggle={() => selection.toggle(item)}
        />
      </Table.Td>
      {columns.picture && (
        <Table.Td className={styles.picture}>
          <Thumbnail src={textIn(item, columns.picture)} />
        </Table.Td>
      )}
      <Table.Td
        className={styles.heading}
        data-empty={title === screen.texts.untitled || undefined}
      >
        <EditLink kind={screen.kind} item={item} onEdit={props.onEdit}>
          {title}
        </EditLink>
        {columns.path && <small className={styles.path}>{textIn(item, columns.path)}</small>}
        <StandingLine kind={screen.kind} listed={listed} title={title} />
      </Table.Td>
      {columns.category && (
        <Table.Td>
          {category && (
            <Badge classNames={{ root: styles.badge, label: styles.category }}>{category}</Badge>
          )}
        </Table.Td>
      )}
      <Table.Td className={styles.actions}>
        <ViewOnSite address={address} title={title} isIcon />
        <EditButton screen={screen} item={item} label={texts.edit(title)} onEdit={props.onEdit} />
        <ActionIcon
          color="water.9"
          aria-label={texts.duplicateOf(title)}
          onClick={() => props.onDuplicate(item)}
        >
          <AdminIcon name="duplicate" />
        </ActionIcon>
        <ActionIcon
          color="var(--bad-700)"
          aria-label={texts.delete(title)}
          onClick={() => props.onDelete(item)}
        >
          <AdminIcon name="delete" />
        </ActionIcon>
      </Table.Td>
    </Table.Tr>
  );
}

interface EditButtonProps {
  screen: ItemScreen;
  item: StoredItem;
  label: string;
  onEdit: (item: StoredItem) => void;
}

function EditButton({ screen: { kind }, item, label, onEdit }: EditButtonProps) {
  const icon = <AdminIcon name="edit" />;
  const look = { color: 'water.9', 'aria-label': label };
  if (!isEditedOnPage(kind.name)) {
    return (
      <ActionIcon {...look} onClick={() => onEdit(item)}>
        {icon}
      </ActionIcon>
    );
  }
  return (
    <ActionIcon {...look} component={Link} to={editPathOf(kind.name, itemKey(kind, item) ?? '')}>
      {icon}
    </ActionIcon>
  );
}
