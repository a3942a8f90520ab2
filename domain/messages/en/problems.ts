export const problems = {
  name: 'Please enter your name.',
  email: 'Please enter your email address.',
  emailShape: 'Please enter an email address like name@example.com.',
  phone: 'Please enter your phone number.',
  message: 'Please enter a message.',
  atLeast: 'Please enter at least {count, number, ::group-off} characters.',
  atMost: 'Please use at most {count, number, ::group-off} characters.',
  between: 'Please use {min, number, ::group-off} to {max, number, ::group-off} characters.',
  unknown: 'Please check this field.',
} as const;
