export interface Panel {
  heading: string;
  text: string;
  label: string;
  href: string;
}

interface PanelProps {
  panelHeading: string;
  panelText: string;
  panelLabel: string;
  panelHref: string;
}

export function panelOf({
  panelHeading,
  panelText,
  panelLabel,
  panelHref,
}: PanelProps): Panel | null {
  if (panelHeading === '') return null;
  return { heading: panelHeading, text: panelText, label: panelLabel, href: panelHref };
}
