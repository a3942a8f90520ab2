import { expect, test } from 'vitest';
import { rtfPictures } from './rtf-pictures.ts';

const hex = '89504e470d0a1a0a0000000d49484452\n00000001';

test('pictures come out of what Word writes beside its HTML, each once and in order', async () => {
  const picture = `{\\*\\shppict{\\pict{\\*\\picprop\\shplid1025{\\sp{\\sn a}{\\sv 1}}}\\picw26\\pngblip ${hex}}}`;
  const old = '{\\nonshppict{\\pict\\picw26\\wmetafile8 0100090000030a0100090000030a01000900}}';
  const rtf = `{\\rtf1 text ${picture}${old} more ${picture.replace('pngblip', 'jpegblip')}${old}{\\pict\\emfblip ${hex}}}`;
  const [first, second, third, ...others] = rtfPictures(rtf);
  expect([first?.name, second?.name, third]).toEqual(['picture-1.png', 'picture-2.jpeg', null]);
  expect(others).toEqual([]);
  expect(new Uint8Array((await first?.arrayBuffer()) ?? []).slice(0, 4)).toEqual(
    new Uint8Array([0x89, 0x50, 0x4e, 0x47]),
  );
  expect(first?.size).toBe(20);
});

test('a text without pictures has none', () => {
  expect(rtfPictures('')).toEqual([]);
  expect(rtfPictures('{\\rtf1 words}')).toEqual([]);
});
