import type { Page } from '@playwright/test';
import type { Overview } from '../../domain/api/operations/overview.ts';
import { hour } from '../../domain/durations.ts';

export const ago = (hours: number) => new Date(Date.now() - hours * hour).toISOString();

export const nothing: Overview = {
  counts: { 'case-study': 4, blog: 3, 'location-page': 1, page: 0 },
  published: { 'case-study': 4, blog: 3, 'location-page': 1, page: 0 },
  drafts: [],
  changed: { items: [], total: 0 },
  lastChanges: [],
  scheduled: { items: [], total: 0 },
  refused: [],
  hiddenAs: null,
  samplesLeft: 0,
  enquiries: {
    new: 0,
    overdue: 0,
    waiting: { items: [], total: 0 },
    mine: { items: [], total: 0 },
  },
  claims: { unproved: 0, expired: 0, contradicting: 0 },
  missed: { items: [], total: 0 },
  translations: [],
  backups: null,
  alerts: [],
  mail: { configured: true, queued: 0, held: 0, failed: 0, failures: [], heartbeat: null },
};

/** The card of what waits. */
export const needs = (page: Page) =>
  page.locator('main section').filter({ has: page.getByRole('heading', { name: 'Needs you' }) });
