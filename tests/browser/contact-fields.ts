import type { Page } from '@playwright/test';
import { expect } from './site.ts';

export const sent = 'Message Sent Successfully.';
export const failed = 'Message failed to send, try again by reloading the page.';
export const call = '**/send-contact-form-main';

export const message = {
  name: 'Maryam',
  email: 'maryam@barhi.example',
  message: 'A shop for dates.',
};
/** The browser counts the blanks around a letter; the server does not. */
export const refused = { ...message, name: ' x ' };

export function fields(page: Page) {
  return {
    name: page.getByLabel('Full Name'),
    email: page.getByLabel('Email Address'),
    message: page.getByLabel('Message', { exact: true }),
  };
}

export async function fill(page: Page, values: typeof message): Promise<void> {
  const { name, email, message } = fields(page);
  await name.fill(values.name);
  await email.fill(values.email);
  await message.fill(values.message);
}

export async function expectFields(page: Page, values: typeof message): Promise<void> {
  const { name, email, message } = fields(page);
  await expect(name).toHaveValue(values.name);
  await expect(email).toHaveValue(values.email);
  await expect(message).toHaveValue(values.message);
}

/** Opens the page and waits until the form's script is at work, which its counter shows. */
export async function openForm(page: Page): Promise<void> {
  await page.goto('/contact');
  await fields(page).name.fill('M');
  await expect(page.getByText('1 / 12')).toBeVisible();
}

export async function send(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Send message' }).click();
}

export const empty = { name: '', email: '', message: '' };
