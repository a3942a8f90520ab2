import type { ReactNode } from 'react';

interface FieldGroupProps {
  title: string;
  /** Beside the title. */
  note?: ReactNode;
  /** Buttons at the end of the title's line. */
  tools?: ReactNode;
  children: ReactNode;
}

/** Fields that belong together, under a title. */
export function FieldGroup({ title, note, tools, children }: FieldGroupProps) {
  return (
    <section className="fieldGroup">
      <h3 className="adminCardTitle">
        {title}
        {note && <small>{note}</small>}
        {tools && <span className="fieldGroupTools">{tools}</span>}
      </h3>
      {children}
    </section>
  );
}
