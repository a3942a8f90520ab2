import type { purposeSection } from '../../../domain/content/sections/kinds/purpose.ts';
import { linkOf } from '../../../domain/content/sections/link-fields.ts';
import { useMessages } from '../../ui/messages.ts';
import { PicturePair } from '../../ui/pictures/picture-pair.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { illustrationOf } from './drawings.ts';
import { HeadedSection } from './headed-section.tsx';
import styles from './purpose.module.css';
import type { SectionView, SectionViewProps } from './section-view.ts';

type Props = SectionViewProps<typeof purposeSection>;

const size = { width: 900, height: 720 };

function PurposeSection({ props: { heading, blocks }, anchor, flush }: Props) {
  return (
    <HeadedSection anchor={anchor} heading={heading} flush={flush}>
      <div className={styles.pairs}>
        {blocks.map((block, index) => (
          <Block key={block.id} block={block} reversed={index % 2 === 1} />
        ))}
      </div>
    </HeadedSection>
  );
}

interface BlockProps {
  block: Props['props']['blocks'][number];
  reversed: boolean;
}

function Block({ block, reversed }: BlockProps) {
  const messages = useMessages();
  const { heading, lead, text, about } = block;
  const link = linkOf(block);
  return (
    <PicturePair {...illustrationOf(block, size)} reversed={reversed}>
      <h3 className="d3">{heading}</h3>
      {lead && <p className="lead">{lead}</p>}
      {text && <p className="soft">{text}</p>}
      {link && (
        <p>
          {/* Such words tell a search engine nothing. */}
          <TextLink
            href={link.href}
            rel="nofollow"
            aria-label={
              about ? messages.text('cards.linkAbout', { link: link.label, about }) : undefined
            }
          >
            {link.label}
          </TextLink>
        </p>
      )}
    </PicturePair>
  );
}

export const purposeView: SectionView<typeof purposeSection> = { Section: PurposeSection };
