import { webAddressLimit } from '../../content/addresses/web-address.ts';
import { z } from '../../zod.ts';
import { defineSettings } from '../group.ts';
import { network, networkLimit, networksLimit } from '../networks.ts';
import { list, setting, settingLine } from '../setting-fields.ts';
import { telephone } from '../telephone.ts';

const emailLimit = 254;

export const contactSettings = defineSettings({
  id: 'contact',
  title: 'Contact',
  note: 'in the footer, on the contact page, behind Get Started',
  saves: 'telephone, email and social links',
  tree: {
    phone: telephone('Telephone'),
    email: setting('email', 'Email', z.email().max(emailLimit), { limit: emailLimit, empty: '' }),
    networks: list('Social links', {
      noun: 'link',
      limit: networksLimit,
      hint: 'In the footer, in this order.',
      fields: {
        label: settingLine('Network', network.shape.label, { limit: networkLimit }),
        address: settingLine('Address', network.shape.address, {
          limit: webAddressLimit,
          hint: 'Starts with https://.',
        }),
      },
    }),
  },
});
