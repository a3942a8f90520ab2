import { type LimitedField, rangeOfLimit } from '../../inbox/form-limits.ts';
import { defineSettings } from '../group.ts';
import { whole } from '../setting-fields.ts';

/** Never below the specification: what was accepted once is always accepted. */
function limit(label: string, field: LimitedField) {
  const [min, max] = rangeOfLimit(field);
  const [from, to] = [min.toLocaleString('en'), max.toLocaleString('en')];
  return whole(label, { min, max, hint: `From ${from} to ${to}.` });
}

/** Decision D55. */
export const formSettings = defineSettings({
  id: 'forms',
  title: 'Forms',
  note: 'how much visitors may write, in characters',
  saves: 'the longest texts of the enquiry forms',
  prefixed: true,
  tree: {
    forms: {
      name: limit('Name', 'name'),
      email: limit('Email', 'email'),
      message: limit('Message', 'message'),
      businessName: limit('Business name', 'businessName'),
      role: limit('Title or role', 'role'),
    },
  },
});
