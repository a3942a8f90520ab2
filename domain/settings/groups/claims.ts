import { defineSettings } from '../group.ts';
import { settingsLimits, whole } from '../setting-fields.ts';

const figure = (label: string) => whole(label, { min: 0, max: settingsLimits.count });

/** Specification §1; the owner answers for the figures (D41). */
export const claims = defineSettings({
  id: 'claims',
  title: 'Figures',
  note: 'the site shows each with a plus; only say what you can prove',
  saves: 'the figures the agency answers for',
  prefixed: true,
  tree: {
    claims: {
      experience: figure('Years of experience'),
      clients: figure('Satisfied clients'),
      startups: figure('Startups served'),
      happyClients: figure('Happy Clients'),
      optimizedApps: figure('Optimized Apps'),
      enhancements: figure('Feature Enhancements'),
      apps: figure('Apps Delivered'),
    },
  },
});
