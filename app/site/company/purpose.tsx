import { href } from 'react-router';
import ambitionPicture from '../../pictures/company-ambition.svg';
import missionPicture from '../../pictures/company-mission.svg';
import { PicturePair } from '../../ui/pictures/picture-pair.tsx';
import { Section } from '../../ui/sections/section.tsx';
import { SectionHeading } from '../../ui/sections/section-heading.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import styles from './purpose.module.css';

const size = { width: 900, height: 720 };

export function Purpose() {
  return (
    <Section labelledBy="purpose" flush>
      <SectionHeading id="purpose">What we are for</SectionHeading>
      <div className={styles.pairs}>
        <PicturePair picture={{ src: missionPicture, ...size }}>
          <h3 className="d3">Mission</h3>
          <p className="lead">
            Get the right thing to the person who needs it, by the shortest way that will last.
          </p>
          <p className="soft">
            A patient to a doctor, a part to a workshop, a parent to a timetable. Before we start we
            write down who should arrive, and how many of them. When the work is live, we count.
          </p>
          <LearnMore about="our mission" />
        </PicturePair>
        <PicturePair picture={{ src: ambitionPicture, ...size }} reversed>
          <h3 className="d3">Ambition</h3>
          <p className="lead">To be the agency whose old projects still work.</p>
          <p className="soft">
            Ten years from now we want to open any site we built and find it fast, up to date and in
            the hands of its owner, with us or without us. So we choose plain technology and write
            down how it runs.
          </p>
          <LearnMore about="our ambition" />
        </PicturePair>
      </div>
    </Section>
  );
}

function LearnMore({ about }: { about: string }) {
  return (
    <p>
      {/* The literal words tell a search engine nothing, and every page links to /contact anyway. */}
      <TextLink href={href('/contact')} rel="nofollow" aria-label={`Learn More about ${about}`}>
        Learn More
      </TextLink>
    </p>
  );
}
