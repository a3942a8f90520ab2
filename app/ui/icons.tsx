const arrow = <path d="M2 12h19M14 5l7 7-7 7" fill="none" stroke="currentColor" strokeWidth="2" />;
const speaker = <path d="M3 9.5v5h4l5 4.5V5L7 9.5z" />;

const captions = (
  <path
    d="M3 5h18v14H3zM6.5 11.5h6M15 11.5h2.5M6.5 15h2.5M11.5 15h6"
    fill="none"
    stroke="currentColor"
    strokeWidth="2"
  />
);

/** 24 by 24 units. `previous` is `next`, mirrored by the button. */
export const icons = {
  previous: arrow,
  next: arrow,
  pause: <path d="M7 5h3v14H7zM14 5h3v14h-3z" />,
  play: <path d="M7 4.5v15l12-7.5z" />,
  'sound-on': (
    <>
      {speaker}
      <path
        d="M15.5 8.5a5 5 0 0 1 0 7M18.5 5.5a9 9 0 0 1 0 13"
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
      />
    </>
  ),
  'sound-off': (
    <>
      {speaker}
      <path d="M16 9.5l5 5M21 9.5l-5 5" fill="none" stroke="currentColor" strokeWidth="2" />
    </>
  ),
  'captions-on': captions,
  'captions-off': (
    <>
      {captions}
      <path d="M2 22 22 2" fill="none" stroke="currentColor" strokeWidth="2" />
    </>
  ),
};

export type IconName = keyof typeof icons;

export function Icon({ name }: { name: IconName }) {
  return (
    <svg viewBox="0 0 24 24" fill="currentColor" aria-hidden="true">
      {icons[name]}
    </svg>
  );
}

export function Chevron() {
  return (
    <svg viewBox="0 0 12 8" fill="none" stroke="currentColor" strokeWidth="2" aria-hidden="true">
      <path d="M1 1.5l5 5 5-5" />
    </svg>
  );
}

export function Mark() {
  return (
    <svg viewBox="0 0 34 34" fill="none" strokeWidth="2.6" aria-hidden="true">
      <circle cx="26" cy="6" r="4" stroke="currentColor" />
      <path d="M26 10v8a10 10 0 0 1-10 10h-2" stroke="currentColor" />
      <path d="M2 28h13" stroke="var(--accent)" strokeWidth="5" />
    </svg>
  );
}
