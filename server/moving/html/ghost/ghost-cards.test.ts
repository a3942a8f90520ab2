import { expect, test } from 'vitest';
import { htmlOfGhost } from './ghost-html.ts';

const cards: [name: string, html: string, made: string][] = [
  [
    'a bookmark',
    '<figure class="kg-card kg-bookmark-card"><a class="kg-bookmark-container" href="https://a.example/x"><div class="kg-bookmark-content"><div class="kg-bookmark-title">Title</div><div class="kg-bookmark-description">About it</div><div class="kg-bookmark-metadata"><img class="kg-bookmark-icon" src="https://a.example/i.png" alt=""><span class="kg-bookmark-author">A</span></div></div><div class="kg-bookmark-thumbnail"><img src="https://a.example/t.jpg" alt=""></div></a></figure>',
    '<figure><a href="https://a.example/x"><img src="https://a.example/t.jpg" alt=""></a><figcaption><a href="https://a.example/x">Title</a> About it</figcaption></figure>',
  ],
  [
    'a gallery',
    '<figure class="kg-card kg-gallery-card kg-width-wide kg-card-hascaption"><div class="kg-gallery-container"><div class="kg-gallery-row"><div class="kg-gallery-image"><img src="/a.jpg" alt="A"></div><div class="kg-gallery-image"><img src="/b.jpg" alt=""></div></div></div><figcaption>Two</figcaption></figure>',
    '<figure data-node="gallery"><img src="/a.jpg" alt="A"><img src="/b.jpg" alt=""><figcaption>Two</figcaption></figure>',
  ],
  [
    'a callout',
    '<div class="kg-card kg-callout-card kg-callout-card-blue"><div class="kg-callout-emoji">💡</div><div class="kg-callout-text">Mind <b>this</b></div></div>',
    '<blockquote><p>💡 Mind <b>this</b></p></blockquote>',
  ],
  [
    'a toggle',
    '<div class="kg-card kg-toggle-card" data-kg-toggle-state="close"><div class="kg-toggle-heading"><h4 class="kg-toggle-heading-text">Why?</h4><button class="kg-toggle-card-icon"><svg></svg></button></div><div class="kg-toggle-content"><p>So.</p></div></div>',
    '<h4>Why?</h4><p>So.</p>',
  ],
  [
    'a film',
    '<figure class="kg-card kg-video-card"><div class="kg-video-container"><video src="/content/media/a.mp4" poster="/t.jpg"></video><div class="kg-video-overlay"><span>0:00</span></div></div><figcaption>How</figcaption></figure>',
    '<figure data-node="film"><a href="/content/media/a.mp4">How</a></figure>',
  ],
  [
    'sound',
    '<div class="kg-card kg-audio-card"><img class="kg-audio-thumbnail" src="/t.jpg"><div class="kg-audio-player-container"><audio src="/content/media/a.mp3"></audio><div class="kg-audio-title">Episode 1</div><span>0:00</span></div></div>',
    '<p><a href="/content/media/a.mp3">Episode 1</a></p>',
  ],
  [
    'a file',
    '<div class="kg-card kg-file-card"><a class="kg-file-card-container" href="/content/files/a.pdf"><div class="kg-file-card-title">Price list</div><div class="kg-file-card-caption">For 2021</div><div class="kg-file-card-metadata"><div class="kg-file-card-filename">a.pdf</div><div class="kg-file-card-filesize">1 MB</div></div></a></div>',
    '<p><a href="/content/files/a.pdf">Price list (1 MB)</a> For 2021</p>',
  ],
  [
    'a button',
    '<div class="kg-card kg-button-card kg-align-center"><a href="/go" class="kg-btn kg-btn-accent">Go</a></div>',
    '<p data-node="action"><a href="/go">Go</a></p>',
  ],
  [
    'a player',
    '<figure class="kg-card kg-embed-card"><iframe width="200" src="https://www.youtube.com/embed/dQw4w9WgXcQ?feature=oembed" title="A talk"></iframe></figure>',
    '<figure data-node="film"><a href="https://www.youtube.com/watch?v=dQw4w9WgXcQ">A talk</a></figure>',
  ],
  [
    'a picture',
    '<figure class="kg-card kg-image-card kg-card-hascaption"><img src="/a.jpg" class="kg-image" alt="A" srcset="/size/w600/a.jpg 600w"><figcaption>Words</figcaption></figure>',
    '<figure><img src="/a.jpg" class="kg-image" alt="A" srcset="/size/w600/a.jpg 600w"><figcaption>Words</figcaption></figure>',
  ],
];

test.each(cards)('%s becomes what a text holds', (_, html, made) => {
  expect(htmlOfGhost(html)).toEqual({ html: made, notes: [] });
});

test('the text of an unknown card stays, and the card is named', () => {
  const html = '<div class="kg-card kg-header-card"><h2>Hello</h2><p>You</p></div>';
  expect(htmlOfGhost(html)).toEqual({
    html: '<h2>Hello</h2><p>You</p>',
    notes: [{ what: 'card kg-header-card', became: 'Its text alone.' }],
  });
});
