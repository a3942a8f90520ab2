import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Save } from '../../db/content/versions.ts';
import type { Versioned } from '../../domain/content/item.ts';

function entityTag({ version }: Versioned<object>): string {
  return `"${version}"`;
}

/** Tells with an item which version it is, for the If-Match of a later save (R-X-08). */
export function tagWith<T extends Versioned<object>>(reply: FastifyReply, item: T): T {
  reply.header('ETag', entityTag(item));
  return item;
}

/** The versions that If-Match names; a weak or foreign tag names none (RFC 9110, 13.1.1). */
function matchedVersions(header: string | undefined): number[] | undefined {
  if (header === undefined || header.trim() === '*') return undefined;
  return header.split(',').flatMap((tag) => {
    const version = /^\s*"(\d{1,9})"\s*$/.exec(tag)?.[1];
    return version === undefined ? [] : [Number(version)];
  });
}

/** By whom, in which request and on top of which version a call changes an item. */
export function saveOf({ user, id, headers, server }: FastifyRequest): Save {
  const { origin } = server.services.config;
  const ifVersions = matchedVersions(headers['if-match']);
  const isGuarded = headers['x-sent-by'] === 'editor';
  return { by: user?.email, requestId: id, origin, ifVersions, isGuarded };
}

/** Of a call that may change many items, or one that it has not shown: one If-Match cannot speak for them. */
export function saveOfMany(request: FastifyRequest): Save {
  return { ...saveOf(request), ifVersions: undefined };
}
