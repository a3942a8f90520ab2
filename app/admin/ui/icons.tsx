const paths = {
  hide: 'M4 4l16 16M3 12c2-4 5-6 9-6s7 2 9 6c-2 4-5 6-9 6s-7-2-9-6z',
  view: 'M3 12c2-4 5-6 9-6s7 2 9 6c-2 4-5 6-9 6s-7-2-9-6zM12 12v.01',
  add: 'M12 5v14M5 12h14',
  edit: 'M4 20h16M5 15.5 15.5 5l3.5 3.5L8.5 19H5z',
  delete: 'M4 7h16M9 7V4h6v3M6.5 7l1 13h9l1-13M10 11v5M14 11v5',
  drag: 'M9 5v.01M9 12v.01M9 19v.01M15 5v.01M15 12v.01M15 19v.01',
  up: 'M12 19V5M6 11l6-6 6 6',
  down: 'M12 5v14M6 13l6 6 6-6',
  more: 'M5 12v.01M12 12v.01M19 12v.01',
  open: 'M14 4h6v6M20 4l-9 9M18 14v6H4V6h6',
  duplicate: 'M9 9h11v11H9zM5 15H4V4h11v1',
  remark: 'M5 5h14v10.5h-8.5L6 19.5v-4H5z',
  lock: 'M6 11h12v9H6zM9 11V7.5a3 3 0 0 1 6 0V11',
};

/** Drawn as lines on a field of 24 by 24. */
export type AdminIconName = keyof typeof paths;

export function AdminIcon({ name }: { name: AdminIconName }) {
  return (
    <svg
      width="20"
      height="20"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={name === 'more' ? 3 : 1.8}
      strokeLinecap={name === 'drag' || name === 'more' ? 'round' : undefined}
      aria-hidden="true"
    >
      <path d={paths[name]} />
    </svg>
  );
}
