import { z } from 'zod';

export interface TracePlan {
  url: string;
  headers: Record<string, string>;
  service: string;
}

/** OTLP has an address per kind of signal below the endpoint. */
export function tracePlan(
  endpoint: string | undefined,
  rest: Omit<TracePlan, 'url'>,
): TracePlan | undefined {
  return endpoint ? { ...rest, url: `${endpoint.replace(/\/+$/, '')}/v1/traces` } : undefined;
}

function readPair(pair: string): [string, string] {
  const [, name, value] = /^\s*([\w-]+)=([^\r\n]+)$/.exec(pair) ?? [];
  if (name === undefined || value === undefined) throw new URIError('no pair');
  return [name, decodeURIComponent(value.trim())];
}

export const headersSchema = z
  .string()
  .default('')
  .transform((text, context): TracePlan['headers'] => {
    try {
      return Object.fromEntries(text === '' ? [] : text.split(',').map(readPair));
    } catch {
      context.addIssue('must be name=value with commas between them');
      return {};
    }
  });
