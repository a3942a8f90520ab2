import { loginInput } from '../../accounts/user.ts';
import { z } from '../../zod.ts';
import { done } from '../answers.ts';
import { del, get, post, put } from '../call.ts';
import { rowParams as params } from '../params.ts';

const listedUser = z.object({
  user_id: z.number().int(),
  email: z.string(),
  isAdmin: z.boolean(),
  disabled: z.boolean(),
  created_at: z.string(),
});

export type ListedUser = z.infer<typeof listedUser>;

const changedUser = done.extend({ user: listedUser });

const userWithPassword = changedUser.extend({
  password: z.string().describe('Generated, and told only in this answer.'),
});

export type UserWithPassword = z.infer<typeof userWithPassword>;

const invitation = z.object({
  link_id: z.number().int(),
  email: z.string(),
  invited_by: z.string(),
  created_at: z.string(),
  expires_at: z.string().nullable().describe('Null until a link has left.'),
  status: z.enum(['queued', 'sent', 'failed', 'shown']),
  reason: z.string().describe('What the mail server said when it did not take the mail.'),
});

export type Invitation = z.infer<typeof invitation>;

const invited = done.extend({
  invitation,
  link: z
    .string()
    .optional()
    .describe('On a site that sends no mail: to be handed over, and told only in this answer.'),
});

export type Invited = z.infer<typeof invited>;

export const listUsers = get('listUsers', '/api/users', {
  answer: z.array(listedUser),
});

export const updateUser = put('updateUser', '/api/users/:id', {
  params,
  body: z.object({ disabled: z.boolean() }),
  answer: changedUser,
});

export const resetUserCall = post('resetUser', '/api/users/:id/reset', {
  params,
  answer: userWithPassword,
});

export const inviteUser = post('inviteUser', '/api/users', {
  body: loginInput.pick({ email: true }),
  answer: invited,
  status: 201,
});

export const listInvitations = get('listInvitations', '/api/users/invitations', {
  answer: z.array(invitation),
});

export const resendInvitation = post('resendInvitation', '/api/users/invitations/:id/resend', {
  params,
  answer: invited,
});

export const revokeInvitationCall = del('revokeInvitation', '/api/users/invitations/:id', {
  params,
  answer: done,
});
