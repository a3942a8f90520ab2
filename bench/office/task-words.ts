import sharp from 'sharp';
import type { Hands } from './hands.ts';

/** What the four tasks write: the mouse and the keyboard make items of their own on one site. */

export const blog = {
  titles: {
    mouse: 'A shop that answers before lunch',
    keys: 'A shop that answers before prayer',
  },
  category: 'Web Development',
  brief: 'What two hours of waiting cost a shop in Deira, and what ended it.',
  heading: 'Two hours of waiting',
  paragraph: 'Nobody waits for two hours to be told a price.',
};

export const study = { words: 'museum', heading: 'A museum that writes its own labels, twice' };

export const reply = 'Dear Maryam, yes: we can begin in January. Shall we talk on Monday?';

export const place = { model: 'Web design in Abu Dhabi', names: { mouse: 'Ajman', keys: 'Bahla' } };

const reason = 'A branch of its own, the same services.';

/** Of the dialog that opens over a page which is nearly another one. */
export async function writeReason(hands: Hands): Promise<void> {
  await hands.type(hands.page.getByLabel('Why both are needed'), reason);
  await hands.press('Control+Enter');
}

export const enquiry = {
  name: 'Maryam Saif',
  email: 'maryam@barhi.example',
  phoneNum: '+44 7700 900000',
  message: 'A shop for dates, in Arabic and English.',
};

export async function photo() {
  const background = { r: 170, g: 120, b: 70 };
  const buffer = await sharp({ create: { width: 1_600, height: 900, channels: 3, background } })
    .jpeg()
    .toBuffer();
  return { name: 'shop.jpg', mimeType: 'image/jpeg', buffer };
}
