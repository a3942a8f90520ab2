import type { ReviewedStudy } from '../../../../domain/content/kinds/case-study.ts';
import { studyCategoryName } from '../../../../domain/content/kinds/study-category-name.ts';
import type { recentWorkSection } from '../../../../domain/content/sections/kinds/service/recent-work.ts';
import { linkOf } from '../../../../domain/content/sections/link-fields.ts';
import { Island } from '../../../ui/island.tsx';
import { useMessages } from '../../../ui/messages.ts';
import { SectionHeadingLink } from '../../../ui/sections/section-heading.tsx';
import { CaseCarousel } from '../../../ui/sliders/case-carousel.island.tsx';
import { sliderTexts } from '../../../ui/sliders/slider-texts.ts';
import { ReviewList } from '../../case-studies/study/reviews/review-list.tsx';
import { categoriesOfStudy, reviewsOf } from '../../case-studies/study/reviews/study-reviews.ts';
import { HeadedSection } from '../headed-section.tsx';
import type { SectionView, SectionViewProps } from '../section-view.ts';
import styles from './recent-work.module.css';

type Props = SectionViewProps<typeof recentWorkSection>;

function RecentWorkSection({ props, anchor, flush, page }: Props) {
  const messages = useMessages();
  const studies = page.data.recentWork ?? [];
  const link = linkOf(props);
  const { category } = props;
  const { reviewedStudies = [], categoryNames } = page.data;
  if (studies.length === 0) return null;
  const texts = {
    ...sliderTexts(messages, 'studies', studies.length),
    details: messages.text('cards.details'),
  };
  return (
    <HeadedSection anchor={anchor} heading={props.heading} link={link} flush={flush}>
      <Island
        of={CaseCarousel}
        name="case-carousel"
        props={{ studies, id: `${anchor}-slides`, texts }}
      />
      {category !== '' && (
        <Reviews
          category={category}
          name={categoryNames?.get(category) ?? studyCategoryName(category, messages)}
          studies={reviewedStudies}
        />
      )}
      {link && <SectionHeadingLink {...link} />}
    </HeadedSection>
  );
}

interface ReviewsProps {
  category: string;
  name: string;
  studies: ReviewedStudy[];
}

/** Whoever looks for one is told where there is none. */
function Reviews({ category, name, studies }: ReviewsProps) {
  const messages = useMessages();
  const { text } = messages;
  const isChosen = (study: ReviewedStudy) => categoriesOfStudy(study).includes(category);
  const reviews = reviewsOf(studies, isChosen, messages);
  return (
    <div className={styles.reviews}>
      <h3 className="d3">{text('reviews.heading')}</h3>
      {reviews.length > 0 ? (
        <ReviewList reviews={reviews} />
      ) : (
        <p className="soft">{text('reviews.noneOfCategory', { category: name })}</p>
      )}
    </div>
  );
}

export const recentWorkView: SectionView<typeof recentWorkSection> = {
  Section: RecentWorkSection,
};
