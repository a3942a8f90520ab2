import { estimateTime, promisedTime } from '../../../domain/inbox/answer-promise.ts';
import { Process, type ProcessStep } from '../../ui/sections/process.tsx';
import { Section } from '../../ui/sections/section.tsx';
import { SectionHeading } from '../../ui/sections/section-heading.tsx';

const stepsOf = (answerHours: number): ProcessStep[] => [
  {
    when: 'Straight away',
    heading: 'Kept',
    text: 'Your message is stored before this page thanks you, so none is lost on its way to us.',
  },
  {
    when: `Within ${promisedTime(answerHours)}`,
    heading: 'Answered',
    text: 'A person who could do the work reads it and writes back: with questions, with a first idea, or with an honest no.',
  },
  {
    when: 'On a day you choose',
    heading: 'Talked through',
    text: 'Twenty minutes by phone or at your desk. We ask who should arrive, and what stands in their way today.',
  },
  {
    when: `${estimateTime[0]?.toUpperCase()}${estimateTime.slice(1)} later`,
    heading: 'Estimated',
    text: 'In writing: what we would build, how long it takes, what it costs, and what we would leave out.',
  },
];

export function NextSteps({ answerHours }: { answerHours: number }) {
  return (
    <Section ground="sand" labelledBy="next-steps">
      <SectionHeading id="next-steps">What happens next</SectionHeading>
      <Process steps={stepsOf(answerHours)} />
    </Section>
  );
}
