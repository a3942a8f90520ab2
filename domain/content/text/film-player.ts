const id = '([\\w-]{6,20})';

const youtube = new RegExp(
  `^https?://(?:(?:www\\.|m\\.)?youtube(?:-nocookie)?\\.com/(?:watch\\?(?:[^#]*&)?v=|shorts/|embed/|live/)|youtu\\.be/)${id}`,
);
const vimeo =
  /^https?:\/\/(?:www\.|player\.)?vimeo\.com\/(?:video\/)?(\d{4,12})(?:\/([0-9a-f]{6,16}))?/;
const upload = /^\/media\/[\w.-]+\.(?:mp4|webm)$/;

/** The sites whose players may stand in a page, and only once somebody asks for the film. */
export const filmSites = ['https://www.youtube-nocookie.com', 'https://player.vimeo.com'] as const;

/** The address that plays a film inside a page; null for one that can only be followed as a link. */
export function filmPlayer(address: string): string | null {
  const [youtubeSite, vimeoSite] = filmSites;
  const [, clip] = youtube.exec(address) ?? [];
  if (clip) return `${youtubeSite}/embed/${clip}?autoplay=1`;
  const [, number, secret] = vimeo.exec(address) ?? [];
  if (number) return `${vimeoSite}/video/${number}?${secret ? `h=${secret}&` : ''}autoplay=1&dnt=1`;
  return upload.test(address) ? address : null;
}

/** The page that a player plays, which a person may follow; null for what plays no film. */
export function filmPage(address: string): string | null {
  if (!/^https:/.test(address) || filmPlayer(address) === null) return null;
  const [, clip] =
    /^https:\/\/www\.youtube(?:-nocookie)?\.com\/embed\/([\w-]+)/.exec(address) ?? [];
  if (clip) return `https://www.youtube.com/watch?v=${clip}`;
  const [, number] = /^https:\/\/player\.vimeo\.com\/video\/(\d+)/.exec(address) ?? [];
  return number ? `https://vimeo.com/${number}` : address;
}
