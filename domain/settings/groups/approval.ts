import { z } from '../../zod.ts';
import { defineSettings } from '../group.ts';
import { setting } from '../setting-fields.ts';

const isRequired = z.boolean().default(false);

function toggle(label: string) {
  return setting('toggle', label, isRequired, { empty: false });
}

/** R-A-05: it binds editors, never the specified calls (decision D68). */
export const approval = defineSettings({
  id: 'approval',
  title: 'Publish only when approved',
  note: 'editors publish these only when a client has approved every section',
  saves: 'what is published only when it is approved',
  tree: {
    approval: {
      caseStudy: toggle('Case studies'),
      blog: toggle('Blogs'),
      locationPage: toggle('Location pages'),
      page: toggle('Pages'),
    },
  },
});
