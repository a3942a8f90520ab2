import { ActionIcon, Badge, Card, Table } from '@mantine/core';
import { Link } from 'react-router';
import type { CaseStudyListItem } from '../../../domain/case-study.ts';
import { AdminIcon } from '../ui/icons.tsx';
import { Thumbnail } from '../ui/thumbnail.tsx';

interface CaseStudyTableProps {
  studies: CaseStudyListItem[];
  onDelete: (study: CaseStudyListItem) => void;
}

/** On phones each row is a card (design.md section 8). */
export function CaseStudyTable({ studies, onDelete }: CaseStudyTableProps) {
  return (
    <Card padding={0}>
      <Table className="studyTable">
        <Table.Thead>
          <Table.Tr>
            <Table.Th>Image</Table.Th>
            <Table.Th>Heading</Table.Th>
            <Table.Th>Category</Table.Th>
            <Table.Th className="studyActions">Actions</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {studies.map((study) => (
            <Row key={study._id} study={study} onDelete={() => onDelete(study)} />
          ))}
        </Table.Tbody>
      </Table>
    </Card>
  );
}

function Row({ study, onDelete }: { study: CaseStudyListItem; onDelete: () => void }) {
  const heading = study.heroHeading || 'Case study without a heading';
  return (
    <Table.Tr>
      <Table.Td>
        <Thumbnail src={study.bannerImage} />
      </Table.Td>
      <Table.Td className="studyHeading" data-empty={!study.heroHeading || undefined}>
        {heading}
      </Table.Td>
      <Table.Td>{study.category1 && <Badge>{study.category1}</Badge>}</Table.Td>
      <Table.Td className="studyActions">
        <ActionIcon
          component={Link}
          to={`/admin/casestudy/${study._id}/edit`}
          color="water.9"
          aria-label={`Edit ${heading}`}
        >
          <AdminIcon name="edit" />
        </ActionIcon>
        <ActionIcon color="var(--bad-700)" aria-label={`Delete ${heading}`} onClick={onDelete}>
          <AdminIcon name="delete" />
        </ActionIcon>
      </Table.Td>
    </Table.Tr>
  );
}
